import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'Verbunden',
  'network.rejected': 'Sie haben den Wechsel zu {network} in Ihrer Wallet abgelehnt.',
  'network.timeout': 'Es kam keine Antwort. Wechseln Sie in Ihrer Wallet zu {network}.',
  'network.unsupported':
    'Ihre Wallet lässt sich von hier aus nicht umstellen. Wechseln Sie in Ihrer Wallet zu {network}.',
  'network.wrong':
    'Ihre Wallet ist auf einem Netzwerk, das diese Website nicht unterstützt. Wechseln Sie zu einem der folgenden oder trennen Sie die Verbindung.',
  'network.outside':
    'Ihr Smartphone ist auf {network}, das es hier nicht freigegeben hat. Diese Seite bleibt auf {current}.',
  'network.testnet': 'Testnetzwerk',
};
