import type { Translated } from '@mooring/connect';
import type { SettingsMessages } from './settingsCatalogue.ts';

export const messages: Translated<SettingsMessages> = {
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
