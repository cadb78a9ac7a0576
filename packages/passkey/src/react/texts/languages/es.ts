import type { Part } from '../textLoaders.ts';

export const passkey: Part<'passkey'> = {
  'passkey.row': 'Continuar con una llave de acceso',
  'passkey.rowHelp': 'No hace falta una billetera',
  'passkey.noPasskeys': 'Este navegador o esta página no puede usar llaves de acceso.',
  'passkey.noDomain':
    'Las llaves de acceso necesitan una página con nombre. Esta se abrió por su dirección IP.',
  'passkey.noNetwork': 'Ninguna red de aquí tiene cuentas con llave de acceso.',
  'passkey.honest':
    'La llave de acceso está en tu dispositivo o en su gestor de contraseñas. Nadie más puede mover lo que hay en la cuenta. Solo funciona en este sitio: agrega otro acceso antes de que llegue dinero de verdad.',
  'passkey.name': 'Nombre de la llave de acceso',
  'passkey.create': 'Crear una cuenta',
  'passkey.find': 'Ya tengo una',
  'passkey.otherDevice': 'Usar un teléfono u otro dispositivo',
  'passkey.alsoSignsIn': 'Esto también inicia tu sesión en {site}.',
  'passkey.waiting': 'Tu navegador te pregunta…',
  'passkey.waitingHelp': 'Confirma con tu huella, tu rostro o el PIN de tu dispositivo.',
  'passkey.refused': 'No pasó nada. Puedes volver a intentarlo cuando quieras.',
  'passkey.notFound':
    'Ninguna cuenta pertenece a esta llave de acceso. Crea una o usa la llave de otro dispositivo.',
  'passkey.domain': 'La dirección de esta página no puede usar esta llave de acceso.',
  'passkey.exists': 'Este dispositivo ya tiene una llave de acceso de esta cuenta.',
  'passkey.network': 'No hubo respuesta. Revisa tu conexión y vuelve a intentarlo.',
  'passkey.other': 'Eso no funcionó. Vuelve a intentarlo.',
  'passkey.ready': 'Tu cuenta está lista. Inicia sesión en {site}.',
  'passkey.again': 'Una confirmación más y tu sesión queda iniciada.',
  'passkey.needsOwners':
    'Esta cuenta necesita la firma de varios propietarios y este sitio no puede reunirlas. Conecta otra cuenta para iniciar sesión.',

  'review.title': 'Revisar y firmar',
  'review.lead':
    'Tu llave de acceso firma exactamente esto. La pregunta del navegador no lo mostrará.',
  'review.sign': 'Firmar con la llave de acceso',
  'review.reject': 'Rechazar',
  'review.account': 'Cuenta',
  'review.asOwner':
    'Firmas como uno de los propietarios de esta cuenta. Ocurrirá cuando hayan firmado suficientes.',
  'review.forOther':
    'Esta es otra cuenta, de la que eres propietario. Ocurrirá cuando hayan firmado suficientes propietarios.',
  'review.yourAccount': 'Tu cuenta',
  'review.network': 'Red',
  'review.message': 'Mensaje',
  'review.bytes': 'Bytes que no son texto',
  'review.domain': 'Dominio',
  'review.send': 'Enviar {amount} a {recipient}',
  'review.sendUnknown':
    'Enviar {units} unidades mínimas del token no listado {token} a {recipient}',
  'review.sendFrom': 'Enviar {amount} de {sender} a {recipient}',
  'review.revoke': 'Retirar a {spender} el permiso para gastar {token}',
  'review.approve': 'Permitir que {spender} gaste {amount}',
  'review.approveUnknown':
    'Permitir que {spender} gaste {units} unidades mínimas (o el elemento n.º {units}) del token no listado {token}',
  'review.approveUnlimited': 'Permitir que {spender} gaste {token} sin límite',
  'review.addOwner': 'Agregar a {owner} como propietario. Firmas necesarias después: {threshold}',
  'review.removeOwner': 'Quitar al propietario {owner}. Firmas necesarias después: {threshold}',
  'review.swapOwner': 'Reemplazar al propietario {owner} por {newOwner}',
  'review.createSigner': 'Preparar otra llave de acceso en la red',
  'review.raw': 'Llamada ilegible a {contract}',
  'review.withCoins': '{call}, junto con {amount}',
  'review.batch': {
    one: 'Lote de {count} llamada',
    many: 'Lote de {count} de llamadas, todas o ninguna',
    other: 'Lote de {count} llamadas, todas o ninguna',
  },
  'review.data': {
    one: 'Datos, {count} byte',
    many: 'Datos, {count} de bytes',
    other: 'Datos, {count} bytes',
  },
  'review.contract': 'Contrato',
  'review.value': 'Enviado junto',
  'review.function': 'Función',
  'review.unlimited':
    'Alguien más podrá gastar tokens de esta cuenta sin límite, ahora y más adelante.',
  'review.signatureOnly': 'Quien tenga esta firma puede usarla sin volver a preguntarte.',
  'review.usableUntil': 'La firma se puede usar hasta el {date}.',
  'review.usableForever': 'La firma se puede usar sin límite de tiempo.',
  'review.spendableUntil': 'Los tokens se pueden gastar hasta el {date}.',
  'review.spendableForever': 'Los tokens se pueden gastar sin límite de tiempo.',
  'review.longTime': 'Faltan más de 30 días para eso.',
  'review.ownerChange': 'Cambian los propietarios de la cuenta.',
  'review.self': 'La cuenta se llama a sí misma de un modo desconocido.',
  'review.toToken':
    'Esta dirección es el contrato de un token. Lo que se envía ahí no se puede recuperar.',
  'review.toNobody': 'Nadie tiene las claves de esta dirección. Lo que se envía ahí se pierde.',
  'review.toSelf': 'Esta es tu propia dirección.',
  'review.alike':
    'La primera dirección empieza y termina como una que conoces, la segunda, pero es otra. Compara cada carácter.',
  'review.unreadPaid': 'No se pudo leer si ya se pagó antes a estos destinatarios.',
  'review.codeMissing':
    'No hay ningún contrato en esta dirección: la llamada no haría nada y aun así contaría como hecha.',
  'review.codeExpected':
    'Todavía no hay ningún contrato en esta dirección. Si no se crea antes, la llamada no hace nada.',
  'review.codeUnread': 'No se pudo leer si hay un contrato en esta dirección.',
  'review.powerWithoutCode':
    'No hay ningún contrato en esta dirección. No debe tener poder sobre la cuenta.',
  'review.powerOfToken': 'Esta dirección es un token. No debe tener poder sobre la cuenta.',
  'review.powerUnread':
    'No se pudo leer qué hay en esta dirección. Hasta entonces no debe tener poder sobre la cuenta.',
  'review.powerUnpublished':
    'Safe no ha publicado este contrato. Tendría poder sobre la cuenta: firma solo si sabes quién lo escribió.',
  'review.imitates':
    'Un token que no está en la lista se llama {symbol}, como uno que sí lo está. Compara su dirección.',
  'review.tokenUnread':
    'No se pudo leer qué es este token. Sus cantidades están en unidades mínimas.',
  'review.tokenDecimals':
    'El contrato de este token indica una cantidad de decimales que ningún importe puede tener.',
  'review.short': 'La cuenta tiene menos de lo que saldría.',
  'review.excessive': 'El reembolso es mayor de lo que su gas puede costar razonablemente.',
  'review.unread': 'Primero lee y marca las advertencias de arriba.',
  'review.unchecked':
    'Esto no se pudo comprobar y no se firmará antes. Revisa tu conexión e inténtalo de nuevo.',
  'review.opens': 'Esto también abre tu cuenta en {network}.',
  'review.changes': 'Qué cambia',
  'review.noChanges': 'Ningún saldo cambia.',
  'review.unknownChanges': 'Se ejecutaría bien. En esta red no se puede saber qué cambia.',
  'review.simulating': 'Simulando…',
  'review.notSimulated': 'Esto no se pudo simular.',
  'review.fails': 'La simulación dice que esto fallará.',
  'review.says': 'Motivo indicado: {reason}',
  'review.item': 'Artículo {id} de {symbol}',
  'review.fee': 'Comisión de red',
  'review.paidBy': 'La paga {name}',
  'review.byWallet': 'La envías con otra billetera, que paga la comisión',
  'review.most': 'La cuenta paga como máximo {amount}',
  'review.hashes': 'Los hashes',
  'review.domainHash': 'Hash de dominio (domain hash)',
  'review.messageHash': 'Hash de mensaje (message hash)',
  'review.safeHash': 'Hash que comparan los propietarios',
  'review.nonce': 'Nonce',
  'review.hash': 'Hash que firma la llave de acceso',

  'submit.title': 'Enviar con una billetera',
  'submit.notSent': '{app} no la envió',
  'submit.signed': 'Está firmada. Cualquier billetera puede enviarla y pagar la comisión.',
  'submit.spent': 'Se agotó lo que {app} paga en un día.',
  'submit.busy':
    'Otra transacción de esta cuenta sigue en curso. Inténtalo de nuevo cuando esté confirmada.',
  'submit.failing': 'Fallaron demasiadas transacciones. {app} espera antes de pagar otra.',
  'submit.again': 'Inténtalo de nuevo {when}.',
  'submit.empty': 'A {app} no le queda nada para pagar comisiones.',
  'submit.expensive': 'La red cuesta ahora más de lo que {app} paga.',
  'submit.rules': '{app} no paga esta transacción.',
  'submit.fails':
    '{app} la probó antes: fallaría. La billetera que la envíe paga la comisión de todos modos.',
  'submit.unreachable': '{app} no respondió. Si ya se envió, esta no cambia nada.',
  'submit.other': '{app} se negó a enviarla.',
  'submit.confirm': 'Confirma en {wallet}',
  'submit.sending': '{app} la está enviando…',
  'submit.failed': '{wallet} no la envió.',
  'submit.retry': 'Reintentar con {app}',
  'submit.getWallet': 'Instala una aquí o abre esta página donde tengas una.',
  'submit.phone':
    'El teléfono solo envía esto y después se desconecta. Tu cuenta sigue conectada aquí.',
  'submit.copy': 'Copiar la transacción',

  'owners.backup': 'Respaldar esta cuenta',
  'owners.reminder':
    'Una sola llave de acceso abre esta cuenta. Agrega otro acceso antes de que llegue dinero de verdad.',
  'owners.lead':
    'Cada propietario puede mover por sí solo todo lo que hay en la cuenta. Los cambios valen en una sola red.',
  'owners.notOpened': 'Aún no abierta en esta red',
  'owners.unreachable': 'La red no respondió a tiempo.',
  'owners.thisPasskey': 'Llave de acceso de este dispositivo',
  'owners.passkey': 'Otra llave de acceso',
  'owners.addPasskey': 'Agregar otra llave de acceso',
  'owners.addWallet': 'Agregar una billetera como propietaria',
  'owners.remove': 'Quitar',
  'owners.removeTitle': 'Quitar un propietario',
  'owners.stays': 'Sigue siendo propietario en: {networks}',
  'owners.removeSelf':
    'Este dispositivo ya no podrá firmar en {network}. La cuenta queda con sus otros propietarios.',
  'owners.selfGone':
    'La llave de acceso de este dispositivo ya no es propietaria. Para seguir, conéctate con otro propietario de la cuenta.',
  'owners.shared':
    'Firmas necesarias: {threshold}. Esta llave de acceso es uno de los propietarios y no hace nada sola: los pagos, los cambios de propietarios y el inicio de sesión esperan hasta que hayan firmado suficientes.',
  'owners.actsOn': 'Esto vale solo en {network}.',
  'owners.twoPrompts':
    'Tu navegador pregunta dos veces: por la nueva llave de acceso y después por tu firma.',
  'owners.address': 'Dirección o nombre de la billetera',
  'owners.notAnAddress':
    'No es una dirección válida. Debe empezar por 0x seguido de 40 caracteres.',
  'owners.wrongChecksum':
    'Las letras de esta dirección no coinciden con su suma de verificación: puede haber un carácter mal escrito. Cópiala de nuevo.',
  'owners.elsewhere': 'Esta dirección es de otra red: {network}.',
  'owners.already': 'Ya es propietario.',
  'owners.yours':
    'Quien tenga esta billetera puede moverlo todo. Usa solo una billetera tuya, nunca la dirección de una casa de cambio.',
  'owners.sent': 'Enviado. La lista cambia en cuanto la red lo tenga.',
  'owners.relay': 'El servicio que envía transacciones no respondió o se negó.',
  'owners.forget': 'Quitar de este dispositivo',
  'owners.forgetHelp':
    'Este dispositivo olvida la cuenta y se desconecta. La llave de acceso sigue contigo y recupera la cuenta con «Ya tengo una».',
};

export const problems: Part<'problems'> = {
  'problem.unusable':
    'El gestor de contraseñas de esta llave de acceso firma de una forma que los contratos de la cuenta no aceptan: nunca podría firmar por la cuenta. Guarda la llave en otro lugar: en este dispositivo, en un teléfono o en una llave de seguridad.',
  'problem.orphanReported':
    'La llave de acceso «{name}» se creó en vano. Se pidió a tu navegador que la quite.',
  'problem.orphanLeft':
    'La llave de acceso «{name}» se creó en vano. Elimínala en tu gestor de contraseñas.',
  'problem.busy':
    'Otra solicitud de llave de acceso sigue abierta o se interpuso. Ciérrala y vuelve a intentarlo.',
  'problem.late': 'La llave de acceso no respondió a tiempo. Vuelve a intentarlo.',
  'problem.unverifiable':
    'Este dispositivo o gestor de contraseñas no puede comprobar que eres tú. Configura un bloqueo de pantalla o un PIN, o guarda la llave en otro lugar: en un teléfono o en una llave de seguridad.',
  'problem.keeper':
    'Tu dispositivo o su gestor de contraseñas informó un error. Desbloquéalo y vuelve a intentarlo, o usa otro.',
  'problem.kind':
    'Este dispositivo o gestor de contraseñas no tiene el tipo de llave de acceso que necesita una cuenta. Usa un teléfono o una llave de seguridad.',
};

export const recovery: Part<'recovery'> = {
  'banner.title': 'Hay una recuperación de esta cuenta en curso',

  'guardians.title': 'Guardianes',
};
