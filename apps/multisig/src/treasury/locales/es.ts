import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Pagar a muchos a la vez (CSV)',
  'payments.single': 'Ingresar los pagos uno por uno',
  'nonce.choose': 'Nonce {nonce}: elegir otro',
  'nonce.free': 'El primero libre, después de todos los que esperan.',
  'nonce.replaces':
    'Una transacción en espera tiene este nonce. Cuando se ejecute una, las demás quedarán sin efecto.',
  'nonce.gap': 'Falta el nonce {missing}: hasta que se ejecute, esto no se puede ejecutar.',
  'nonce.used': 'La cuenta ya está en el nonce {next}.',
  'nonce.unheard':
    'La cuenta ya pasó este nonce. El servicio de transacciones aún no indica qué transacción lo usó.',
  'nonce.not-a-number': 'Ingresa un número entero desde {next}.',
  'nonce.replace': 'Proponer otra llamada en su lugar',
  'takes.nonce': 'Esta propuesta usa el nonce {nonce}.',
  'takes.used': 'Ya está usado: esto nunca se podría ejecutar. Elige otro en la revisión.',
  'gap.one': 'Falta el nonce {nonce}.',
  'gap.several': 'Faltan los nonces {first} a {last}.',
  'gap.help': 'Nada de lo que sigue se puede ejecutar antes.',
  'gap.fill': 'Proponer una con el nonce {nonce}',
  'delete.help':
    'Esto solo la quita del servicio de transacciones. Quien conserve las firmas aún podría ejecutarla: para estar seguro, recházala.',
  'delete.never':
    'No puedes eliminar esta propuesta: el servicio de transacciones solo lo permite a billeteras con clave propia, no a llaves de acceso ni a contratos. Recházala en su lugar.',
  'signer.several':
    'Tu cuenta necesita a su vez varias firmas, que no se pueden reunir aquí. Usa otra billetera.',
  'next.sign': {
    one: 'Falta {count} firma, de cualquiera de estos propietarios:',
    many: 'Faltan {count} firmas, de cualquiera de estos propietarios:',
    other: 'Faltan {count} firmas, de cualquiera de estos propietarios:',
  },
  'next.execute':
    'Ya firmaron suficientes propietarios: cualquiera puede ejecutarla ahora, más abajo.',
  'next.share': 'Envíales este enlace: abre esta transacción.',
  'approve.help':
    'Tu cuenta es un contrato: firma esto con una transacción propia en {network}, que confirman sus propietarios.',
  'approve.waiting':
    'Esperando su transacción en {network}. Puedes salir de esta página y volver a pulsar el botón más tarde: no se pierde nada.',
  'approve.description': 'Firma para {account}',
  'create.link': 'Crear una cuenta multifirma',
  'create.open': 'Abrir en otra red',
  'settings.open': 'Configuración de esta cuenta',
  'set.enableModule': 'Activa el módulo {module}: podrá actuar sin firmas',
  'set.disableModule': 'Desactiva el módulo {module}',
  'set.guard': 'Establece el guard {contract}, que puede rechazar cualquier transacción',
  'unset.guard': 'Quita el guard',
  'set.moduleGuard': 'Establece el guard de los módulos {contract}',
  'unset.moduleGuard': 'Quita el guard de los módulos',
  'set.handler': 'Establece el fallback handler {contract}',
  'unset.handler': 'Quita el fallback handler',
  'set.addDelegate': 'Permite que {spender} tenga límites de gasto',
  'set.removeDelegate': 'Quita todos los límites de gasto de {spender}',
  'set.limitOnce': '{spender} puede gastar {amount} una vez, sin firmas',
  'set.limit': '{spender} puede gastar {amount} sin firmas, y se renueva después de {period}',
  'set.resetLimit': 'Vuelve a contar como cero lo que {spender} gastó de {token}',
  'set.removeLimit': 'Quita el límite de gasto de {token} de {spender}',
  'set.units': '{units} unidades mínimas del token no listado {token}',
  'finding.threshold-one': 'Cualquier propietario podrá actuar por sí solo.',
  'finding.gas-price':
    'Además de la llamada, la cuenta paga un reembolso de hasta {amount} a {recipient}.',
  'finding.spending-limit': 'Alguien podrá gastar hasta un límite sin ninguna firma.',
  'history.item': 'artículo {id} de {token}',
  'history.doubt.not-owners':
    'Los propietarios no firmaron esto: lo informa el contrato del token.',
  'history.doubt.nothing':
    'No se envió nada y los propietarios no firmaron esto. No copies su dirección.',
  'history.doubt.imitation': 'Este token imita a uno que conoces. Es otro.',
  'history.doubt.look-alike': 'Esta dirección se parece a una que conoces, pero es otra.',
  'history.doubt.odd-decimals':
    'El contrato de este token indica una cantidad de decimales que ningún importe puede tener.',
  'finding.signature-set-aside':
    'Una firma es de una cuenta que no es propietaria o ya no lo es. No cuenta.',
  'finding.signature-withdrawn':
    'Un contrato propietario no acepta su firma o ya no la acepta. No cuenta.',
  'refund.paid': 'Además se pagó {amount} a {recipient} como reembolso de gas.',
  'refund.along': '{call}, con un reembolso de hasta {amount} a {recipient}',
  'refund.executor': 'quien lo ejecute',
  'row.proposer': 'Propuesta por {name}',
  'row.depends':
    'Esto depende de los cambios de propietarios pendientes anteriores, con nonce {nonces}.',
  'ledger.open': 'Filtrar y exportar',
  'ledger.close': 'Volver a mostrar todo',
  'note.label': 'Nota para los demás propietarios',
  'note.help':
    'Opcional y pública: cualquiera puede leerla en el servicio de transacciones. No forma parte de lo que se firma.',
  'note.tooLong': '{most} caracteres como máximo.',
  'note.shown': 'Nota de quien propuso, no forma parte de lo que se firma:',
  'notify.on': 'Avisarme cuando algo espere mi firma',
  'notify.help': 'En este dispositivo, mientras haya una pestaña abierta con esta cuenta.',
  'notify.denied':
    'Tu navegador bloquea las notificaciones de este sitio. Permítelas en su configuración.',
  'notify.waits': {
    one: '{count} transacción de {account} espera tu firma.',
    many: '{count} transacciones de {account} esperan tu firma.',
    other: '{count} transacciones de {account} esperan tu firma.',
  },
};
