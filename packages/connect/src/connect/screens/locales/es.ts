import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
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
