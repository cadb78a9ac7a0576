import type { Part } from '../textLoaders.ts';

export const send: Part<'send'> = {
  'send.title': 'Enviar',
  'send.lead':
    'A una dirección o a un nombre. Tu billetera te preguntará una vez más antes de mover nada.',
  'send.needsWallet': 'Los envíos salen de tu propia billetera y los apruebas en ella.',
  'send.otherAccount':
    'Lo que habías rellenado es para otra cuenta: {account}. Este formulario está vacío y es para la cuenta conectada ahora.',
  'send.submit': 'Enviar',
  'send.manyOwners':
    'Firmas necesarias para un pago desde esta cuenta: {threshold}. Propónselo a los demás propietarios.',
  'send.propose': 'Proponer un pago',
  'send.stopWaiting': 'Volver al formulario',
  'send.sent': 'En camino.',
  'send.arrived': 'Confirmado por la red.',
  'send.notThrough': 'No se completó.',
  'send.arrivedLess': 'Solo llegaron {amount}, según el registro del propio token.',
  'send.follow': 'Seguir en Actividad',
  'send.openProposal': 'Abrir en Multifirma',
  'send.saveContact': 'Guardar {recipient} en contactos',
  'send.failed': 'No se envió.',
  'send.failedHelp': 'No se perdió nada: lo que escribiste sigue aquí.',
  'send.noFunds': 'Tu billetera necesita más para la comisión de red de lo que queda.',
  'send.lowerAmount': 'Bajar a {amount}',
  'send.oneByOne': 'Enviar de a una',
  'send.earlierOpen':
    'Una solicitud anterior sigue abierta en tu billetera. Recházala allí o podría enviarse también.',
  'send.sentAlready':
    'El mismo pago se acaba de enviar desde aquí. Envíalo otra vez solo si es lo que quieres.',
  'send.otherNetwork': 'Tu billetera está en otra red. Cámbiala y vuelve a intentarlo.',
  'send.cannotTell': 'No sabemos si se envió. Revisa tu billetera antes de volver a intentarlo.',
  'send.description': 'Envío de {amount} a {recipient}',

  'review.title': 'Qué va a pasar',
  'review.empty': 'Completa el formulario: aquí verás primero lo que se le pedirá a tu billetera.',
  'send.phoneElsewhere':
    'Tu teléfono está en {network}, una red que no ha permitido aquí. Esta página sigue en {current}.',
  'review.sentence': 'Envías {amount} a {recipient} en la red {network}.',
  'review.fee': 'Comisión de red',
  'review.feeLater': 'Se conocerá al completar el formulario',
  'review.about': 'Aprox.',
  'review.paidBy': 'La paga {name}',
  'review.byWallet': 'La envías con otra billetera, que paga la comisión',
  'review.total': 'Total',
  'review.says': 'Motivo indicado: {reason}',
  'review.answersFalse':
    'Este token responde que no enviaría nada. La comisión de red se gasta igualmente.',
  'review.arrivesLess': 'Solo llegarían {amount}: este token retiene una parte de lo que se envía.',
  'review.wallet': 'Después se abre tu billetera y te pide tu aprobación.',
};

export const sessions: Part<'sessions'> = {
  'sessions.title': 'Sesiones y contactos',
  'sessions.lead': 'Dónde tienes la sesión iniciada y a quién le envías.',
  'sessions.needsWallet':
    'Las sesiones y los contactos pertenecen a una cuenta. Conecta su billetera.',
  'sessions.loading': 'Cargando…',

  'signIn.needed': 'Inicia sesión para continuar',
  'signIn.reason':
    'Firmas un mensaje en tu billetera. Demuestra que la cuenta es tuya, no cuesta nada y no envía ninguna transacción.',
  'signIn.action': 'Iniciar sesión',
  'signIn.ended': 'Tu sesión en este dispositivo está cerrada.',
  'signIn.endedEverywhere': 'Tu sesión está cerrada en todos los dispositivos.',

  'devices.title': 'Dispositivos',
  'devices.help':
    'Dónde está iniciada la sesión de esta cuenta. Cierra la de cualquier dispositivo que no reconozcas.',
  'devices.unknown': 'Dispositivo desconocido',
  'devices.current': 'Este dispositivo',
  'devices.passkey': 'Llave de acceso',
  'devices.seen': 'Visto por última vez',
  'devices.since': 'Inicio de sesión',
  'devices.until': 'Vence',
  'devices.signOut': 'Cerrar sesión',
  'devices.signOutLabel': 'Cerrar sesión: {device}',
  'devices.ended': 'Sesión cerrada: {device}',
  'devices.more': 'Mostrar más',
  'devices.everywhere': 'Cerrar todas las sesiones',
  'devices.everywhereTitle': '¿Cerrar todas las sesiones?',
  'devices.everywhereText':
    'Se cierra la sesión en todos los dispositivos, también en este. Tus contactos se quedan en la cuenta.',
  'devices.failed': 'No se pudo cargar la lista de dispositivos.',
  'devices.endFailed': 'No se cerró la sesión del dispositivo.',

  'contacts.title': 'Contactos',
  'contacts.help':
    'Se guardan en este sitio con tu cuenta, en todos los dispositivos donde inicias sesión. «Enviar» los sugiere.',
  'contacts.count': {
    one: '{count} contacto',
    many: '{count} de contactos',
    other: '{count} contactos',
  },
  'contacts.add': 'Agregar contacto',
  'contacts.import': 'Importar',
  'contacts.export': 'Exportar CSV',
  'contacts.search': 'Buscar contactos',
  'contacts.noMatch': 'Ningún contacto coincide con la búsqueda.',
  'contacts.showAll': 'Mostrar todos',
  'contacts.emptyTitle': 'Aún no hay contactos',
  'contacts.empty': 'Agrega a alguien a quien le envías, o importa una lista.',
  'contacts.failed': 'No se pudieron cargar tus contactos.',
  'contacts.mixed':
    'Este nombre mezcla letras de distintos alfabetos y podría imitar a otro. Revisa la dirección.',
  'contacts.edit': 'Editar {name}',
  'contacts.delete': 'Eliminar {name}',
  'contacts.deleteTitle': '¿Eliminar este contacto?',
  'contacts.deleteText': '«{name}» se quita de tus contactos en todos los dispositivos.',
  'contacts.deleteConfirm': 'Eliminar',
  'contacts.deleted': 'Contacto eliminado',
  'contacts.deleteFailed': 'No se eliminó el contacto.',
  'contacts.editTitle': 'Editar contacto',
  'contacts.name': 'Nombre',
  'contacts.address': 'Dirección',
  'contacts.note': 'Nota',
  'contacts.noteHelp': 'Opcional.',
  'contacts.save': 'Guardar',
  'contacts.saved': 'Contacto guardado',
  'contacts.saveFailed': 'No se guardó el contacto.',
  'contacts.nameRequired': 'Escribe un nombre.',
  'contacts.nameTooLong': 'El nombre puede tener {most} caracteres como máximo.',
  'contacts.hiddenCharacters': 'Este texto contiene caracteres invisibles. Escríbelo de nuevo.',
  'contacts.addressRequired': 'Escribe una dirección.',
  'contacts.addressInvalid':
    'No es una dirección válida. Debe empezar por 0x seguido de 40 caracteres.',
  'contacts.addressChecksum':
    'Las letras de esta dirección no coinciden con su suma de verificación: puede haber un carácter mal escrito. Cópiala de nuevo.',
  'contacts.addressTaken': 'Ya tienes un contacto con esta dirección: {name}.',
  'contacts.noteTooLong': 'La nota puede tener {most} caracteres como máximo.',

  'fault.unreachable': 'El servidor no respondió. Revisa tu conexión y vuelve a intentarlo.',
  'fault.busy': 'Demasiadas solicitudes. Espera un minuto y vuelve a intentarlo.',
  'fault.signedOut': 'Tu sesión está cerrada. Inicia sesión y vuelve a intentarlo.',
  'fault.full': 'No caben más contactos. Elimina algunos primero.',
  'fault.taken': 'Ya tienes un contacto con esta dirección.',
  'fault.gone': 'Ya se eliminó, quizá desde otro dispositivo.',
  'fault.tooLarge': 'Es demasiado para el servidor. Impórtalo en partes más pequeñas.',
  'fault.other': 'Algo falló de nuestro lado. Vuelve a intentarlo más tarde.',

  'import.title': 'Importar contactos',
  'import.new': {
    one: '{count} contacto nuevo',
    many: '{count} de contactos nuevos',
    other: '{count} contactos nuevos',
  },
  'import.changed': {
    one: 'Cambia {count} contacto',
    many: 'Cambian {count} de contactos',
    other: 'Cambian {count} contactos',
  },
  'import.unchanged': {
    one: '{count} contacto queda como está',
    many: '{count} de contactos quedan como están',
    other: '{count} contactos quedan como están',
  },
  'import.nothing': 'No hay nada nuevo en este archivo.',
  'import.renamed': '«{before}» pasa a ser «{after}»',
  'import.noteChanged': 'Nueva nota para «{name}»',
  'import.noteRemoved': 'Se quita la nota de «{name}»',
  'import.faulty': {
    one: '{count} línea no se puede importar y se omite:',
    many: '{count} de líneas no se pueden importar y se omiten:',
    other: '{count} líneas no se pueden importar y se omiten:',
  },
  'import.line': 'Línea {line}: {problem}',
  'import.twice': 'Esta dirección ya está en la línea {line}.',
  'import.entry': 'Contacto {line}: {problem}',
  'import.entryTwice': 'El contacto {line} ya tiene esta dirección.',
  'import.entriesFaulty': {
    one: '{count} contacto no se puede importar y se omite:',
    many: '{count} de contactos no se pueden importar y se omiten:',
    other: '{count} contactos no se pueden importar y se omiten:',
  },
  'import.withoutAddress': {
    one: '{count} entrada sin dirección de Ethereum se omite',
    many: '{count} de entradas sin dirección de Ethereum se omiten',
    other: '{count} entradas sin dirección de Ethereum se omiten',
  },
  'import.columns': 'Hay más valores que columnas. Un valor con coma necesita comillas.',
  'import.quotes': 'Las comillas no están bien cerradas.',
  'import.tooLarge': 'Este archivo ocupa más de 1 MB.',
  'import.notText':
    'Este archivo no es texto UTF-8. Guárdalo como «CSV UTF-8» y vuelve a elegirlo.',
  'import.unreadable': 'No se pudo leer este archivo. Vuelve a elegirlo.',
  'import.empty': 'No hay contactos en este archivo.',
  'import.noHeader':
    'La primera línea debe nombrar las columnas: name, address y, si quieres, note.',
  'import.tooManyRows': 'Hay más de {most} contactos en este archivo.',
  'import.noRoom': 'Tendrías más de {most} contactos. Elimina algunos o importa menos.',
  'import.confirm': {
    one: 'Importar {count} contacto',
    many: 'Importar {count} de contactos',
    other: 'Importar {count} contactos',
  },
  'import.another': 'Elegir otro archivo',
  'import.failed': 'No se importó nada.',
  'import.done': 'Importación terminada. Nuevos: {added}. Cambiados: {changed}.',
  'import.close': 'Listo',
};

export const openId: Part<'openId'> = {
  'authorize.title': 'Iniciar sesión en {name}',
  'authorize.lead': '{name} pregunta quién eres. No puede mover tus fondos ni firmar por ti.',
  'authorize.loading': 'Cargando la solicitud…',
  'authorize.needsWallet':
    'Conecta la billetera o la llave de acceso de la cuenta que quieres usar allí.',
  'authorize.account': 'Tu cuenta',
  'authorize.switch': 'Usar otra cuenta',
  'authorize.learns': 'Lo que {name} sabrá',
  'authorize.returns': 'Después vuelves a',
  'authorize.otherHost':
    'Esta no es la dirección de {name}, que es {host}. Permítelo solo si confías en ambas.',
  'authorize.remembered':
    'Se te pregunta una sola vez. Si cierras sesión aquí, también se cierra allí, y en «Sesiones y contactos» puedes terminar este acceso.',
  'authorize.allow': 'Permitir',
  'authorize.deny': 'No permitir',
  'authorize.back': 'Volver a {name}',
  'authorize.leaving': 'Volviendo a {name}…',
  'authorize.known': 'Permitiste {name} antes. Iniciando sesión…',
  'authorize.notAllowed': '{name} es solo para miembros y esta cuenta no lo es: {account}.',
  'authorize.over': 'Esta solicitud ha terminado',
  'authorize.overHelp':
    'Ya se respondió, es demasiado antigua o empezó en otro navegador. Vuelve a la aplicación e inicia sesión allí de nuevo.',
  'authorize.refused': 'Esta aplicación no puede iniciar tu sesión',
  'authorize.refusedHelp':
    'Este sitio no acepta su solicitud. Quien administra la aplicación necesita este código: {code}',
  'authorize.open': 'Abrir {name}',
  'authorize.failed': 'No se pudo cargar la solicitud.',
  'authorize.notAnswered': 'Tu respuesta no llegó.',
  'authorize.chainSilent':
    'Una red no responde, así que no se pudo comprobar si eres miembro. Vuelve a intentarlo en un momento.',
  'authorize.again': 'Inicia sesión otra vez',
  'authorize.againHelp':
    'Tienes la sesión iniciada aquí. {name} quiere asegurarse de que sigues siendo tú: firma otra vez.',

  'again.sign': 'Firmar mensaje',
  'again.confirm': 'Confirma en tu billetera',
  'again.failed': 'Algo salió mal. Vuelve a intentarlo.',
  'again.pending':
    'Faltan firmas de otros propietarios en este mensaje. Puedes salir y volver más tarde.',
  'again.check': 'Comprobar de nuevo',
  'again.stop': 'Cancelar el inicio de sesión',

  'claim.account': 'La dirección de tu cuenta',
  'claim.name': 'Tu nombre',
  'claim.nameless': 'No se conoce ninguno. Recibe tu dirección.',
  'claim.picture': 'Tu imagen',
  'claim.pictureless': 'No se conoce ninguna.',
  'claim.unread': 'No se pudo leer en este momento.',
  'claim.groups': 'A cuáles de estos grupos perteneces',
  'claim.email': 'Una dirección de correo formada con la de tu cuenta. No recibe correo.',
  'claim.offline': 'Puede volver a leerlo en tu ausencia, mientras tengas la sesión iniciada aquí.',

  'signOut.title': 'Cerrar sesión',
  'signOut.lead': 'Cerraste sesión en {name}. ¿Quieres cerrarla también aquí?',
  'signOut.leadUnknown': 'Cerraste sesión en una aplicación. ¿Quieres cerrarla también aquí?',
  'signOut.everywhere': 'Cerrar sesión en todo',
  'signOut.everywhereHelp':
    'Este navegador cierra sesión aquí y en todas las aplicaciones en las que la inició desde aquí.',
  'signOut.only': 'Solo en {name}',
  'signOut.onlyUnknown': 'Solo en esta aplicación',
  'signOut.onlyHelp': 'Tu sesión sigue abierta aquí y en otras aplicaciones.',
  'signOut.leaving': 'Sesión cerrada. Volviendo…',
  'signOut.failed': 'Tu sesión aún no está cerrada.',
  'signOut.refused': 'Esta aplicación no puede cerrar tu sesión',

  'applications.title': 'Aplicaciones',
  'applications.help':
    'Donde inicias sesión con esta cuenta. Si cierras sesión aquí, también se cierra allí.',
  'applications.none': 'Todavía ninguna. Aquí aparecen las aplicaciones que permites.',
  'applications.failed': 'No se pudo cargar la lista de aplicaciones.',
  'applications.learns': 'Sabe',
  'applications.since': 'Permitida',
  'applications.used': 'Último uso',
  'applications.end': 'Terminar acceso',
  'applications.endLabel': 'Terminar acceso: {name}',
  'applications.endTitle': '¿Terminar el acceso de {name}?',
  'applications.endText':
    'Tu sesión allí se cierra en todos los dispositivos. La próxima vez tendrá que preguntarte de nuevo.',
  'applications.ended': 'Acceso terminado: {name}',
  'applications.endFailed': 'El acceso no se terminó.',
  'applications.account': 'dirección',
  'applications.name': 'nombre',
  'applications.picture': 'imagen',
  'applications.groups': 'grupos ({groups})',
  'applications.email': 'dirección de correo',
};

export const html: Part<'html'> = {
  'html.description':
    'Conecta la billetera de Ethereum que ya tienes: mira qué tienes, envíalo y sigue cada transacción.',
  'html.noScript':
    'Esta página funciona con tu billetera mediante JavaScript. Actívalo, por favor.',
  'html.tooOld': 'Este navegador es demasiado antiguo',
  'html.tooOldHelp':
    'Actualízalo o abre esta página en otro: Chrome 111, Safari 16.4, Firefox 115 o más reciente. Tu billetera y tus fondos no se ven afectados.',
};
