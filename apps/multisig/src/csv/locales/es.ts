import type { Translated } from '@mooring/connect';
import type { CsvMessages } from './csvCatalogue.ts';

export const messages: Translated<CsvMessages> = {
  'csv.title': 'Tabla de pagos',
  'csv.help':
    'Columnas: token, destinatario, monto, nota. Pégalas desde una hoja de cálculo o suelta aquí un archivo CSV.',
  'csv.cells':
    'Token: un símbolo o la dirección de un contrato; vacío para {symbol}. Destinatario: una dirección, un nombre o un contacto.',
  'csv.file': 'Elegir un archivo',
  'csv.empty': 'Pega al menos un pago.',
  'csv.unknownHeader':
    'La primera fila parece un encabezado, pero aquí no se conocen esos nombres de columna. Usa los que se indican para este campo.',
  'csv.tooMany': 'Un lote admite {most} pagos.',
  'csv.tooManyTokens': 'Una tabla admite {most} tokens distintos.',
  'csv.tooLarge': 'Este archivo es demasiado grande.',
  'csv.notText': 'Este archivo no es texto sin formato. Guárdalo como CSV (UTF-8).',
  'csv.checking': 'Revisando cada fila…',
  'csv.right': {
    one: '{count} pago listo',
    many: '{count} pagos listos',
    other: '{count} pagos listos',
  },
  'csv.leftOut': {
    one: '{count} fila omitida.',
    many: '{count} filas omitidas.',
    other: '{count} filas omitidas.',
  },
  'csv.restore': 'Restaurar',
  'csv.first': 'Corrige las filas indicadas arriba u omítelas.',
  'csv.faults': {
    one: '{count} fila tiene errores',
    many: '{count} filas tienen errores',
    other: '{count} filas tienen errores',
  },
  'csv.leaveOutAll': 'Omitir todas estas',
  'csv.leaveOut': 'Omitir',
  'csv.leaveOutRow': 'Omitir la fila {row}',
  'csv.row': 'Fila {row}',
  'csv.totals': 'Total por token',
  'csv.read': 'Así se leyó',
  'csv.ignored': 'Sin usar: {columns}.',
  'csv.contradiction':
    'Las columnas «{first}» y «{second}» no coinciden en la fila {row}. Elimina una de ellas.',
  'csv.payments': { one: '{count} pago', many: '{count} pagos', other: '{count} pagos' },
  'csv.balance': 'La cuenta tiene {amount}',
  'csv.unlisted':
    'Este sitio no incluye {token}. Su símbolo y sus decimales son los que indica su contrato. Compara la dirección:',
  'csv.repeated': {
    one: '{count} fila repite un pago. Comprueba que sea intencional.',
    many: '{count} filas repiten un pago. Comprueba que sea intencional.',
    other: '{count} filas repiten un pago. Comprueba que sea intencional.',
  },
  'csv.gas':
    'Tantos pagos pueden necesitar más gas del que admite una transacción. Considera varias propuestas.',
  'csvFault.quotes': 'Falta cerrar unas comillas.',
  'csvFault.columns': 'Esta fila tiene más celdas que columnas hay.',
  'csvFault.collectible': 'Una tabla solo puede pagar la moneda de la red y tokens ERC-20.',
  'csvFault.unknown-token':
    'Aquí no figura ningún token con este símbolo. Ingresa la dirección de su contrato.',
  'csvFault.ambiguous-token':
    'Varios tokens tienen este símbolo. Ingresa la dirección del contrato.',
  'csvFault.not-a-token': 'No hay ningún contrato de token en esta dirección.',
  'csvFault.token-unreachable': 'No se pudo leer el token: la red no respondió.',
  'csvFault.two-contacts': 'Varios de tus contactos tienen este nombre. Ingresa la dirección.',
  'csvFault.comma':
    'Una coma puede indicar decimales o miles. Escribe el monto solo con un punto, como 1234.5.',
  'csvFault.split-amount':
    'Una coma puede ser parte de este importe. Escríbelo solo con punto o entre comillas.',
  'csvFault.point':
    'Un punto ante tres cifras puede indicar decimales o miles. Escribe el monto como 1234 o 1234.50.',
  'csvFault.no-token': 'Falta el token, aunque esta fila menciona uno.',
  'csvFault.odd-decimals':
    'El contrato de {symbol} indica una cantidad de decimales que ningún importe puede tener.',
  'csvFault.more-than-balance':
    'Con las filas anteriores, esto supera los {symbol} que tiene la cuenta.',
};
