import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
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
