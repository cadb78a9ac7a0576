import type { Part } from '../textLoaders.ts';

export const page: Part<'page'> = {
  'start.title': 'Este sitio no responde',
  'start.text':
    'La página está aquí, pero su servidor no indicó qué redes usar. Tu billetera y tus fondos no se ven afectados.',
  'start.faultTitle': 'No se pudo iniciar esta página',
  'start.faultText':
    'Algo falló en la propia página. Tu billetera y tus fondos no se ven afectados.',
  'start.retry': 'Reintentar',
  'start.retrying': 'Reintentando…',

  'layout.skip': 'Ir al contenido',
  'layout.navigation': 'Páginas',
  'layout.homeLink': '{app}, inicio',
  'layout.home': 'Inicio',
  'layout.send': 'Enviar',
  'layout.activity': 'Actividad',
  'layout.multisig': 'Multifirma',
  'layout.sessions': 'Sesiones',
  'layout.settings': 'Configuración',
  'layout.loading': 'Cargando la página…',
  'layout.restoring': 'Restableciendo tu conexión…',
  'layout.copied': 'Copiado',
  'layout.about':
    '{app} funciona en el servidor de quien lo opera. Tus claves nunca salen de tu billetera.',
  'layout.local':
    'Redes locales: todo lo que ves funciona en esta computadora y nada tiene valor real.',
  'layout.imprint': 'Aviso legal',
  'layout.privacy': 'Privacidad',
  'layout.terms': 'Condiciones',
  'layout.support': 'Ayuda',

  'dialog.cancel': 'Cancelar',

  'error.title': 'No se pudo mostrar esta página',
  'error.text': 'Algo falló de nuestro lado. Tu billetera y tus fondos no se ven afectados.',
  'error.retry': 'Reintentar',
  'error.reload': 'Recargar el sitio',
  'error.updated': 'Este sitio se ha actualizado desde que lo abriste. Recárgalo para continuar.',
  'error.offlineTitle': 'Estás sin conexión',
  'error.offline': 'Esta página aún no se ha cargado. Aparecerá sola cuando vuelva la conexión.',

  'notFound.title': 'Página no encontrada',
  'notFound.text':
    'No hay ninguna página en esta dirección. Puede estar mal escrita, o la página cambió de lugar.',

  'wallet.needed': 'Primero conecta una billetera',
  'wallet.connect': 'Conecta tu billetera',
  'wallet.createAccount': 'Crear una cuenta con una llave de acceso',
  'wallet.wrongNetwork':
    'Tu billetera está en una red que este sitio no admite. Cambia a otra o desconéctate.',
  'wallet.switch': 'Cambiar de red',
  'wallet.disconnect': 'Desconectar',
  'wallet.offered': 'Populares',
  'wallet.relayDelayed':
    '{app} tiene retraso en {network}. Lo que firmaste está en espera y se enviará solo; no hace falta que lo firmes de nuevo.',

  'home.title': 'Resumen',
  'home.safe': 'Cuenta multifirma Safe',
  'home.headline': 'Un puerto tranquilo para la billetera que ya tienes',
  'home.lead':
    'Amarra aquí para ver lo que tienes en cada red, enviarlo y seguir cada transacción hasta que llegue a buen puerto. Y suelta amarras cuando quieras.',
  'home.networks': {
    one: 'Compatible con {count} red: {names}',
    many: 'Compatible con {count} de redes: {names}',
    other: 'Compatible con {count} redes: {names}',
  },
  'home.points': 'Por qué aquí',
  'home.seeTitle': 'Lo ves antes de firmarlo',
  'home.see':
    'Cantidad, destinatario, red y comisión, en palabras claras antes de que se abra tu billetera. Nada se mueve sin que lo apruebes en ella.',
  'home.hostTitle': 'Sin empresas de por medio',
  'home.host':
    'La página habla con el servidor del que vino y con nadie más. Sin cuentas, sin rastreo, sin intermediarios.',
  'home.keysTitle': 'Tus claves siguen siendo tuyas',
  'home.keys':
    'Un sitio conectado conoce tu dirección y nada más. Te desconectas con un clic, y este dispositivo olvida cuando se lo pides.',
  'home.steps': 'Cómo funciona',
  'home.step1Title': 'Conecta',
  'home.step1': 'Elige la billetera de este navegador y aprueba la conexión en su ventana.',
  'home.step2Title': 'Echa un vistazo',
  'home.step2':
    'Tus monedas y tokens de todas las redes, lado a lado y con el historial de sus saldos.',
  'home.step3Title': 'Envía y sigue',
  'home.step3':
    'Envía a una dirección o a un nombre y sigue el envío hasta que la red lo confirme.',
  'home.send': 'Enviar',
  'home.receive': 'Recibir',
  'home.copyAddress': 'Copiar dirección',
  'home.explorer': 'Ver en {explorer}',

  'receive.title': 'Recibir',
  'receive.qr': 'Código QR de la dirección {address}',
  'receive.note': 'Recibe monedas y tokens en estas redes: {networks}.',

  'holdings.title': 'Lo que tienes',
  'holdings.current': 'Actual',
  'holdings.unavailable': 'No disponible',
  'holdings.retrying': 'Esta red no responde. Se volverá a consultar automáticamente.',
  'holdings.stale': 'Esta red no responde. Se muestra el último saldo conocido.',
  'holdings.noTokens': 'Aquí no tienes ninguno de los tokens de este sitio.',
  'holdings.tokensUnavailable': 'Tokens: no disponibles',

  'chart.title': 'Saldo de {symbol}',
  'chart.label': 'Gráfico de líneas del saldo en {network} durante los últimos días',
  'chart.summary': 'De {first} el {since} a {last} ahora. Mínimo: {lowest}; máximo: {highest}.',
  'chart.now': 'Ahora',
  'chart.empty': 'Todavía no hay historial. Empezará con las primeras monedas que lleguen.',
  'chart.failed': 'El historial de este saldo no está disponible en este momento.',

  'latest.title': 'Últimas transacciones',
  'latest.all': 'Ver todas',
  'latest.empty': 'Lo que envíes desde aquí aparecerá aquí, con seguimiento hasta que se confirme.',

  'send.form': 'Enviar',
  'send.asset': 'Activo',
  'send.balance': 'Tienes',
  'send.balanceUnavailable': 'Tu saldo no está disponible',
  'send.recipient': 'Destinatario',
  'send.recipientNumber': 'Destinatario {count}',
  'send.recipientPlaceholder': '0x… o nombre.eth',
  'send.recipientHelp': 'Una dirección, o un nombre asociado a una.',
  'send.recipientHelpContacts': 'Una dirección, un nombre asociado a una o uno de tus contactos.',
  'send.suggestions': 'Contactos',
  'send.suggestionCount': {
    one: 'Coincide {count} contacto',
    many: 'Coinciden {count} de contactos',
    other: 'Coinciden {count} contactos',
  },
  'send.fromContacts': 'De tus contactos: {name}',
  'send.amount': 'Cantidad',
  'send.amountNumber': 'Cantidad {count}',
  'send.max': 'Máx.',
  'send.maxLabel': 'Máx.: la mayor cantidad posible de {symbol}',
  'send.addRecipient': 'Agregar destinatario',
  'send.remove': 'Quitar',
  'send.removeNumber': 'Quitar destinatario {count}',
  'send.looking': 'Buscando el nombre…',
  'send.leadsTo': 'Corresponde a',
  'send.knownAs': 'Nombre asociado: {name}',
  'send.noRecipient': 'Indica quién lo recibe.',
  'send.stillLooking':
    'Todavía se está buscando el nombre. Revisa la dirección a la que corresponde y luego envía.',
  'send.notARecipient':
    'No es una dirección válida. Debe empezar por 0x seguido de 40 caracteres, o ser un nombre como harbour.eth.',
  'send.wrongChecksum':
    'Las letras de esta dirección no coinciden con su suma de verificación: puede haber un carácter mal escrito. Cópiala de nuevo.',
  'send.addressElsewhere': 'Esta dirección es de otra red: {network}.',
  'send.nameNotFound': 'No se encontró ninguna dirección para este nombre.',
  'send.noNames': 'Este sitio no puede buscar nombres. Escribe la dirección.',
  'send.namesUnreachable': 'No se pudo buscar el nombre: la red no respondió.',
  'send.onlyOnEthereum':
    'Este nombre no tiene dirección en {network}: esta es su dirección en Ethereum.',
  'send.nameOffChain':
    'Este nombre se guarda en otro lugar y este sitio no pregunta allí. Escribe la dirección.',
  'send.nameMixed':
    'Este nombre mezcla letras de distintos alfabetos y podría imitar a otro. Escribe la dirección.',
  'send.nameMoved':
    'Este nombre lleva ahora a la segunda dirección, no a la primera, que es la que viste.',
  'send.useNew': 'Usar la dirección nueva',
  'send.linkAsks': 'El enlace pide {amount}.',
  'send.useAmount': 'Usar esta cantidad',
  'send.noAmount': 'Indica una cantidad.',
  'send.notANumber': 'Indica una cantidad válida, como 1234,5.',
  'send.twoReadings': 'Puede leerse como dos cantidades distintas. Escribe {whole} o {fraction}.',
  'send.tooManyDecimals': '{symbol} admite {decimals} decimales como máximo.',
  'send.withLetters': 'Escribe solo el número, sin letras.',
  'send.withMoney': 'La cantidad es en {symbol}, no en otra moneda. Escribe solo el número.',
  'send.withApostrophe': 'Escribe los miles sin apóstrofo.',
  'send.zero': 'Indica una cantidad mayor que cero.',
  'send.moreThanBalance': 'Es más {symbol} de lo que tienes.',
  'send.noRoomForFee': 'Así no queda nada para la comisión de red. «Máx.» reserva lo necesario.',
  'send.noCoinForFee': 'Te faltan {missing} para la comisión de red.',
  'send.noMaxUnavailable': '«Máx.» no está disponible: no se pudo estimar la comisión de red.',
  'send.noMaxNothingLeft': '«Máx.» no está disponible: no queda nada además de la comisión de red.',
  'send.smallestUnits': 'En la unidad más pequeña de {symbol}: {units}',
  'send.problems': {
    one: 'No se envió nada. Corrige antes {count} problema.',
    many: 'No se envió nada. Corrige antes {count} de problemas.',
    other: 'No se envió nada. Corrige antes {count} problemas.',
  },
  'send.confirm': 'Confirma en tu billetera…',
  'send.confirmHelp': 'Tu billetera muestra lo mismo que ves aquí. Apruébalo o recházalo en ella.',
  'send.notOpened':
    'Tu cuenta aún no está abierta en {network}. Su primer pago allí la abre; después podrás firmar.',
  'send.following': 'Esperando a la red…',
  'send.proposed': 'Propuesto a los propietarios.',
  'send.failedDetail': 'Mensaje de la billetera: {detail}',
  'send.descriptionMany': {
    one: 'Envío de {amount} a {count} destinatario',
    many: 'Envío de {amount} a {count} de destinatarios',
    other: 'Envío de {amount} a {count} destinatarios',
  },

  'review.network': 'Red',
  'review.refused':
    'La red indica que esta transacción fallaría. Si la envías, podrías perder la comisión de red.',
  'review.toToken':
    'Esta dirección es el contrato de un token. Lo que se envía ahí no se puede recuperar.',
  'review.toNobody': 'Nadie tiene las claves de esta dirección. Lo que se envía ahí se pierde.',

  'activity.title': 'Actividad',
  'activity.lead':
    'Lo que enviaste desde este sitio con esta cuenta, tal como lo recuerda este dispositivo.',
  'activity.needsWallet':
    'Las transacciones se guardan por cuenta. Conecta una para ver las suyas.',
  'activity.emptyTitle': 'Aguas tranquilas',
  'activity.empty':
    'Todavía no has enviado nada desde aquí. Tu primera transacción aparecerá aquí.',
  'activity.send': 'Hacer un envío',
  'activity.status': 'Estado',
  'activity.all': 'Todas',
  'activity.pending': 'Pendientes',
  'activity.confirmed': 'Confirmadas',
  'activity.failed': 'Fallidas',
  'activity.network': 'Red',
  'activity.everyNetwork': 'Todas las redes',
  'activity.count': {
    one: '{count} transacción',
    many: '{count} de transacciones',
    other: '{count} transacciones',
  },
  'activity.more': { one: 'y {count} más', many: 'y {count} más', other: 'y {count} más' },
  'activity.filteredEmpty': 'Ninguna transacción coincide con este filtro.',
  'activity.showAll': 'Mostrar todas',
  'activity.notConfirmedTitle': 'Sin confirmar',
  'activity.notConfirmed':
    'significa que no se vio una prueba a tiempo, no que la transacción haya fallado. Se revisa de nuevo en tu próxima visita y se corrige si se completó.',
  'activity.clear': 'Borrar todo',
  'activity.clearTitle': '¿Borrar la lista?',
  'activity.clearText':
    'Este dispositivo olvidará las transacciones de esta cuenta en todas las redes, también las pendientes. Lo que está en la cadena se queda allí.',
  'activity.clearConfirm': 'Borrar la lista',
  'activity.cleared': 'Se borró la lista de transacciones',

  'settings.title': 'Configuración',
  'settings.lead': 'Se guarda solo en este dispositivo.',
  'settings.look': 'Apariencia e idioma',
  'settings.theme': 'Tema',
  'settings.system': 'Sistema',
  'settings.light': 'Claro',
  'settings.dark': 'Oscuro',
  'settings.accent': 'Color de acento',
  'settings.harbour': 'Puerto',
  'settings.ocean': 'Océano',
  'settings.violet': 'Violeta',
  'settings.rose': 'Rosa',
  'settings.ember': 'Brasa',
  'settings.forest': 'Bosque',
  'settings.language': 'Idioma',
  'settings.networks': 'Redes',
  'settings.networksHelp':
    'Las elige quien opera el sitio. Esta página las consulta a través de su propio servidor.',
  'settings.testnet': 'Red de prueba',
  'settings.chainId': 'ID de la red',
  'settings.readRpc': 'URL de lectura',
  'settings.walletRpc': 'URL de RPC para billeteras',
  'settings.copy': 'Copiar: {what}, {network}',
  'settings.block': 'Bloque {number}',
  'settings.unreachable': 'Sin respuesta',
  'settings.add': 'Agregar a la billetera',
  'settings.added': 'Agregada a tu billetera.',
  'settings.addFailed': 'Tu billetera no pudo agregarla.',
  'settings.addFailedDetail': 'Tu billetera no pudo agregarla: {detail}',
  'settings.stored': 'En este dispositivo',
  'settings.storedHelp':
    'Lo que este sitio guarda en este navegador. Nada de esto se envía a ninguna parte.',
  'settings.nothingStored': 'No hay nada guardado.',
  'settings.signedIn':
    'Una cookie mantiene tu sesión iniciada. Solo la ve el servidor de este sitio.',
  'settings.entries': {
    one: '{count} elemento',
    many: '{count} de elementos',
    other: '{count} elementos',
  },
  'settings.clear': 'Borrar',
  'settings.clearTitle': '¿Borrar lo guardado en este dispositivo?',
  'settings.clearText':
    'Se desconectará tu billetera, y este navegador olvidará tus transacciones, billeteras y preferencias en este sitio. Lo que está en la cadena se queda allí.',
  'settings.clearConfirm': 'Desconectar y borrar',
  'settings.cleared': 'Se borró lo guardado en este dispositivo',

  'stored.transactions': 'Transacciones',
  'stored.wallets': 'Billeteras recientes',
  'stored.session': 'Conexión de la última visita',
  'stored.language': 'Idioma',
  'stored.look': 'Tema y color',
  'stored.other': 'Otros',
};

export const payment: Part<'payment'> = {
  'leaves.title': 'Lo que sale de la cuenta',
  'leaves.refund': '{amount} como máximo, como reembolso de gas',
  'leaves.units': '{units} unidades mínimas de {token}',
  'leaves.item': 'artículo {id} de {token}',
  'check.loading': 'Comprobando…',
  'check.unread': 'Primero lee y marca las advertencias de arriba.',
  'check.refused': 'Esto no se debe firmar, por los motivos de arriba.',
  'check.refund-excessive': 'El reembolso es mayor de lo que su gas puede costar razonablemente.',
  'check.refund-uncompared': 'No se pudo comparar si el reembolso es lo que cuesta su gas.',
  'check.recipient-token':
    'Esta dirección es el contrato de un token. Lo que se envía ahí no se puede recuperar.',
  'check.recipient-zero':
    'Nadie tiene las claves de esta dirección. Lo que se envía ahí se pierde.',
  'check.recipient-burn':
    'Nadie tiene las claves de esta dirección. Lo que se envía ahí se pierde.',
  'check.recipient-other-token':
    'Esta dirección es el contrato de un token. Lo que se envía ahí no se puede recuperar.',
  'check.recipient-self': 'Esta es tu propia dirección.',
  'check.recipient-alike':
    'La primera dirección empieza y termina como una que conoces, la segunda, pero es otra. Compara cada carácter.',
  'check.recipient-new': {
    one: 'Según el historial, esta cuenta paga a {count} destinatario por primera vez.',
    many: 'Según el historial, esta cuenta paga a {count} destinatarios por primera vez.',
    other: 'Según el historial, esta cuenta paga a {count} destinatarios por primera vez.',
  },
  'check.recipient-unread': 'No se pudo leer si ya se pagó antes a estos destinatarios.',
  'check.recipient-twice': 'El mismo destinatario aparece más de una vez.',
  'check.name-mixed':
    'Este nombre mezcla letras de distintos alfabetos y podría imitar a otro. Revisa la dirección.',
  'check.code-missing':
    'No hay ningún contrato en esta dirección: la llamada no haría nada y aun así contaría como hecha.',
  'check.code-expected':
    'Todavía no hay ningún contrato en esta dirección. Si no se crea antes, la llamada no hace nada.',
  'check.code-unread': 'No se pudo leer si hay un contrato en esta dirección.',
  'check.power-without-code':
    'No hay ningún contrato en esta dirección. No debe tener poder sobre la cuenta.',
  'check.power-of-token': 'Esta dirección es un token. No debe tener poder sobre la cuenta.',
  'check.power-unread':
    'No se pudo leer qué hay en esta dirección. Hasta entonces no debe tener poder sobre la cuenta.',
  'check.power-unpublished':
    'Safe no ha publicado este contrato. Tendría poder sobre la cuenta: firma solo si sabes quién lo escribió.',
  'check.account-elsewhere':
    'En esta dirección hay un contrato en {network}, y aquí no hay nada. Lo que se le envíe puede perderse, y no puede firmar aquí.',
  'check.account-unread':
    'No todas las redes respondieron. Si solo es un contrato en una de ellas, lo que se le envíe puede perderse, y no puede firmar aquí.',
  'check.token-imitates':
    'Un token que no está en la lista se llama {symbol}, como uno que sí lo está. Compara su dirección.',
  'check.token-unread':
    'No se pudo leer qué es este token. Sus cantidades están en unidades mínimas.',
  'check.token-decimals':
    'El contrato de este token indica una cantidad de decimales que ningún importe puede tener.',
  'check.balance-short': 'La cuenta tiene menos de lo que saldría.',
  'check.balance-unread': 'No se pudo leer el saldo.',
  'check.limit-exceeded': 'Es más de lo que queda del límite.',
  'check.limit-unread': 'No se pudo leer lo que queda del límite.',
};
