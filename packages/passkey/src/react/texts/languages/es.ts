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
  'passkey.lost': 'Perdí mi llave de acceso',
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
  'review.approveMore': 'Permitir que {spender} gaste {amount} más',
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
  'review.elsewhere':
    'En esta dirección hay un contrato en {network}, y aquí no hay nada. Lo que se le envíe puede perderse, y no puede firmar aquí.',
  'review.elsewhereUnread':
    'No todas las redes respondieron. Si solo es un contrato en una de ellas, lo que se le envíe puede perderse, y no puede firmar aquí.',
  'review.imitates':
    'Un token que no está en la lista se llama {symbol}, como uno que sí lo está. Compara su dirección.',
  'review.tokenUnread':
    'No se pudo leer qué es este token. Sus cantidades están en unidades mínimas.',
  'review.tokenDecimals':
    'El contrato de este token indica una cantidad de decimales que ningún importe puede tener.',
  'review.short': 'La cuenta tiene menos de lo que saldría.',
  'review.excessive': 'El reembolso es mayor de lo que su gas puede costar razonablemente.',
  'review.uncompared': 'No se pudo comparar si el reembolso es lo que cuesta su gas.',
  'review.refundTo': 'El reembolso iría a la dirección indicada aquí.',
  'review.unread': 'Primero lee y marca las advertencias de arriba.',
  'review.unchecked':
    'Esto no se pudo comprobar y no se firmará antes. Revisa tu conexión e inténtalo de nuevo.',
  'review.opens': 'Esto también abre tu cuenta en {network}.',
  'review.changes': 'Qué cambia',
  'review.noChanges': 'Ningún saldo cambia.',
  'review.unknownChanges': 'Se ejecutaría bien. No se puede saber qué cambia.',
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
  'owners.looking': 'Buscando el nombre…',
  'owners.onlyOnEthereum':
    'Este nombre no tiene dirección en {network}: esta es su dirección en Ethereum.',
  'owners.nameNotFound': 'No se encontró ninguna dirección para este nombre.',
  'owners.noNames': 'Este sitio no puede buscar nombres. Escribe la dirección.',
  'owners.nameUnreachable': 'No se pudo buscar el nombre: la red no respondió.',
  'owners.nameOffChain':
    'Este nombre se guarda en otro lugar y este sitio no pregunta allí. Escribe la dirección.',
  'owners.nameMixed':
    'Este nombre mezcla letras de distintos alfabetos y podría imitar a otro. Escribe la dirección.',
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
  'request.title': 'Recuperar una cuenta',
  'request.lead':
    'Perdiste la llave de acceso de una cuenta. Los guardianes que nombraste antes pueden darle a la cuenta una llave nueva.',
  'request.account': 'Dirección, nombre o contacto de la cuenta',
  'request.find': 'Buscar sus guardianes',
  'request.noNetwork': 'En este sitio no se pueden recuperar cuentas.',
  'request.reading': 'Leyendo las redes…',
  'request.readAgain': 'Leer de nuevo',
  'request.unreadable':
    'La red no respondió, así que no se sabe nada de la cuenta allí. Inténtalo de nuevo.',
  'request.unknownModule': 'Este sitio no conoce el contrato de recuperación de esta red.',
  'request.notDeployed': 'La cuenta todavía no está en esta red.',
  'request.off': 'La cuenta no tiene guardianes en esta red.',
  'request.noGuardians':
    'Sin guardianes, solo otro propietario abre esta cuenta: una segunda llave de acceso o una billetera que agregaste. Busca en tus otros dispositivos y en tus administradores de contraseñas.',
  'request.needs': 'Guardianes que deben estar de acuerdo: {threshold} de {guardians}.',
  'request.days': 'Días en los que la llave actual puede detenerla: {days}.',
  'request.otherAccount': 'Otra cuenta',
  'request.newOwner': 'La llave nueva',
  'request.replaces':
    'Reemplaza a todos los propietarios de la cuenta, también respaldos y copropietarios.',
  'request.byWallet': 'Usar una billetera',
  'request.byPasskey': 'Usar una llave de acceso',
  'request.create': 'Crear una llave de acceso',
  'request.ask': 'Pedir a los guardianes',
  'request.badOwner':
    'Estos propietarios bloquearían la cuenta para siempre. La cuenta misma y sus guardianes no pueden ser sus propietarios.',
  'request.none': 'Este no es el enlace de una recuperación.',
  'request.damaged': 'El enlace se cortó o cambió en el camino. Pídelo de nuevo y cópialo entero.',
  'request.otherVersion': 'El enlace es de otra versión de este sitio. Pide uno nuevo.',
  'request.impossible':
    'Este enlace pide algo que ninguna cuenta acepta. No confíes en quien lo envió.',
  'request.other': 'Este enlace es de otra solicitud.',
  'request.shareTitle': 'Pide ayuda a tus guardianes',
  'request.shareHelp':
    'Envíales este enlace. Cada uno firma, lo que no cuesta nada, y te devuelve un enlace.',
  'request.code': 'Código con el enlace',
  'request.copy': 'Copiar el enlace',
  'request.share': 'Compartir',
  'request.digits': 'Dígitos para comparar',
  'request.digitsHelp':
    'Los guardianes te llaman antes de firmar y comparan estos dígitos. Si son distintos, alguien cambió el enlace.',
  'request.answer': 'Enlace que devolvió un guardián',
  'request.addAnswer': 'Agregar la firma',
  'request.progress': 'Progreso',
  'request.signed': 'Firmas: {signed} de {threshold}',
  'request.hasSigned': 'Firmó',
  'request.notSigned': 'Todavía no',
  'request.otherRunning':
    'Hay otra recuperación de esta cuenta en curso. Solo más firmas que las suyas pueden reemplazarla.',
  'request.outdated':
    'Esta solicitud ya no es válida: se detuvo o se reemplazó, o cambiaron los guardianes. Necesita firmas nuevas.',
  'request.again': 'Empezar de nuevo con la misma llave',
  'request.tooFew': 'Deben firmar más guardianes.',
  'request.start': 'Iniciar la recuperación',
  'request.sent': 'Enviado. Cuenta en cuanto la red lo tenga.',
  'request.waiting':
    'Iniciada. La llave nueva toma el control a partir de: {date}. Hasta entonces, la llave actual puede detenerla.',
  'request.due': 'La espera terminó: la llave nueva puede tomar el control.',
  'request.notYet': 'La espera todavía no terminó.',
  'request.finish': 'Terminar la recuperación',
  'request.done': 'Listo. La cuenta tiene su nuevo propietario.',
  'request.connectHelp': 'Conéctate con tu nueva llave de acceso, como con una que ya tienes.',
  'request.walletDone': 'Tu billetera ahora es propietaria de esta cuenta Safe.',
  'request.connect': 'Conectar la cuenta',
  'request.mine': 'Continuar con la nueva clave',
  'request.notMine': 'Esta clave no pasa a ser propietaria con la recuperación en curso.',
  'request.open': 'Abrir la recuperación',
  'request.remove': 'Quitar esta solicitud del dispositivo',
  'request.removeHelp':
    'Las firmas reunidas se pierden y la recuperación necesita una nueva solicitud. Presiona otra vez para quitarla.',

  'guardian.title': 'Ayudar a recuperar una cuenta',
  'guardian.lead': 'Te piden, como guardián, que le des a esta cuenta una llave nueva.',
  'guardian.unknown': 'No tienes un nombre para esta cuenta. Asegúrate de quién es.',
  'guardian.unread': 'No se pudo leer si tienes un nombre para esta cuenta. Asegúrate de quién es.',
  'guardian.newOwners': 'Nuevos propietarios',
  'guardian.threshold': 'Firmas requeridas desde entonces: {threshold}',
  'guardian.what':
    'Reemplazan a todos los propietarios de la cuenta. Tu firma no mueve dinero y no cuesta nada.',
  'guardian.call': 'Llama y compara',
  'guardian.callHelp':
    'Llama a la persona a un número que conoces, no a uno del mensaje. Compara estos dígitos de viva voz.',
  'guardian.compared': 'Hablé con la persona, y los dígitos son los mismos.',
  'guardian.sign': 'Firmar',
  'guardian.signOn': 'Firmar para {network}',
  'guardian.signed': 'Firmaste.',
  'guardian.notGuardian':
    'La cuenta conectada no es guardián de esta cuenta. Conecta la que lo es.',
  'guardian.notDeployed':
    'Tu cuenta todavía no está en esta red. Envía allí un pago desde ella, por ejemplo a ti mismo, y firma de nuevo.',
  'guardian.invalid':
    'La billetera devolvió una firma que no cuenta. Inténtalo de nuevo o usa otra billetera.',
  'guardian.sendBack': 'Devuelve esto',
  'guardian.sendBackHelp':
    'El enlace ahora contiene tu firma. Envíalo a la persona que te lo pidió.',

  'banner.title': 'Hay una recuperación de esta cuenta en curso',
  'banner.what': 'En {network}, {owners} reemplaza a todos los propietarios a partir del {date}.',
  'banner.due':
    'En {network}, el plazo terminó: {owners} puede reemplazar a todos los propietarios en cualquier momento.',
  'banner.advice': 'Si no se lo pediste a tus guardianes, detenla ahora.',
  'banner.stop': 'Detenerla',
  'banner.revoke': 'Detenerla y quitar a todos los guardianes',
  'banner.mine': 'Soy yo, ocultar por ahora',
  'banner.sent': 'Enviado. Se detiene en cuanto la red lo tenga.',
  'banner.failed': 'No se detuvo. Inténtalo de nuevo.',
  'banner.several':
    'Esta cuenta necesita varias firmas. Los demás propietarios deben aprobar que se detenga.',
  'banner.propose': 'Proponer detenerla',
  'banner.stopped':
    'La recuperación en {network} está detenida. Tus guardianes pueden iniciar otra: quítalos si ya no confías en ellos.',
  'banner.unread': 'No se pudo leer si hay una recuperación de esta cuenta en curso en: {networks}',

  'guardians.lead':
    'Personas de confianza que juntas pueden dar una nueva clave a esta cuenta si pierdes la tuya.',
  'guardians.sayPower': 'Los guardianes pueden dar una nueva clave a la cuenta, y nada más.',
  'guardians.sayAgree': 'Varios deben estar de acuerdo: dos de tres es una buena elección.',
  'guardians.sayWait': 'Después corre un plazo: {days}. Mientras tanto, un toque aquí la detiene.',
  'guardians.saySilence':
    'Si nadie la detiene, la nueva clave reemplaza a todos los propietarios actuales, también tus otras llaves de acceso y billeteras.',
  'guardians.sayTheft':
    'Protege contra la pérdida, no contra el robo: quien tenga tu llave de acceso puede hacer de todo mientras tanto.',
  'guardians.sayNetworks':
    'Solo funciona en las redes donde la configures. Una red que aún no usas pertenece para siempre a una clave perdida.',
  'guardians.sayLook':
    'Entra aquí al menos una vez en este plazo: {days}. Una recuperación en curso se muestra en cada página, leída de la red.',
  'guardians.sayAgain':
    'Los guardianes cuya recuperación detuviste pueden empezar de nuevo, hasta que los quites.',
  'guardians.sayCall':
    'Pide a tus guardianes que te llamen y comparen los dígitos antes de firmar.',
  'guardians.sayAddress':
    'Conserva la dirección de esta cuenta: la necesitas para volver a encontrarla.',
  'guardians.choose': 'Elegir guardianes',
  'guardians.recommended':
    'Recomendado: tres guardianes, dos de los cuales deben estar de acuerdo.',
  'guardians.address': 'Dirección, nombre o enlace de un guardián',
  'guardians.add': 'Agregar guardián',
  'guardians.agree': 'Cuántos deben estar de acuerdo',
  'guardians.ofCount': '{threshold} de {count}',
  'guardians.alone':
    'Cada uno puede entonces iniciar una recuperación por sí solo. Elige tres guardianes, para que dos deban estar de acuerdo.',
  'guardians.isAccount': 'Es la propia cuenta.',
  'guardians.isOwner': 'Un propietario de la cuenta no puede ser su guardián.',
  'guardians.twice': 'Este guardián ya está elegido.',
  'guardians.notDeployed':
    'Es una cuenta de contrato que no existe en {networks}: su firma no podría comprobarse ahí.',
  'guardians.unread':
    'Sin respuesta de: {networks}. Si allí es una cuenta de contrato, su firma no podría comprobarse en las demás redes.',
  'guardians.unused':
    'Nunca se envió nada desde esta dirección. Si es una cuenta con llave de acceso, debe usarse una vez en cada red antes de poder ayudar.',
  'guardians.networks': 'Elegir redes',
  'guardians.networksHelp':
    'Cada red es una transacción aparte. Pon guardianes en todas las redes donde tengas algo.',
  'guardians.setOn': 'Poner en {network}',
  'guardians.setUp': 'Configurar guardianes',
  'guardians.change': 'Cambiar guardianes',
  'guardians.stop': 'Quitar a todos los guardianes',
  'guardians.stopHelp':
    'En {network}, solo los propietarios podrán abrir entonces esta cuenta. También se detiene una recuperación en curso.',
  'guardians.endsRunning': 'Esto también detiene la recuperación en curso.',
  'guardians.summary':
    '{threshold} de {count} deben estar de acuerdo. Plazo para detener una recuperación: {days}.',
  'guardians.none': 'No hay guardianes en esta red.',
  'guardians.notOpened':
    'La cuenta aún no está abierta en esta red. Sin guardianes aquí, pertenece para siempre a una clave perdida.',
  'guardians.noModule': 'Los guardianes no están disponibles en esta red.',
  'guardians.unknownModule':
    'El contrato de recuperación de esta red no es el esperado. Con él no se configura nada.',
  'guardians.unreachable': 'La red no respondió. No se sabe si hay guardianes.',
  'guardians.same': 'Estos son los guardianes en esta red.',
  'guardians.failed': 'Los guardianes no se cambiaron. Míralos de nuevo e inténtalo otra vez.',
  'guardians.title': 'Guardianes',

  'review.enableRecovery': 'Activar la recuperación por guardianes',
  'review.disableRecovery': 'Desactivar la recuperación por guardianes',
  'review.addGuardian':
    'Agregar al guardián {guardian}. Guardianes necesarios después: {threshold}',
  'review.revokeGuardian':
    'Quitar al guardián {guardian}. Guardianes necesarios después: {threshold}',
  'review.guardianThreshold': 'Guardianes necesarios después: {threshold}',
  'review.cancelRecovery': 'Detener la recuperación en curso',
  'review.invalidateApprovals': 'Invalidar lo que los guardianes han firmado hasta ahora',
  'review.recoveryOn':
    'Suficientes guardianes juntos podrán reemplazar a todos los propietarios, tras un plazo en el que la cuenta puede detenerlo.',
  'review.guardianChange':
    'Cambian los guardianes, que pueden reemplazar a todos los propietarios.',
  'review.recoveryCancel':
    'Se detiene una recuperación en curso. Sus guardianes pueden iniciar otra.',
  'review.recoveryApproval':
    'Como guardián, esta cuenta aprueba nuevos propietarios de otra cuenta.',
};

export const email: Part<'email'> = {
  'email.guardian': 'Este sitio, por correo',
  'email.add': 'Agregar este sitio por correo',
  'email.what':
    'Aprueba cuando ingresas un código de tu correo. Por sí solo no puede recuperar la cuenta: deben hacer falta al menos dos guardianes.',
  'email.address': 'Correo electrónico',
  'email.save': 'Agregar el correo',
  'email.check': 'Se envió un mensaje a tus correos. Comprueba que llegó: los códigos van allí.',
  'email.later': 'Recibe códigos a partir del {date}.',
  'email.leaving': 'Se quita el {date}.',
  'email.none': 'Aún no hay ningún correo. Sin él, este guardián no puede ayudar.',
  'email.signIn': 'Inicia sesión en este sitio para ver y cambiar tus correos.',
  'email.request': 'Enviarme un código por correo',
  'email.sent':
    'Si la cuenta tiene un correo aquí, se le envió un código. Vale 10 minutos, solo para esta recuperación.',
  'email.code': 'Código del correo',
  'email.confirm': 'Confirmar el código',
  'email.unreadable': 'El código del correo tiene ocho dígitos.',
  'email.refused':
    'Este código es incorrecto, es demasiado antiguo o se probó demasiadas veces. Pide uno nuevo.',
  'email.declined': 'Este sitio no aprueba esta recuperación.',
  'email.invalid': 'Esto no es un correo electrónico.',
  'email.full': 'No se pueden agregar más correos.',
  'email.tooMany': 'Se intentó demasiadas veces. Inténtalo más tarde.',
  'email.failed': 'El sitio no respondió. Inténtalo de nuevo.',
};
