import type { Translated } from '../../core/locales/catalogue.ts';
import type { KitMessages } from '../kit.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Conectar billetera',
  'button.connecting': 'Conectando…',
  'button.finishing': 'Terminando con {wallet}…',
  'button.loading': 'Restableciendo tu conexión…',
  'button.wrongNetwork': 'Red incorrecta',
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
  'connect.reload': 'Recargar',
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
