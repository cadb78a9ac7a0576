import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
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
