import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'Bağlı',
  'network.rejected': '{network} ağına geçişi cüzdanınızda reddettiniz.',
  'network.timeout': 'Yanıt gelmedi. Cüzdanınızda {network} ağına geçin.',
  'network.unsupported':
    'Cüzdanınızın ağı buradan değiştirilemiyor. Cüzdanınızda {network} ağına geçin.',
  'network.wrong':
    'Cüzdanınız bu sitenin desteklemediği bir ağda. Aşağıdaki ağlardan birine geçin veya bağlantıyı kesin.',
  'network.outside':
    'Telefonunuz {network} ağında; bu ağa burada izin vermedi. Bu sayfa {current} ağında kalır.',
  'network.testnet': 'Test ağı',
};
