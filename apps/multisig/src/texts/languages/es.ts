import type { Part } from '../textLoaders.ts';

export const multisig: Part<'multisig'> = {
  'multisig.title': 'Cuentas multifirma',
  'multisig.lead':
    'Cuentas de varias personas, en las que debe firmar un número mínimo de propietarios.',
  'multisig.needsWallet':
    'Cada propietario consulta y firma con su propia billetera. Conecta la tuya.',
  'multisig.loading': 'Cargando…',
  'multisig.unavailable': 'No se pudo cargar.',
  'multisig.more': 'Mostrar más',

  'place.unreadable': 'No se puede leer este enlace. Pídelo de nuevo o busca la cuenta abajo.',
  'place.otherNetwork': 'Este enlace es de una red que este sitio no admite.',

  'find.owned': 'Tus cuentas en {network}',
  'find.none': 'No se encontraron cuentas multifirma tuyas en esta red.',
  'find.byAddress': 'Abrir por dirección',
  'find.address': 'Dirección de un Safe en {network}',
  'find.help': 'Cualquiera puede ver la cuenta. Solo los propietarios pueden firmar.',
  'find.notAnAddress': 'No es una dirección válida. Debe empezar por 0x seguido de 40 caracteres.',
  'find.open': 'Abrir',
  'find.other': 'Otras cuentas',

  'network.other':
    'Esta cuenta está en {network}, pero tu billetera no. Puedes verla; para firmar, cambia de red.',
  'network.switch': 'Cambiar a {network}',
  'network.failed': 'No se cambió de red. Cámbiala en tu billetera.',

  'safe.none': 'No hay ningún Safe en esta dirección de {network}.',
  'safe.unreachable': 'No se pudo leer la cuenta: {network} no respondió.',
  'safe.rule': 'Firmas necesarias: {threshold} de {owners}',
  'safe.lookOnly': 'No eres propietario',
  'safe.owners': 'Propietarios',
  'safe.balances': 'Saldos',
  'safe.version': 'Versión',
  'safe.nextNonce': 'Próximo nonce',

  'owner.passkey': 'Llave de acceso',

  'unusual.code': 'Esta cuenta usa un código que este sitio no conoce:',
  'unusual.module': 'Un módulo puede ejecutar transacciones de esta cuenta sin firmas:',
  'unusual.guard': 'Un guard puede bloquear transacciones de esta cuenta:',
  'unusual.handler': 'Un fallback handler poco común responde las llamadas a esta cuenta:',

  'view.title': 'Secciones',
  'view.queue': 'En cola',
  'view.history': 'Historial',
  'view.messages': 'Mensajes',
  'view.new': 'Nueva transacción',
  'view.newMessage': 'Nuevo mensaje',
  'view.back': 'Volver a la cuenta',

  'gateway.unreachable': 'No hubo respuesta. Revisa tu conexión y vuelve a intentarlo.',
  'gateway.answerInvalid': 'El servicio de transacciones envió una respuesta no válida.',
  'gateway.tooLarge':
    'La respuesta del servicio de transacciones era demasiado grande y no se leyó.',
  'gateway.pageElsewhere':
    'La página siguiente del servicio de transacciones está en otro servidor y no se cargó.',
  'gateway.refused': 'Mensaje del servicio de transacciones:',
  'gateway.unknownSafe':
    'El servicio de transacciones no tiene datos de esta cuenta. Lo que ves proviene de la cadena.',
  'gateway.differs':
    'El servicio de transacciones no coincide con la cadena. Lo que ves proviene de la cadena, y no se puede firmar nada.',

  'queue.empty': 'No hay transacciones en espera.',
  'queue.next': 'Siguiente: nonce {nonce}',
  'queue.nonce': 'Nonce {nonce}',
  'queue.unreadable': 'Ilegible',
  'queue.conflict': {
    one: '{count} transacción tiene este nonce.',
    many: 'Estas {count} de transacciones tienen el mismo nonce. Al ejecutarse una, las demás quedan sin efecto.',
    other:
      'Estas {count} transacciones tienen el mismo nonce. Al ejecutarse una, las demás quedan sin efecto.',
  },
  'queue.details': 'Detalles',

  'history.help':
    'Según el servicio de transacciones. Abre una transacción para verla verificada en la cadena.',
  'history.empty': 'Todavía no hay movimientos.',
  'history.received': 'Recepción de {amount} de {sender}',
  'history.receivedToken': 'Recepción de {token} de {sender}',
  'history.sentToken': 'Transferencia de {token} a {recipient}',
  'history.settings': 'Cambio en la configuración de la cuenta',
  'history.created': 'Cuenta creada',
  'history.other': 'Otra: {name}',

  'messages.empty': 'No hay mensajes.',
  'message.title': 'Mensaje',
  'message.text': 'Texto',
  'message.help':
    'Cuando firman los propietarios necesarios, vale como firmado por la cuenta. No se envía nada a la red.',
  'message.missing': 'Escribe el texto que se va a firmar.',
  'message.typed':
    'Aquí no se pueden firmar datos estructurados: solo su aplicación puede mostrar lo que autorizan.',
  'message.tooLong': 'Este mensaje es demasiado largo para revisarlo aquí.',
  'message.proven': 'Verificado en la cadena ahora mismo: está firmado por la cuenta.',
  'message.disproven':
    'Firmaron los propietarios necesarios, pero la cadena no lo acepta como firmado por la cuenta.',
  'message.unproven':
    'Firmaron los propietarios necesarios. No se pudo verificar si la cuenta lo acepta: {network} no respondió.',
  'message.copySignature': 'Copiar la firma',
  'message.shareHelp': 'Para los demás propietarios: abre este mensaje.',

  'status.awaitingConfirmations': 'Faltan firmas',
  'status.awaitingExecution': 'Lista para ejecutar',
  'status.success': 'Ejecutada',
  'status.cancelled': 'Sin efecto',
  'status.failed': 'Fallida',

  'transaction.title': 'Transacción',
  'transaction.signed': 'Firmas: {signed} de {threshold}',
  'transaction.hasSigned': 'Firmado',
  'transaction.notSigned': 'Sin firmar',
  'transaction.youSigned': 'Ya firmaste. Ahora les toca a los demás propietarios.',
  'transaction.from': 'Propuesta por «{app}» (sin verificar)',
  'transaction.proposed': 'Propuesta el',
  'transaction.unproven':
    'El servicio de transacciones indica que se ejecutó. En la cadena no consta.',
  'transaction.explorer': 'Ver en el explorador',
  'transaction.share': 'Copiar enlace',
  'transaction.shareHelp': 'Para los demás propietarios: abre esta transacción.',
  'transaction.reject': 'Proponer un rechazo',

  'address.safe': 'Esta cuenta',
  'address.you': 'Tú',

  'call.rejection': 'Rechazar: transacción vacía que consume este nonce',
  'call.send': 'Enviar {amount} a {recipient}',
  'call.sendUnknown': 'Enviar {units} unidades mínimas del token no listado {token} a {recipient}',
  'call.revoke': 'Retirar a {spender} el permiso para gastar {token}',
  'call.approveItems': 'Permitir que {spender} mueva todos los elementos de {token}',
  'call.approveUnknown':
    'Permitir que {spender} gaste {units} unidades mínimas (o el elemento n.º {units}) del token no listado {token}',
  'call.approveUnlimited': 'Permitir que {spender} gaste {token} sin límite',
  'call.approveMore': 'Permitir que {spender} gaste {amount} más',
  'call.approve': 'Permitir que {spender} gaste {amount}',
  'call.addOwner': 'Agregar a {owner} como propietario. Firmas necesarias después: {threshold}',
  'call.removeOwner': 'Quitar al propietario {owner}. Firmas necesarias después: {threshold}',
  'call.swapOwner': 'Reemplazar al propietario {owner} por {newOwner}',
  'call.changeThreshold': 'Cambiar el umbral. Firmas necesarias después: {threshold}',
  'call.function': 'Llamar a {name} en {contract}',
  'call.batch': {
    one: 'Lote de {count} llamada',
    many: 'Lote de {count} de llamadas, todas o ninguna',
    other: 'Lote de {count} llamadas, todas o ninguna',
  },
  'call.raw': 'Llamada ilegible a {contract}',
  'call.withCoins': '{call}, junto con {amount}',

  'past.rejection': 'Rechazo: transacción vacía',
  'past.send': 'Envío de {amount} a {recipient}',
  'past.sendUnknown':
    'Envío de {units} unidades mínimas del token no listado {token} a {recipient}',
  'past.revoke': 'Permiso para gastar {token} retirado a {spender}',
  'past.approveItems': 'Permiso a {spender} para mover todos los elementos de {token}',
  'past.approveUnknown':
    'Permiso a {spender} para gastar {units} unidades mínimas (o el elemento n.º {units}) del token no listado {token}',
  'past.approveUnlimited': 'Permiso a {spender} para gastar {token} sin límite',
  'past.approveMore': 'Permiso a {spender} para gastar {amount} más',
  'past.approve': 'Permiso a {spender} para gastar {amount}',
  'past.addOwner': 'Propietario agregado: {owner}. Firmas necesarias después: {threshold}',
  'past.removeOwner': 'Propietario quitado: {owner}. Firmas necesarias después: {threshold}',
  'past.swapOwner': 'Propietario {owner} reemplazado por {newOwner}',
  'past.changeThreshold': 'Umbral cambiado. Firmas necesarias después: {threshold}',
  'past.function': 'Llamada a {name} en {contract}',

  'fact.spender': 'Autorizado',
  'fact.token': 'Token',
  'fact.owner': 'Propietario',
  'fact.newOwner': 'Nuevo propietario',
  'fact.guardian': 'Guardián',
  'fact.through': 'A través de',
  'fact.contract': 'Contrato',
  'fact.account': 'Cuenta',
  'fact.nonce': 'Nonce',
  'fact.operation': 'Tipo de llamada',
  'fact.delegatecall': 'Delegatecall: el código del contrato se ejecuta como esta cuenta',
  'fact.data': {
    one: 'Datos, {count} byte',
    many: 'Datos, {count} de bytes',
    other: 'Datos, {count} bytes',
  },
  'fact.trailing': {
    one: 'Datos adicionales, {count} byte',
    many: 'Datos adicionales, {count} de bytes',
    other: 'Datos adicionales, {count} bytes',
  },

  'review.what': 'Qué va a pasar',

  'hash.title': 'Compara con tu billetera',
  'hash.help':
    'Calculados en este dispositivo a partir de los campos que ves aquí. Tu billetera muestra los mismos; si no, no firmes.',
  'hash.domain': 'Hash de dominio (domain hash)',
  'hash.message': 'Hash de mensaje (message hash)',
  'hash.safeTx': 'Hash para firmar (safeTxHash)',
  'hash.safeMessage': 'Hash para firmar (safeMessageHash)',
  'hash.copy': 'Copiar: {name}',
  'hash.same': 'El servicio de transacciones indica el mismo hash.',
  'hash.other': 'El servicio de transacciones indica otro hash.',

  'finding.refused': 'No firmes esto.',
  'finding.inCall': 'Llamada {place}: {text}',
  'finding.fields-invalid': 'Un campo falta o no es válido.',
  'finding.safe-mismatch': 'Esto es de otra cuenta o de otra red.',
  'finding.hash-mismatch': 'El hash del servicio de transacciones no corresponde a estos campos.',
  'finding.not-requested': 'No es la transacción que se pidió.',
  'finding.shown-differs':
    'El resumen del servicio de transacciones no coincide con lo que hace la llamada.',
  'finding.delegatecall-unknown-target':
    'Un código desconocido se ejecutaría como la propia cuenta.',
  'finding.delegatecall-unknown-selector':
    'Un código conocido se ejecutaría como la cuenta, pero no como está previsto.',
  'finding.batch-unreadable': 'El lote no se puede leer hasta el último byte.',
  'finding.signature-invalid': 'Una firma no es del propietario que indica.',
  'finding.signature-not-owner': 'Una firma es de alguien que no es propietario.',
  'finding.signature-duplicate': 'La firma de un propietario aparece dos veces.',
  'finding.owners-differ': 'Los propietarios no coinciden con la cadena.',
  'finding.owners-order-differs': 'El orden de los propietarios no coincide con la cadena.',
  'finding.threshold-differs': 'El umbral no coincide con la cadena.',
  'finding.version-differs': 'La versión no coincide con la cadena.',
  'finding.nonce-differs':
    'El nonce no coincide con la cadena; el servicio de transacciones puede estar atrasado.',
  'finding.signature-unverified': 'La aprobación de un contrato no se verificó en la cadena.',
  'finding.owner-change': 'Cambian los propietarios de la cuenta.',
  'finding.threshold-change': 'El número de firmas necesarias cambia de {before} a {after}.',
  'finding.module-change': 'Se agrega o se quita un módulo, que actúa sin firmas.',
  'finding.guard-change': 'Cambia el guard, que revisa cada transacción.',
  'finding.fallback-handler-change':
    'Cambia el fallback handler, que responde las llamadas a la cuenta.',
  'finding.singleton-change': 'Cambia el código de la cuenta.',
  'finding.self-call-unknown': 'La cuenta se llama a sí misma de un modo desconocido.',
  'finding.approves-hash':
    'Se aprueba una transacción de otra cuenta, de la que solo se conoce el hash.',
  'finding.approval-unlimited':
    'Alguien más podrá gastar tokens de esta cuenta sin límite, ahora y más adelante.',
  'finding.approval': 'Alguien más podrá gastar tokens de esta cuenta.',
  'finding.gas-token': 'El reembolso se pagaría en un token.',
  'finding.refund-receiver': 'El reembolso iría a la dirección indicada aquí.',
  'finding.safe-tx-gas': 'Aunque la llamada falle, el nonce se consume.',
  'finding.nonce-conflict':
    'Otra transacción tiene el mismo nonce. Solo se puede ejecutar una de las dos.',
  'finding.nonce-used': 'El nonce ya se consumió: esto nunca se podrá ejecutar.',
  'finding.nonce-gap': 'Antes hay que ejecutar las transacciones anteriores.',
  'finding.signs-message': 'Se firma un mensaje en nombre de la cuenta.',
  'finding.creates-contract': 'Se crea un contrato.',
  'finding.call-unreadable': 'No se puede leer aquí lo que hace esta llamada.',
  'finding.rejection': 'Una transacción vacía: solo consume este nonce.',

  'obstacle.network': 'Tu billetera debe estar en {network}.',
  'obstacle.refused': 'Esto no se debe firmar, por los motivos de arriba.',
  'obstacle.unread': 'Primero lee y marca las advertencias de arriba.',
  'obstacle.notOwner': 'No eres propietario de esta cuenta: puedes verla, pero no firmar.',
  'obstacle.turn': {
    one: 'Antes hay que ejecutar {count} transacción.',
    many: 'Antes hay que ejecutar {count} de transacciones.',
    other: 'Antes hay que ejecutar {count} transacciones.',
  },

  'action.title': 'Acciones',
  'action.checking': 'Revisando una vez más…',
  'action.handing': 'Enviando…',
  'action.propose': 'Firmar y proponer',
  'action.confirm': 'Firmar',
  'action.execute': 'Ejecutar',
  'action.delete': 'Eliminar esta propuesta',
  'action.description': 'Ejecución para {account}: {call}',
  'done.propose': 'Propuesta enviada.',
  'undone.propose': 'No se propuso.',
  'done.confirm': 'Firma agregada. Los demás propietarios ya la ven.',
  'undone.confirm': 'No se agregó tu firma.',
  'done.execute': 'Transacción ejecutada.',
  'undone.execute': 'No se ejecutó.',
  'done.delete': 'Propuesta eliminada.',
  'undone.delete': 'No se eliminó.',

  'row.nonceTooLarge': '(demasiado grande para leerlo con exactitud)',
  'row.unreadable': 'No se puede leer este elemento. Los demás no se ven afectados.',

  'fault.wallet': 'Tu billetera rechazó la solicitud sin indicar el motivo.',
  'fault.network': 'La red no respondió a tiempo.',
  'fault.changed': 'Cambió desde que la viste. Revísala de nuevo.',
  'fault.signature': 'Tu billetera firmó otra cosa, o con otra cuenta.',
  'fault.failed-on-chain': 'La red la ejecutó, pero la llamada interna falló.',

  'propose.kind': 'Qué proponer',
  'propose.call': 'Llamada a un contrato',
  'propose.review': 'Revisar',
  'propose.another': 'Agregar otra llamada',
  'propose.full': 'No se pueden agregar más llamadas.',
  'propose.draft': {
    one: '{count} llamada hasta ahora',
    many: '{count} de llamadas hasta ahora, en un solo lote',
    other: '{count} llamadas hasta ahora, en un solo lote',
  },
  'propose.remove': 'Quitar: {call}',
  'propose.reviewDraft': 'Revisar estas',
  'propose.zero': 'Un lote no puede contener una llamada a la dirección cero. Quítala.',
  'propose.after':
    'Tu firma es la primera. No pasa nada hasta que firmen los propietarios necesarios y alguien la ejecute.',
  'propose.back': 'Volver al formulario',

  'abi.label': 'Interfaz (ABI)',
  'abi.help': 'En JSON, o una línea por función: function dock(address to) payable',
  'abi.empty': 'Pega la interfaz del contrato.',
  'abi.unreadable': 'No se puede leer esta interfaz.',
  'abi.no-functions': 'Ninguna de sus funciones cambia algo.',
  'abi.function': 'Función',
  'abi.value': '{symbol} que se envía con la llamada',

  'argument.number': 'Escribe un número entero, en la unidad mínima.',
  'argument.range': 'Este número está fuera del rango de su tipo.',
  'argument.address': 'Escribe una dirección con la suma de verificación correcta.',
  'argument.bool': 'Escribe true o false.',
  'argument.bytes':
    'Escribe los bytes como 0x y un número par de dígitos, tantos como indique el tipo.',
  'argument.list': 'Escribe un JSON que coincida con el tipo.',
  'argument.listHelp': 'En JSON, con los números grandes entre comillas.',

  'owners.change': 'Cambio',
  'owners.add': 'Agregar un propietario',
  'owners.remove': 'Quitar un propietario',
  'owners.swap': 'Reemplazar un propietario',
  'owners.threshold': 'Cambiar el umbral',
  'owners.who': 'Propietario que se quita',
  'owners.signatures': 'Firmas necesarias después',
  'owners.same': 'Ese ya es el umbral.',
  'owners.already': 'Ya es propietario.',
  'owners.impossible': 'Esta dirección no puede ser propietaria.',

  'reject.title': 'Rechazar',
  'reject.help':
    'Una transacción vacía ocupa el mismo nonce. Cuando la firman los propietarios necesarios y se ejecuta, la otra ya nunca se puede ejecutar.',
};

export const treasury: Part<'treasury'> = {
  'payments.table': 'Pagar a muchos a la vez (CSV)',
  'payments.single': 'Ingresar los pagos uno por uno',
  'nonce.choose': 'Nonce {nonce}: elegir otro',
  'nonce.free': 'El primero libre, después de todos los que esperan.',
  'nonce.replaces':
    'Una transacción en espera tiene este nonce. Cuando se ejecute una, las demás quedarán sin efecto.',
  'nonce.gap': 'Falta el nonce {missing}: hasta que se ejecute, esto no se puede ejecutar.',
  'nonce.used': 'La cuenta ya está en el nonce {next}.',
  'nonce.unheard':
    'La cuenta ya pasó este nonce. El servicio de transacciones aún no indica qué transacción lo usó.',
  'nonce.not-a-number': 'Ingresa un número entero desde {next}.',
  'nonce.replace': 'Proponer otra llamada en su lugar',
  'takes.nonce': 'Esta propuesta usa el nonce {nonce}.',
  'takes.used': 'Ya está usado: esto nunca se podría ejecutar. Elige otro en la revisión.',
  'gap.one': 'Falta el nonce {nonce}.',
  'gap.several': 'Faltan los nonces {first} a {last}.',
  'gap.help': 'Nada de lo que sigue se puede ejecutar antes.',
  'gap.fill': 'Proponer una con el nonce {nonce}',
  'delete.help':
    'Esto solo la quita del servicio de transacciones. Quien conserve las firmas aún podría ejecutarla: para estar seguro, recházala.',
  'delete.never':
    'No puedes eliminar esta propuesta: el servicio de transacciones solo lo permite a billeteras con clave propia, no a llaves de acceso ni a contratos. Recházala en su lugar.',
  'signer.several':
    'Tu cuenta necesita a su vez varias firmas, que no se pueden reunir aquí. Usa otra billetera.',
  'next.sign': {
    one: 'Falta {count} firma, de cualquiera de estos propietarios:',
    many: 'Faltan {count} firmas, de cualquiera de estos propietarios:',
    other: 'Faltan {count} firmas, de cualquiera de estos propietarios:',
  },
  'next.execute':
    'Ya firmaron suficientes propietarios: cualquiera puede ejecutarla ahora, más abajo.',
  'next.share': 'Envíales este enlace: abre esta transacción.',
  'approve.help':
    'Tu cuenta es un contrato: firma esto con una transacción propia en {network}, que confirman sus propietarios.',
  'approve.waiting':
    'Esperando su transacción en {network}. Puedes salir de esta página y volver a pulsar el botón más tarde: no se pierde nada.',
  'approve.description': 'Firma para {account}',
  'create.link': 'Crear una cuenta multifirma',
  'create.open': 'Abrir en otra red',
  'settings.open': 'Configuración de esta cuenta',
  'set.enableModule': 'Activa el módulo {module}: podrá actuar sin firmas',
  'set.disableModule': 'Desactiva el módulo {module}',
  'set.guard': 'Establece el guard {contract}, que puede rechazar cualquier transacción',
  'unset.guard': 'Quita el guard',
  'set.moduleGuard': 'Establece el guard de los módulos {contract}',
  'unset.moduleGuard': 'Quita el guard de los módulos',
  'set.handler': 'Establece el fallback handler {contract}',
  'unset.handler': 'Quita el fallback handler',
  'set.addDelegate': 'Permite que {spender} tenga límites de gasto',
  'set.removeDelegate': 'Quita todos los límites de gasto de {spender}',
  'set.limitOnce': '{spender} puede gastar {amount} una vez, sin firmas',
  'set.limit': '{spender} puede gastar {amount} sin firmas, y se renueva después de {period}',
  'set.resetLimit': 'Vuelve a contar como cero lo que {spender} gastó de {token}',
  'set.removeLimit': 'Quita el límite de gasto de {token} de {spender}',
  'set.units': '{units} unidades mínimas del token no listado {token}',
  'finding.threshold-one': 'Cualquier propietario podrá actuar por sí solo.',
  'finding.gas-price':
    'Además de la llamada, la cuenta paga un reembolso de hasta {amount} a {recipient}.',
  'set.enableRecovery': 'Activa la recuperación por guardianes (módulo {module})',
  'set.disableRecovery': 'Desactiva la recuperación por guardianes (módulo {module})',
  'set.addGuardian': 'Agrega el guardián {guardian}. Guardianes necesarios después: {threshold}',
  'set.revokeGuardian': 'Quita el guardián {guardian}. Guardianes necesarios después: {threshold}',
  'set.guardianThreshold': 'Guardianes necesarios después: {threshold}',
  'set.cancelRecovery': 'Detiene la recuperación en curso',
  'set.invalidateApprovals': 'Invalida lo que los guardianes han aprobado hasta ahora',
  'finding.recovery-on':
    'Suficientes guardianes juntos podrán reemplazar a todos los propietarios, tras un plazo en el que la cuenta puede detenerlo.',
  'finding.guardian-change':
    'Cambian los guardianes, que pueden reemplazar a todos los propietarios.',
  'finding.recovery-cancel':
    'Se detiene una recuperación en curso. Sus guardianes pueden iniciar otra.',
  'finding.recovery-approval':
    'Como guardián, esta cuenta aprueba nuevos propietarios de otra cuenta.',
  'recovery.running':
    'Hay una recuperación en curso. A partir del {date}, reemplaza a todos los propietarios de esta cuenta por:',
  'recovery.due':
    'El plazo de una recuperación ha terminado. Cualquiera puede completarla ahora, y reemplaza a todos los propietarios de esta cuenta por:',
  'recovery.terms':
    'Firmas necesarias después: {threshold}. Guardianes que la aprobaron: {approvals}.',
  'recovery.stop': 'Proponer detenerla',
  'recovery.unread':
    'La recuperación por guardianes está activada, pero no se pudo leer: {network} no respondió. Puede haber una en curso.',
  'recovery.on':
    'La recuperación por guardianes está activada: {threshold} de {count} guardianes pueden reemplazar a todos los propietarios, tras {period}.',
  'recovery.empty': 'La recuperación por guardianes está activada, sin guardianes.',
  'recovery.kept':
    'La recuperación por guardianes está desactivada, pero su módulo conserva guardianes o una recuperación que valdrán al activarla de nuevo.',
  'recovery.off': 'Proponer desactivarla',
  'recovery.failed': 'No se preparó la propuesta: {network} no respondió.',
  'set.cancelDelayed':
    'Cancela lo que espera en el módulo de recuperación antes del número {nonce}',
  'finding.delay-cancel':
    'Se cancelan las transacciones que esperan en el módulo de recuperación. Se pueden agregar otras.',
  'finding.delay-change':
    'Cambia el módulo de recuperación: quién puede agregarle transacciones o cuánto esperan.',
  'finding.spending-limit': 'Alguien podrá gastar hasta un límite sin ninguna firma.',
  'history.item': 'artículo {id} de {token}',
  'history.doubt.not-owners':
    'Los propietarios no firmaron esto: lo informa el contrato del token.',
  'history.doubt.nothing':
    'No se envió nada y los propietarios no firmaron esto. No copies su dirección.',
  'history.doubt.imitation': 'Este token imita a uno que conoces. Es otro.',
  'history.doubt.look-alike': 'Esta dirección se parece a una que conoces, pero es otra.',
  'history.doubt.odd-decimals':
    'El contrato de este token indica una cantidad de decimales que ningún importe puede tener.',
  'finding.signature-set-aside':
    'Una firma es de una cuenta que no es propietaria o ya no lo es. No cuenta.',
  'finding.signature-withdrawn':
    'Un contrato propietario no acepta su firma o ya no la acepta. No cuenta.',
  'refund.paid': 'Además se pagó {amount} a {recipient} como reembolso de gas.',
  'refund.along': '{call}, con un reembolso de hasta {amount} a {recipient}',
  'refund.executor': 'quien lo ejecute',
  'row.proposer': 'Propuesta por {name}',
  'row.depends':
    'Esto depende de los cambios de propietarios pendientes anteriores, con nonce {nonces}.',
  'ledger.open': 'Filtrar y exportar',
  'ledger.close': 'Volver a mostrar todo',
  'note.label': 'Nota para los demás propietarios',
  'note.help':
    'Opcional y pública: cualquiera puede leerla en el servicio de transacciones. No forma parte de lo que se firma.',
  'note.tooLong': '{most} caracteres como máximo.',
  'note.shown': 'Nota de quien propuso, no forma parte de lo que se firma:',
  'notify.on': 'Avisarme cuando algo espere mi firma',
  'notify.help': 'En este dispositivo, mientras haya una pestaña abierta con esta cuenta.',
  'notify.denied':
    'Tu navegador bloquea las notificaciones de este sitio. Permítelas en su configuración.',
  'notify.waits': {
    one: '{count} transacción de {account} espera tu firma.',
    many: '{count} transacciones de {account} esperan tu firma.',
    other: '{count} transacciones de {account} esperan tu firma.',
  },
};

export const changes: Part<'changes'> = {
  'was.ownerAdded': 'Propietario agregado: {owner}',
  'was.ownerRemoved': 'Propietario quitado: {owner}',
  'was.threshold': 'Firmas requeridas',
  'was.guard': 'Guard',
  'was.moduleGuard': 'Guard de los módulos',
  'was.handler': 'Fallback handler',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'ninguno',
  'was.nothing': 'La cadena no muestra ningún cambio de configuración en esta transacción.',
};

export const newSafe: Part<'newSafe'> = {
  'new.title': 'Crear una cuenta multifirma',
  'new.lead':
    'Elige a los propietarios y cuántos de ellos deben firmar. Será un Safe común: sin módulos, sin guard y sin nadie más.',
  'new.owner': 'Propietario {number}',
  'new.noOwner': 'Indica la dirección o el nombre del propietario.',
  'new.removeOwner': 'Quitar al propietario {number}',
  'new.threshold': 'Firmas necesarias',
  'new.alone': 'Con un solo propietario, perder la clave es perder la cuenta. Agrega otro.',
  'new.all':
    'Todos los propietarios deben firmar: si se pierde una clave, nada podrá moverse nunca más.',
  'new.any': 'Cualquiera de los propietarios puede moverlo todo por sí solo.',
  'new.showAddress': 'Mostrar la dirección',
  'new.address': 'Dirección que tendrá',
  'new.create': 'Crear la cuenta',
  'new.once': 'Una transacción desde la cuenta conectada, que paga la comisión de la red.',
  'new.failed': 'No se creó la cuenta.',
  'new.notThere':
    'La cadena de bloques no muestra esta cuenta con estos propietarios. No uses la dirección.',
  'new.description': 'Crear la cuenta multifirma {account}',
  'new.noContracts':
    'Los contratos de Safe no están en {network}: allí no se puede crear ninguna cuenta.',
  'new.full':
    'Estos propietarios ya tienen muchas cuentas aquí. Cambia los propietarios o el umbral.',
  'new.otherAddress':
    '{network} calcula las direcciones de otra forma, con otros contratos: allí la cuenta tiene una dirección distinta que en otras redes.',
  'new.absent':
    'Estos propietarios son contratos en otra red, pero no en {network}. Allí no pueden firmar hasta que se abran también allí: {owners}',
  'new.absentUnread':
    'Sin respuesta de: {networks}. Los propietarios que sean contratos allí no podrían firmar en {network}.',
  'open.title': 'Abrir en otra red',
  'open.lead':
    'En la misma dirección, con los mismos contratos y los propietarios con los que se creó.',
  'open.changed':
    'Los propietarios o el umbral cambiaron aquí desde entonces. Allí deciden los primeros, abajo, hasta que también lo cambien.',
  'open.unproven':
    'No se pudo comprobar en la cadena de bloques cómo se creó esta cuenta, así que no se puede abrir en otro lugar desde aquí.',
  'open.there': 'La cuenta ya está en {network}.',
  'open.none': 'Este sitio no admite ninguna otra red.',
};

export const csv: Part<'csv'> = {
  'csv.title': 'Tabla de pagos',
  'csv.help':
    'Columnas: token, destinatario, monto, nota. Pégalas desde una hoja de cálculo o suelta aquí un archivo CSV.',
  'csv.cells':
    'Token: un símbolo o la dirección de un contrato; vacío para {symbol}. Destinatario: una dirección, un nombre o un contacto.',
  'csv.file': 'Elegir un archivo',
  'csv.empty': 'Pega al menos un pago.',
  'csv.unknownHeader':
    'La primera fila parece un encabezado, pero aquí no se conocen esos nombres de columna. Usa los que se indican para este campo.',
  'csv.tooMany': 'Un lote admite {most} pagos.',
  'csv.tooManyTokens': 'Una tabla admite {most} tokens distintos.',
  'csv.tooLarge': 'Este archivo es demasiado grande.',
  'csv.notText': 'Este archivo no es texto sin formato. Guárdalo como CSV (UTF-8).',
  'csv.checking': 'Revisando cada fila…',
  'csv.right': {
    one: '{count} pago listo',
    many: '{count} pagos listos',
    other: '{count} pagos listos',
  },
  'csv.leftOut': {
    one: '{count} fila omitida.',
    many: '{count} filas omitidas.',
    other: '{count} filas omitidas.',
  },
  'csv.restore': 'Restaurar',
  'csv.first': 'Corrige las filas indicadas arriba u omítelas.',
  'csv.faults': {
    one: '{count} fila tiene errores',
    many: '{count} filas tienen errores',
    other: '{count} filas tienen errores',
  },
  'csv.leaveOutAll': 'Omitir todas estas',
  'csv.leaveOut': 'Omitir',
  'csv.leaveOutRow': 'Omitir la fila {row}',
  'csv.row': 'Fila {row}',
  'csv.totals': 'Total por token',
  'csv.read': 'Así se leyó',
  'csv.ignored': 'Sin usar: {columns}.',
  'csv.contradiction':
    'Las columnas «{first}» y «{second}» no coinciden en la fila {row}. Elimina una de ellas.',
  'csv.payments': { one: '{count} pago', many: '{count} pagos', other: '{count} pagos' },
  'csv.balance': 'La cuenta tiene {amount}',
  'csv.unlisted':
    'Este sitio no incluye {token}. Su símbolo y sus decimales son los que indica su contrato. Compara la dirección:',
  'csv.repeated': {
    one: '{count} fila repite un pago. Comprueba que sea intencional.',
    many: '{count} filas repiten un pago. Comprueba que sea intencional.',
    other: '{count} filas repiten un pago. Comprueba que sea intencional.',
  },
  'csv.gas':
    'Tantos pagos pueden necesitar más gas del que admite una transacción. Considera varias propuestas.',
  'csvFault.quotes': 'Falta cerrar unas comillas.',
  'csvFault.columns': 'Esta fila tiene más celdas que columnas hay.',
  'csvFault.collectible': 'Una tabla solo puede pagar la moneda de la red y tokens ERC-20.',
  'csvFault.unknown-token':
    'Aquí no figura ningún token con este símbolo. Ingresa la dirección de su contrato.',
  'csvFault.ambiguous-token':
    'Varios tokens tienen este símbolo. Ingresa la dirección del contrato.',
  'csvFault.not-a-token': 'No hay ningún contrato de token en esta dirección.',
  'csvFault.token-unreachable': 'No se pudo leer el token: la red no respondió.',
  'csvFault.two-contacts': 'Varios de tus contactos tienen este nombre. Ingresa la dirección.',
  'csvFault.comma':
    'Una coma puede indicar decimales o miles. Escribe el monto solo con un punto, como 1234.5.',
  'csvFault.split-amount':
    'Una coma puede ser parte de este importe. Escríbelo solo con punto o entre comillas.',
  'csvFault.point':
    'Un punto ante tres cifras puede indicar decimales o miles. Escribe el monto como 1234 o 1234.50.',
  'csvFault.no-token': 'Falta el token, aunque esta fila menciona uno.',
  'csvFault.odd-decimals':
    'El contrato de {symbol} indica una cantidad de decimales que ningún importe puede tener.',
  'csvFault.more-than-balance':
    'Con las filas anteriores, esto supera los {symbol} que tiene la cuenta.',
};

export const elsewhere: Part<'elsewhere'> = {
  'elsewhere.stays':
    'Una llave de acceso que aquí no es propietaria todavía lo es en: {networks}. Elimínala también allí.',
  'elsewhere.notOpened':
    'Esta cuenta aún no está abierta en: {networks}. Allí pertenece a la llave de acceso eliminada: no le envíes nada.',
  'elsewhere.unread':
    'Sin respuesta de: {networks}. Es posible que la llave de acceso eliminada todavía sea propietaria allí.',
};

export const ledger: Part<'ledger'> = {
  'ledger.title': 'Filtrar y exportar',
  'ledger.all': 'Todos',
  'ledger.person': 'De o para',
  'ledger.personHelp': 'Una dirección o el nombre de un contacto.',
  'ledger.settings': 'Solo cambios de configuración',
  'ledger.from': 'Desde',
  'ledger.until': 'Hasta',
  'ledger.count': {
    one: '{count} registro',
    many: '{count} registros',
    other: '{count} registros',
  },
  'ledger.unchecked': {
    one: '{count} registro no se pudo comprobar con la cadena de bloques. El archivo lo señala.',
    many: '{count} registros no se pudieron comprobar con la cadena de bloques. El archivo los señala.',
    other:
      '{count} registros no se pudieron comprobar con la cadena de bloques. El archivo los señala.',
  },
  'ledger.cut': 'No se pudieron leer todas las entradas. El archivo lo indica.',
  'ledger.csv': 'Exportar como CSV',
  'ledger.json': 'Exportar como JSON',
};

export const push: Part<'push'> = {
  'push.on': 'También cuando no haya ninguna pestaña abierta',
  'push.help':
    'Con mensajes push en este dispositivo. Llegan a través de Google, que así sabe que sigue esta cuenta. Para activarlo, tu billetera firma tu inicio de sesión en el servicio de transacciones.',
  'push.confirm': 'Confirma el inicio de sesión en tu billetera.',
  'push.noService':
    'Tu navegador no pudo conectar con su servicio de mensajes push. Vuelve a intentarlo más tarde o en otro navegador.',
  'push.failed':
    'No se cambió nada: el servicio de transacciones o tu billetera no respondió. Vuelve a intentarlo.',
  'push.waits': 'Algo de {account} espera tu firma.',
  'push.changed': 'Hay novedades de {account}.',
};

export const settings: Part<'settings'> = {
  'settings.title': 'Configuración',
  'settings.lead':
    'Tal como está ahora en la cadena. Cada cambio es una propuesta que los propietarios firman.',
  'settings.viewOnly': 'Solo los propietarios pueden proponer cambios.',
  'settings.unreachable': 'No se pudo leer la configuración: {network} no respondió.',
  'settings.remove': 'Proponer quitarlo',
  'settings.noCode': 'No hay ningún contrato en esta dirección.',
  'owners.title': 'Propietarios y umbral',
  'owners.meaning':
    'Los propietarios deciden todo lo que hace la cuenta. Quien controla a suficientes de ellos controla la cuenta.',
  'owners.one':
    'Basta una firma: cualquier propietario solo, o quien robe su clave, puede mover todo.',
  'owners.all':
    'Todos los propietarios deben firmar: si uno pierde su clave, ya no se podrá mover nada.',
  'owners.open': 'Cambiar propietarios o umbral',
  'modules.title': 'Módulos',
  'modules.meaning': 'Un módulo es un contrato que actúa por la cuenta sin ninguna firma.',
  'modules.none': 'Ninguno está activado: nada se mueve sin los propietarios.',
  'modules.disable': 'Proponer desactivarlo',
  'module.unknown': 'Módulo desconocido: puede mover todo sin firmas.',
  'module.allowance':
    'Límites de gasto de Safe: las direcciones de abajo gastan hasta sus límites.',
  'module.operations':
    'Módulo de Safe para ERC-4337: ejecuta lo que firmaron los propietarios, enviado por un servicio.',
  'module.recovery':
    'Recuperación social de Safe: sus guardianes pueden reemplazar a los propietarios.',
  'guard.title': 'Guard',
  'guard.meaning':
    'Un guard es un contrato que revisa cada transacción de los propietarios y puede rechazarla. Uno defectuoso bloquea la cuenta para siempre.',
  'guard.none': 'Ninguno: una transacción solo necesita suficientes firmas.',
  'guard.checks': 'También revisa su propia retirada, y podría rechazarla.',
  'moduleGuard.title': 'Guard de los módulos',
  'moduleGuard.meaning': 'Revisa lo que hacen los módulos y puede rechazarlo.',
  'moduleGuard.checks': 'Uno defectuoso detiene todos los módulos, o deja pasar todo.',
  'handler.title': 'Fallback handler',
  'handler.meaning':
    'Responde las llamadas que la cuenta misma no conoce, como la verificación de su firma. Uno hostil puede hacer pasar cualquier cosa por firmada por la cuenta.',
  'handler.known': 'Publicado por Safe, con la versión {version}.',
  'handler.unknown': 'Safe no lo publicó. Consérvelo solo si sabe qué hace.',
  'handler.none':
    'Ninguno: los mensajes firmados por la cuenta no se pueden verificar, y algunos tokens no se pueden recibir.',
  'handler.publish': 'Proponer el publicado',
  'limits.title': 'Límites de gasto',
  'limits.meaning':
    'Una dirección con límite gasta hasta él sola, sin firmas. Si le roban la clave, se pierde ese monto, y otra vez después de cada renovación.',
  'limits.none': 'Nadie tiene uno.',
  'limits.empty': 'Ahora no tiene ningún límite y no puede gastar nada.',
  'limits.unavailable': 'Safe no publicó ningún módulo para esto en esta red.',
  'limits.off': 'El módulo no está activado: hasta entonces, estos límites no tienen efecto.',
  'limits.used': '{spent} gastado de {amount}',
  'limits.once': 'No se renueva.',
  'limits.renewed': 'Se renueva después de {period}; la próxima vez, el {date}.',
  'limits.new': 'Nuevo límite de gasto',
  'limits.change': 'Cambiar',
  'limits.reset': 'Contar lo gastado como cero',
  'limits.remove': 'Quitar',
  'limits.removeAll': 'Quitar esta dirección',
  'limits.who': 'Dirección que puede gastar',
  'limits.period': 'Renovación',
  'limits.never': 'Nunca',
  'limits.after': 'Después de {period}',
  'limits.keepsSpent': 'Lo gastado sigue contando.',
  'limits.enables':
    'La propuesta también activa el módulo de Safe, que luego gasta dentro de los límites sin firmas.',
  'limits.tooMuch': 'Es más de lo que el módulo puede contar.',
  'limits.self': 'La cuenta misma no necesita ningún límite.',
  'spend.open': 'Gastar de este límite',
  'spend.left': 'Quedan {amount}',
  'spend.tooMuch': 'Solo quedan {amount}.',
  'spend.send': 'Enviar ahora',
  'spend.done': 'Enviado.',
  'spend.failed': 'No se envió.',
  'spend.description': 'Gastar {amount} dentro de un límite',
};

export const simulate: Part<'simulate'> = {
  'sim.title': 'Qué cambia para la cuenta',
  'sim.help':
    'Simulado ahora por el nodo de la red, como si se ejecutara en este momento. No se envió nada.',
  'sim.none': 'Se completaría. El nodo no informa cambios de saldo.',
  'sim.fails': 'Si se ejecutara ahora, fallaría.',
  'sim.ownersNow': 'El resultado de arriba es para los propietarios actuales.',
  'sim.outcomeOnly':
    'Se ejecutaría bien. No se puede saber qué cambiaría. Guíese por la llamada tal como se muestra arriba.',
  'sim.unavailable':
    'El nodo de esta red no pudo simularla: aquí no se puede saber si se ejecutaría bien ni qué cambiaría. Guíese por la llamada tal como se muestra arriba.',
  'sim.too-many':
    'Son demasiadas llamadas para simularlas aquí: no se puede saber qué cambiaría. Guíese por las llamadas tal como se muestran arriba.',
  'sim.units': '{units} unidades mínimas de {token}',
  'sim.item': 'artículo {id} de {token}',
  'against.failed': 'Simulada en este dispositivo antes de ejecutarse, habría funcionado. Falló.',
  'against.succeeded':
    'Simulada en este dispositivo antes de ejecutarse, habría fallado. Funcionó.',
  'against.other': 'Lo que ocurrió no es lo que se simuló en este dispositivo antes de ejecutarla:',
  'against.change': 'Ocurrió {actual}; se esperaba {expected}',
  'against.nothing': 'nada de {token}',
};

export const delay: Part<'delay'> = {
  'delay.on':
    'La recuperación con tiempo de espera está activada. Estas direcciones pueden agregar cualquier transacción de esta cuenta; se puede ejecutar tras {period}, en los que los propietarios pueden cancelarla:',
  'delay.waiting':
    'Una transacción espera en el módulo de recuperación. A partir del {date}, cualquiera puede ejecutarla:',
  'delay.due':
    'La espera de una transacción del módulo de recuperación ha terminado. Cualquiera puede ejecutarla ahora:',
  'delay.expired':
    'Una transacción del módulo de recuperación quedó sin efecto. Ya no se puede ejecutar:',
  'delay.more':
    'Hay más transacciones en espera en el módulo de recuperación que no se muestran aquí: {number}',
  'delay.cancel': 'Proponer cancelar lo que espera',
  'delay.foreign':
    'Esta cuenta no controla su módulo de recuperación: los propietarios no pueden cancelar lo que espera allí, pero sí desactivarlo.',
  'delay.unread':
    'Hay un módulo de recuperación activado, pero no se pudo leer: {network} no respondió. Puede haber una transacción en espera.',
};
