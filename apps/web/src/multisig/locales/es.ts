import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'multisig.title': 'Cuentas multifirma',
  'multisig.lead':
    'Cuentas que pertenecen a varias personas: hace falta la firma de un número suficiente de ellas.',
  'multisig.needsWallet':
    'Los propietarios consultan y firman con su propia billetera. Conecta la tuya.',
  'multisig.loading': 'Cargando…',
  'multisig.unavailable': 'No se ha podido cargar.',
  'multisig.more': 'Mostrar más',

  'place.unreadable': 'Este enlace no se puede leer. Pídelo de nuevo o busca la cuenta aquí abajo.',
  'place.otherNetwork': 'Este enlace lleva a una red que este sitio no tiene.',

  'find.owned': 'Tus cuentas en {network}',
  'find.none': 'La pasarela no conoce aquí ninguna cuenta de la que seas copropietario.',
  'find.byAddress': 'Abrir por dirección',
  'find.address': 'Dirección de un Safe en {network}',
  'find.help': 'Cualquiera puede mirar. Solo los propietarios pueden firmar.',
  'find.notAnAddress': 'Esta dirección no es válida. Empieza por 0x y tiene 40 caracteres más.',
  'find.open': 'Abrir',
  'find.other': 'Otras cuentas',

  'network.other':
    'Esta cuenta está en {network} y tu billetera no. Puedes mirar; para firmar, cambia de red.',
  'network.switch': 'Cambiar a {network}',
  'network.failed': 'No se cambió de red. Cámbiala en tu billetera.',

  'safe.none': 'En esta dirección no hay ningún Safe en {network}.',
  'safe.unreachable': 'No se ha podido leer la cuenta: {network} no respondió.',
  'safe.rule': {
    one: 'Debe firmar {threshold} de {count} propietario.',
    many: 'Deben firmar {threshold} de {count} de propietarios.',
    other: 'Deben firmar {threshold} de {count} propietarios.',
  },
  'safe.lookOnly': 'No eres propietario',
  'safe.owners': 'Propietarios',
  'safe.balances': 'Saldos',
  'safe.version': 'Versión',
  'safe.nextNonce': 'Siguiente nonce',

  'unusual.code': 'El código de esta cuenta no es de ninguna versión que este sitio conozca:',
  'unusual.module': 'Un módulo puede actuar por esta cuenta sin firmas:',
  'unusual.guard': 'Un guardián (guard) puede rechazar transacciones de esta cuenta:',
  'unusual.handler':
    'Un gestor de respaldo (fallback handler) poco habitual responde por esta cuenta:',

  'view.title': 'Qué mirar',
  'view.queue': 'Cola',
  'view.history': 'Historial',
  'view.messages': 'Mensajes',
  'view.new': 'Nueva transacción',
  'view.newMessage': 'Nuevo mensaje',
  'view.back': 'Volver a la cuenta',

  'gateway.unreachable': 'No respondió. Comprueba tu conexión e inténtalo de nuevo.',
  'gateway.answer-invalid': 'No se ha podido entender la respuesta de la pasarela.',
  'gateway.too-large': 'La respuesta de la pasarela era demasiado grande y no se leyó.',
  'gateway.page-elsewhere': 'La página siguiente de la pasarela está en otro lugar. No se siguió.',
  'gateway.refused': 'La pasarela dice:',
  'gateway.unknownSafe':
    'La pasarela no dice nada de esta cuenta. Lo que se muestra viene de la cadena.',
  'gateway.differs':
    'La pasarela dice algo distinto que la cadena. Lo que se muestra viene de la cadena, y no se puede firmar nada.',

  'queue.empty': 'Nada espera firmas.',
  'queue.next': 'Siguiente: nonce {nonce}',
  'queue.nonce': 'Con nonce {nonce}',
  'queue.unreadable': 'No se puede leer',
  'queue.conflict': {
    one: '{count} transacción tiene este nonce.',
    many: 'Estas {count} de transacciones tienen el mismo nonce. Solo se puede ejecutar una; las demás caducan.',
    other:
      'Estas {count} transacciones tienen el mismo nonce. Solo se puede ejecutar una; las demás caducan.',
  },
  'queue.details': 'Detalles',

  'history.help': 'Según la pasarela. Abre una transacción para verla comprobada con la cadena.',
  'history.empty': 'Todavía no ha ocurrido nada.',
  'history.received': 'Recibido {amount} de {sender}',
  'history.token': 'algo del token {token}',
  'history.settings': 'Cambiar los ajustes de la cuenta',
  'history.created': 'Cuenta creada',
  'history.other': 'Otro: {name}',

  'messages.empty': 'No hay mensajes.',
  'message.title': 'Mensaje',
  'message.text': 'Texto',
  'message.help':
    'La cuenta lo dice cuando han firmado suficientes propietarios. No se envía nada a la red.',
  'message.missing': 'Escribe el texto que se firmará.',
  'message.typed':
    'Aquí no se pueden firmar datos estructurados: lo que permiten solo lo puede mostrar su aplicación.',
  'message.tooLong': 'Este mensaje es demasiado largo para revisarlo aquí.',
  'message.proven':
    'La cadena, consultada ahora mismo, lo confirma: esto está firmado en nombre de la cuenta.',
  'message.disproven':
    'Han firmado suficientes propietarios, pero la cuenta no lo reconoce en la cadena.',
  'message.unproven':
    'Han firmado suficientes propietarios. No se ha podido preguntar si la cuenta lo reconoce: {network} no respondió.',
  'message.copySignature': 'Copiar la firma',
  'message.shareHelp': 'Para los demás propietarios: abre este mensaje.',

  'status.awaitingConfirmations': 'Faltan firmas',
  'status.awaitingExecution': 'Lista para ejecutar',
  'status.success': 'Ejecutada',
  'status.cancelled': 'Caducada',
  'status.failed': 'Fallida',

  'transaction.title': 'Transacción',
  'transaction.signed': '{signed} de {threshold} firmas',
  'transaction.hasSigned': 'Firmado',
  'transaction.notSigned': 'Sin firmar',
  'transaction.youSigned': 'Has firmado. Ahora les toca a los demás propietarios.',
  'transaction.from': 'Propuesta por la aplicación «{app}», según dice ella misma',
  'transaction.proposed': 'Propuesta el',
  'transaction.unproven': 'La pasarela dice que esto se ejecutó. La cadena no lo dice.',
  'transaction.explorer': 'Ver en el explorador',
  'transaction.share': 'Copiar enlace',
  'transaction.shareHelp': 'Para los demás propietarios: abre esta transacción.',
  'transaction.reject': 'Proponer un rechazo',

  'address.safe': 'Esta cuenta',
  'address.you': 'Tú',

  'call.rejection': 'No hacer nada y gastar el nonce',
  'call.send': 'Enviar {amount} a {recipient}',
  'call.sendUnknown': 'Enviar {units} unidades mínimas del token no listado {token} a {recipient}',
  'fact.spender': 'Quién puede gastar',
  'call.revoke': 'Dejar de permitir que {spender} gaste {token}',
  'call.approveItems': 'Permitir que {spender} mueva todos los elementos de {token}',
  'call.approveUnknown':
    'Permitir que {spender} gaste {units} unidades mínimas (o el elemento número {units}) del token no listado {token}',
  'call.approveUnlimited': 'Permitir que {spender} gaste todo el {token}, sin límite',
  'call.approveMore': 'Permitir que {spender} gaste {amount} más',
  'call.approve': 'Permitir que {spender} gaste {amount}',
  'call.addOwner': 'Añadir al propietario {owner}. Desde entonces deben firmar {threshold}',
  'call.removeOwner': 'Quitar al propietario {owner}. Desde entonces deben firmar {threshold}',
  'call.swapOwner': 'Sustituir al propietario {owner} por {newOwner}',
  'call.changeThreshold': 'Cambiar el umbral: deben firmar {threshold}',
  'call.batch': {
    one: 'Un lote de {count} llamada',
    many: 'Un lote de {count} de llamadas, todas o ninguna',
    other: 'Un lote de {count} llamadas, todas o ninguna',
  },
  'call.function': 'Llamar a {name} de {contract}',
  'call.raw': 'Una llamada a {contract} que no se puede leer',
  'call.withCoins': '{call}, y enviar {amount} con ella',

  'fact.token': 'Token (contrato)',
  'fact.owner': 'Propietario',
  'fact.newOwner': 'Nuevo propietario',
  'fact.through': 'A través de',
  'fact.contract': 'Contrato',
  'fact.account': 'Cuenta',
  'fact.nonce': 'Nonce (n.º de orden)',
  'fact.operation': 'Tipo de llamada',
  'fact.delegatecall': 'Delegatecall: el código del contrato se ejecuta como esta cuenta',
  'fact.data': {
    one: 'Datos, {count} byte',
    many: 'Datos, {count} de bytes',
    other: 'Datos, {count} bytes',
  },
  'fact.trailing': {
    one: 'Detrás, {count} byte',
    many: 'Detrás, {count} de bytes',
    other: 'Detrás, {count} bytes',
  },

  'review.what': 'Qué va a pasar',

  'hash.title': 'Compara con tu billetera',
  'hash.help':
    'Calculados en este dispositivo a partir de los campos que ves aquí. Tu billetera muestra los mismos; si no, no firmes.',
  'hash.domain': 'Hash del dominio',
  'hash.message': 'Hash del mensaje',
  'hash.safeTx': 'Hash que se firma (safeTxHash)',
  'hash.safeMessage': 'Hash que se firma (safeMessageHash)',
  'hash.copy': 'Copiar: {name}',
  'hash.same': 'La pasarela indica el mismo hash.',
  'hash.other': 'La pasarela indica otro hash.',

  'finding.refused': 'No firmes esto.',
  'finding.inCall': 'Llamada {place}: {text}',
  'finding.fields-invalid': 'Falta un campo o contiene algo que no puede contener.',
  'finding.safe-mismatch': 'Esto pertenece a otra cuenta o a otra red.',
  'finding.hash-mismatch': 'El hash de la pasarela no es el hash de estos campos.',
  'finding.not-requested': 'Esta es otra transacción que la pedida.',
  'finding.shown-differs':
    'El resumen de la pasarela dice algo distinto de lo que hace la llamada.',
  'finding.delegatecall-unknown-target': 'Código desconocido se ejecutaría como la propia cuenta.',
  'finding.delegatecall-unknown-selector':
    'Código conocido se ejecutaría como la cuenta, pero no como está previsto.',
  'finding.batch-unreadable': 'El lote no se puede leer hasta el último byte.',
  'finding.signature-invalid': 'Una firma no fue hecha por el propietario del que dice ser.',
  'finding.signature-not-owner': 'Una firma es de alguien que no es propietario.',
  'finding.signature-duplicate': 'La firma de un propietario está dos veces.',
  'finding.owners-differ': 'Los propietarios no son los de la cadena.',
  'finding.owners-order-differs': 'Los propietarios no están en el orden de la cadena.',
  'finding.threshold-differs': 'El umbral no es el de la cadena.',
  'finding.version-differs': 'La versión no es la de la cadena.',
  'finding.nonce-differs':
    'El nonce no es el de la cadena; puede que la pasarela vaya con retraso.',
  'finding.signature-unverified': 'No se preguntó a la cadena por la aprobación de un contrato.',
  'finding.owner-change': 'Cambian los propietarios de la cuenta.',
  'finding.threshold-change': 'Cambia cuántos propietarios deben firmar.',
  'finding.module-change': 'Se añade o se quita un módulo, que actúa sin firmas.',
  'finding.guard-change': 'Cambia el guardián (guard), que comprueba cada transacción.',
  'finding.fallback-handler-change':
    'Cambia el gestor de respaldo (fallback handler), que responde por la cuenta.',
  'finding.singleton-change': 'Cambia el código de la cuenta.',
  'finding.self-call-unknown': 'La cuenta se llama a sí misma de un modo desconocido.',
  'finding.approves-hash':
    'Se aprueba una transacción de otra cuenta, de la que aquí solo está el hash.',
  'finding.approval-unlimited':
    'Otra parte podrá gastar tokens de esta cuenta sin límite, ahora y más adelante.',
  'finding.approval': 'Otra parte podrá gastar tokens de esta cuenta.',
  'finding.gas-price': 'La cuenta paga a quien ejecute esto.',
  'finding.gas-token': 'El reembolso se pagaría en un token.',
  'finding.refund-receiver': 'El reembolso iría a una dirección indicada aquí.',
  'finding.safe-tx-gas': 'Si la llamada falla, el nonce se gasta igualmente.',
  'finding.nonce-conflict':
    'Otra transacción espera con el mismo nonce. Solo se puede ejecutar una de ellas.',
  'finding.nonce-used': 'El nonce ya está gastado: esto no se podrá ejecutar nunca.',
  'finding.nonce-gap': 'Antes hay que ejecutar las transacciones anteriores.',
  'finding.signs-message': 'Se firma un mensaje en nombre de la cuenta.',
  'finding.creates-contract': 'Se crea un contrato.',
  'finding.call-unreadable': 'Lo que hace esta llamada no se puede leer aquí.',
  'finding.rejection': 'No se hace nada más que gastar el nonce.',

  'obstacle.network': 'Tu billetera tiene que estar en {network}.',
  'obstacle.refused': 'Esto no se debe firmar, por los motivos de arriba.',
  'obstacle.unread': 'Lee y marca antes las advertencias de arriba.',
  'obstacle.notOwner': 'No eres propietario de esta cuenta: puedes mirar, no firmar.',
  'obstacle.turn': {
    one: 'Antes hay que ejecutar {count} transacción.',
    many: 'Antes hay que ejecutar {count} de transacciones.',
    other: 'Antes hay que ejecutar {count} transacciones.',
  },

  'action.title': 'Qué puedes hacer',
  'action.checking': 'Comprobando una vez más…',
  'action.handing': 'Entregando a la pasarela…',
  'action.propose': 'Firmar y proponer',
  'action.confirm': 'Firmar',
  'action.execute': 'Ejecutar',
  'action.description': 'Ejecutar para {account}: {call}',

  'done.propose': 'Propuesta.',

  'undone.propose': 'No se propuso.',

  'done.confirm': 'Firmada. Los demás propietarios ya lo ven.',

  'undone.confirm': 'Tu firma no se añadió.',

  'done.execute': 'Ejecutada en la red.',

  'undone.execute': 'No se ejecutó.',
  'row.nonceTooLarge': '(demasiado grande para leerlo con exactitud)',
  'row.unreadable': 'Esta entrada no se puede leer. Las demás no se ven afectadas.',
  'undone.delete': 'No se eliminó.',
  'done.delete': 'Eliminada.',
  'action.delete': 'Eliminar esta propuesta',

  'fault.wallet': 'Tu billetera se negó sin decir por qué.',
  'fault.network': 'La red no respondió a tiempo.',
  'fault.changed': 'Ya no es lo que viste hace un momento. Míralo de nuevo.',
  'fault.signature': 'Lo que firmó tu billetera no es esto, o no es de esta cuenta.',
  'fault.failed-on-chain': 'La red lo ejecutó, pero la llamada interior falló.',

  'propose.kind': 'Qué proponer',
  'propose.call': 'Llamada a contrato',
  'propose.review': 'Revisar',
  'propose.another': 'Añadir otra llamada',
  'propose.full': 'No caben más llamadas.',
  'propose.draft': {
    one: '{count} llamada hasta ahora',
    many: '{count} de llamadas hasta ahora, como un lote',
    other: '{count} llamadas hasta ahora, como un lote',
  },
  'propose.remove': 'Quitar: {call}',
  'propose.reviewDraft': 'Revisar estas',
  'propose.zero': 'Un lote no puede contener una llamada a la dirección cero. Quítala.',
  'propose.after':
    'Tu firma es la primera. No pasa nada hasta que firmen suficientes propietarios y alguien la ejecute.',
  'propose.back': 'Volver al formulario',

  'abi.label': 'Interfaz (ABI)',
  'abi.help': 'Como JSON, o una línea por función: function dock(address to) payable',
  'abi.empty': 'Pega la interfaz del contrato.',
  'abi.unreadable': 'Esta interfaz no se puede leer.',
  'abi.no-functions': 'No contiene ninguna función que cambie algo.',
  'abi.function': 'Función',
  'abi.value': '{symbol} que se envía con ella',

  'argument.number': 'Escribe un número entero, en la unidad mínima.',
  'argument.range': 'Este número no cabe en su tipo.',
  'argument.address': 'Escribe una dirección con su suma de verificación correcta.',
  'argument.bool': 'Escribe true o false.',
  'argument.bytes': 'Escribe bytes como 0x y un número par de dígitos, tantos como tenga el tipo.',
  'argument.list': 'Escribe JSON que encaje con el tipo.',
  'argument.listHelp': 'Como JSON, los números grandes entre comillas.',

  'owners.change': 'Cambio',
  'owners.add': 'Añadir un propietario',
  'owners.remove': 'Quitar un propietario',
  'owners.swap': 'Sustituir un propietario',
  'owners.threshold': 'Cambiar el umbral',
  'owners.who': 'Quién se va',
  'owners.signatures': 'Firmas necesarias desde entonces',
  'owners.after': 'Deberán firmar {threshold} de {count}.',
  'owners.same': 'Ese ya es el umbral.',
  'owners.already': 'Ya es propietario.',
  'owners.impossible': 'Esta dirección no puede ser propietaria.',

  'reject.title': 'Rechazar',
  'reject.help':
    'Una transacción que no hace nada ocupa el mismo nonce. Cuando suficientes propietarios la firmen y se ejecute, la otra ya no se podrá ejecutar nunca.',
};
