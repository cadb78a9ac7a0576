import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'Conectar billetera',
  'button.connecting': 'Conectando…',
  'button.finishing': 'Terminando con {wallet}…',
  'button.loading': 'Restableciendo tu conexión…',
  'button.wrongNetwork': 'Red incorrecta',
  'button.reload': 'Recargar la página',
  'button.signIn': 'Iniciar sesión',
  'button.account': 'Cuenta {account}',
  'button.network': 'Red: {network}',
  'button.pending': {
    one: '{count} transacción pendiente',
    many: '{count} de transacciones pendientes',
    other: '{count} transacciones pendientes',
  },

  'dialog.close': 'Cerrar',
  'dialog.back': 'Atrás',
  'dialog.cancel': 'Cancelar',
  'dialog.retry': 'Reintentar',

  'connect.title': 'Conecta una billetera',
  'connect.installed': 'Instaladas',
  'connect.more': 'Más billeteras',
  'connect.recent': 'Reciente',
  'connect.browserWallet': 'Billetera del navegador',
  'connect.safeNote': 'La cuenta en la que está abierta esta página',
  'connect.none': 'No hay ninguna billetera en este navegador',
  'connect.noneHelp':
    'Instala una extensión de billetera y vuelve: aparecerá aquí automáticamente.',
  'connect.about': '¿Qué es una billetera?',
  'connect.get': 'Obtener una billetera',
  'connect.getNote': 'Cómo obtenerla',
  'connect.popular': 'Populares',
  'connect.phoneWallet': 'Billetera del teléfono',
  'connect.phoneWalletHelp': 'Cualquier billetera, escaneando un código',
  'connect.otherWallets': 'Otras billeteras',
  'connect.otherWalletsHelp': 'Tu teléfono te preguntará cuál',
  'connect.otherWalletsCode': 'Con un código o un enlace copiado',
  'connect.insideNote': 'Se abre en el navegador de {wallet}',
  'connect.search': 'Buscar billeteras',
  'connect.found': {
    one: '{count} billetera encontrada',
    many: '{count} de billeteras encontradas',
    other: '{count} billeteras encontradas',
  },
  'connect.noMatch': 'Ninguna billetera tiene ese nombre.',
  'connect.lookingFor': 'Buscando {wallet}…',
  'connect.inApp':
    'Las billeteras no se abren desde {app}. Abre esta página en el navegador de tu teléfono: usa el menú o copia la dirección.',
  'connect.waiting': 'Abre {wallet} para continuar',
  'connect.waitingHelp': 'Aprueba la conexión en la ventana de la billetera.',
  'connect.waitingLong':
    '¿No ves nada? Puede que la billetera esté bloqueada o que su ventana haya quedado detrás de esta.',
  'connect.failed': 'No se pudo conectar con {wallet}',
  'connect.failedBusy':
    '{wallet} ya tiene una solicitud abierta. Respóndela allí y vuelve a intentarlo.',
  'connect.failedEmpty':
    '{wallet} no compartió ninguna cuenta que sirva aquí. Elige una allí y vuelve a intentarlo.',
  'connect.failedGone': '{wallet} ya no está disponible. Recarga la página y vuelve a intentarlo.',
  'connect.failedTimeout': '{wallet} no respondió a tiempo.',
  'connect.failedDetail': 'Mensaje de la billetera: {detail}',
  'connect.failedUnknown': 'La billetera no indicó el motivo.',

  'phone.check': 'Comprobar de nuevo',
  'phone.continue': 'Continúa en la billetera de tu teléfono.',
  'phone.openWallet': 'Abrir la billetera',

  'inside.copy': 'Copiar la dirección de esta página',

  'pairing.relaySilent':
    'El servicio que conecta los teléfonos no responde. Revisa tu conexión a internet y vuelve a intentarlo.',
  'pairing.relayRefused':
    'El servicio que conecta los teléfonos rechaza este sitio. Revisa la fecha y la hora de este dispositivo. Si son correctas, solo el operador del sitio puede ayudar.',
  'pairing.relayError': 'El servicio que conecta los teléfonos no pudo transmitir la solicitud.',
  'pairing.networks': 'La billetera no admite las redes de este sitio.',
  'pairing.methods': 'La billetera no admite lo que este sitio necesita.',
  'pairing.unloadable':
    'No se pudo cargar una parte de esta página. Revisa tu conexión a internet y vuelve a intentarlo.',
  'pairing.expired': 'La billetera no respondió a tiempo.',
  'pairing.other': 'La billetera y este sitio no lograron acordar una conexión.',

  'get.title': 'Obtener {wallet}',

  'about.title': '¿Qué es una billetera?',

  'account.title': 'Cuenta',
  'account.safe': 'Cuenta multifirma Safe',
  'account.copy': 'Copiar dirección',
  'account.copied': 'Copiado',
  'account.explorer': 'Ver en {explorer}',
  'account.disconnect': 'Desconectar',
  'account.balance': 'Saldo',
  'account.balanceOn': 'Saldo en {network}',
  'account.unavailable': 'No disponible',
  'account.switch': 'Tus cuentas en {wallet}',
  'account.active': 'Activa',
  'account.activate': 'Usar {account}',

  'multisig.account': 'Multifirma',
  'multisig.rule': 'Multifirma, firmas necesarias: {threshold} de {owners}',
  'multisig.signed': 'Firmas: {signed} de {threshold}',

  'signIn.title': 'Iniciar sesión',
  'signIn.why':
    'Firma un mensaje en tu billetera para demostrar que esta cuenta es tuya. No cuesta nada ni envía ninguna transacción.',
  'signIn.sign': 'Firmar mensaje',
  'signIn.preparing': 'Preparando…',
  'signIn.confirmHelp': 'Lee el mensaje en {wallet} y fírmalo allí.',
  'signIn.verifying': 'Verificando…',
  'signIn.retry': 'Volver a intentarlo',
  'signIn.changed':
    'La cuenta cambió. La sesión es de {account}; vuelve a iniciar sesión para usar esta.',
  'signIn.wrongNetwork':
    'Tu billetera está en una red que este sitio no admite. Cambia a una compatible para iniciar sesión.',
  'signIn.preparing_error':
    'No se pudo preparar el inicio de sesión. Revisa tu conexión a internet y vuelve a intentarlo.',
  'signIn.signing_error': 'Tu billetera no firmó el mensaje.',
  'signIn.verifying_error': 'No se pudo verificar la firma. Vuelve a intentarlo.',
  'signIn.oops_error': 'Algo salió mal. Vuelve a intentarlo.',
  'signIn.signedIn': 'Sesión iniciada',
  'signIn.not': 'Sin iniciar sesión',
  'signIn.signOut': 'Cerrar sesión',
  'signIn.signedOut': 'Sesión cerrada',
  'signIn.signOutFailed': 'No se pudo cerrar la sesión. Vuelve a intentarlo.',
  'signIn.pending':
    'Faltan firmas de otros propietarios en este mensaje. Puedes salir y volver más tarde.',
  'signIn.pendingRow': 'Inicio de sesión a la espera de firmas',
  'signIn.pendingUnknown':
    'No se pudieron revisar las firmas. Se volverá a intentar automáticamente.',
  'signIn.pendingOver': 'No se reunieron las firmas necesarias a tiempo. Inicia sesión de nuevo.',
  'signIn.callOff': 'Cancelar el inicio de sesión',

  'network.title': 'Cambiar de red',
  'network.confirm': 'Confirma en tu billetera',
  'network.failed': 'Tu billetera no pudo cambiar a la red {network}.',

  'unanswered.phone': 'Tu teléfono aún no responde.',
  'unanswered.open': 'Pendiente en tu billetera: {description}',
  'unanswered.lost': 'No sabemos si esto se envió: {description}. Revisa tu billetera.',
  'unanswered.dismiss': 'Descartar',
  'unanswered.payment': 'Envío de {amount} a {recipient}',
  'unanswered.call': 'Transacción a {recipient}',
  'unanswered.batch': {
    one: '{count} transacción',
    many: '{count} de transacciones',
    other: '{count} transacciones',
  },

  'transactions.title': 'Últimas transacciones',
  'transactions.empty': 'Aquí aparecerán las transacciones que hagas en este sitio.',
  'transactions.clear': 'Borrar',
  'transactions.clearAll': 'Borrar la lista de transacciones',
  'transactions.pending': 'Pendiente',
  'transactions.confirmed': 'Confirmada',
  'transactions.failed': 'Fallida',
  'transactions.reverted': 'Fallida: revertida por el contrato',
  'transactions.replaced': 'Reemplazada por otra transacción',
  'transactions.cancelled': 'Cancelada',
  'transactions.notConfirmed': 'Sin confirmar',
  'transactions.view': 'Ver en el explorador',

  'announce.connecting': 'Conectando con {wallet}',
  'announce.connected': 'Cuenta conectada: {account}',
  'announce.disconnected': 'Billetera desconectada',
  'announce.network': 'Red actual: {network}',
  'announce.wrongNetwork': 'Red incorrecta',
  'announce.account': 'Cuenta actual: {account}',
  'announce.signed': 'Transacción en espera ({signatures}): {description}',
  'announce.confirmed': 'Transacción confirmada: {description}',
  'announce.failed': 'Transacción fallida: {description}',
  'announce.notConfirmed': 'Transacción sin confirmar: {description}',
};

export const network: Part<'network'> = {
  'network.current': 'Conectada',
  'network.rejected': 'Rechazaste en tu billetera el cambio a la red {network}.',
  'network.timeout': 'No hubo respuesta. Cambia a la red {network} en tu billetera.',
  'network.unsupported':
    'Tu billetera no permite cambiar de red desde aquí. Cambia a la red {network} en la propia billetera.',
  'network.wrong':
    'Tu billetera está en una red que este sitio no admite. Cambia a una de las siguientes o desconéctate.',
  'network.outside':
    'Tu teléfono está en {network}, una red que no ha permitido aquí. Esta página sigue en {current}.',
  'network.testnet': 'Red de prueba',
};

export const batch: Part<'batch'> = {
  'batch.done': '{done} de {size} listas',
  'batch.partly': '{done} de {size} listas: tu billetera no las ejecutó como una sola',
  'batch.confirmedClaim': 'Confirmada, según tu billetera',
  'batch.failedClaim': 'Fallida, según tu billetera',
  'batch.elsewhere': 'Pendiente: conecta la billetera con la que se envió',
  'batch.inWallet': 'Confirma en tu billetera',
  'batch.nextInWallet': '{position} de {size} en tu billetera',
  'batch.onNetwork': '{position} de {size} enviadas, esperando a la red',
  'batch.notAtomic':
    'Tu billetera no puede ejecutar todo esto como una sola operación. No se envió nada.',
  'batch.capability': 'Tu billetera no admite lo que esto necesita. No se envió nada.',
  'batch.tooLarge': 'Esto es más de lo que tu billetera acepta de una vez. No se envió nada.',
  'batch.upgradeDeclined': 'Rechazaste la actualización de tu cuenta. No se envió nada.',
  'batch.stopped': '{sent} de {size} enviadas. El resto no se envió.',
  'batch.nothingSent': 'No se envió nada.',
  'batch.disconnected': 'La billetera se desconectó.',
  'batch.otherWallet': 'Ahora hay otra billetera conectada.',
  'batch.otherAccount': 'Ahora hay otra cuenta conectada.',
  'batch.otherNetwork': 'Tu billetera está ahora en otra red.',
  'batch.unreadable': 'Tu billetera no indicó qué cuenta y qué red usa.',
  'batch.unclear': 'No sabemos si esto se envió. Revisa tu billetera.',
  'batch.failed': 'Tu billetera no lo envió.',
  'account.delegated': 'Esta cuenta ejecuta código delegado:',
};

export const copy: Part<'copy'> = {
  'copy.refused': 'El navegador no permitió copiar. Copia tú el texto seleccionado.',
};

export const screens: Part<'screens'> = {
  'scan.title': 'Escanea con {wallet}',
  'scan.titleAny': 'Escanea con tu teléfono',
  'scan.help': 'Abre {wallet} en tu teléfono y escanea este código.',
  'scan.helpAny': 'Abre tu billetera en el teléfono y escanea este código.',
  'scan.helpHere':
    'Copia el enlace y pégalo en tu billetera, o escanea el código con otro teléfono.',
  'scan.code': 'Código QR para conectar una billetera del teléfono',
  'scan.starting': 'Preparando…',
  'scan.ready': 'El código está listo para escanear',
  'scan.renewed': 'Se renovó el código',
  'scan.renewsIn': 'Código nuevo en {time}',
  'scan.copy': 'Copiar enlace',

  'phone.open': 'Abrir {wallet}',
  'phone.kept':
    '{wallet} sigue conectada. Ábrela en tu teléfono para continuar o conecta otra billetera.',
  'phone.help': 'Aprueba la conexión en {wallet} y vuelve aquí.',
  'phone.stuck': '¿No se abrió {wallet}? Puede que aún no esté en este teléfono.',
  'phone.back': 'Si la aprobaste, la respuesta llegará en un momento.',
  'phone.noAnswer': 'La billetera aún no ha respondido',
  'phone.showCode': 'Mostrar código y enlace',

  'plain.help':
    '¿No hay nada que aprobar en tu billetera? Algunas no pueden conectarse e iniciar sesión a la vez.',
  'plain.connect': 'Conectar primero, iniciar sesión después',

  'inside.open': 'Abrir en el navegador de {wallet}',
  'inside.help': 'Esta página se abre en el navegador de {wallet}. Conéctate desde allí.',
  'inside.paste': 'Abre {wallet} y pega la dirección de esta página en su navegador, si tiene uno.',

  'get.choose': 'Cualquiera de estas sirve. Con una basta.',
  'get.install': 'Instala {wallet}',
  'get.installHelp':
    'Usa los enlaces de abajo: en las tiendas de aplicaciones abundan las imitaciones.',
  'get.create': 'Crea tu billetera o importa la que ya tienes',
  'get.createHelp': 'Escribe la frase de recuperación en papel y nunca la compartas con nadie.',
  'get.return': 'Vuelve y conecta tu billetera',
  'get.returnHelp': 'Si la billetera aún no está en la lista, recarga esta página.',
  'get.from': 'Obtener en {store}',
  'get.program': 'Obtener para tu computadora',
  'get.phone': 'Para tu teléfono',
  'get.scan': 'Escanea para abrir su página en {store}',

  'about.keysTitle': 'Tus claves, en tus manos',
  'about.keys':
    'Una billetera guarda las claves de tus monedas, tokens y coleccionables, y te muestra lo que tienes.',
  'about.signInTitle': 'Un solo acceso para muchos sitios',
  'about.signIn':
    'Conecta tu billetera en lugar de crear una cuenta y una contraseña en cada sitio. Puedes salir cuando quieras.',
  'about.safetyTitle': 'Nada se mueve sin ti',
  'about.safety':
    'Un sitio conectado solo ve tu dirección. Cada pago y cada firma necesita tu aprobación en la billetera.',
  'about.more': 'Más información',
};
