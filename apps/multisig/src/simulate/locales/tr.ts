import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Hesapta ne değişir',
  'sim.help': 'Ağın düğümü az önce şimdi yürütülüyormuş gibi simüle etti. Hiçbir şey gönderilmedi.',
  'sim.none': 'Başarılı olur. Düğüm bakiye değişikliği bildirmiyor.',
  'sim.fails': 'Şimdi yürütülürse başarısız olur.',
  'sim.ownersNow': 'Yukarıdaki sonuç şimdiki sahipler içindir.',
  'sim.outcomeOnly':
    'Başarılı olur. Neyin değişeceği bilinemez: bu ağın düğümü bunu bildirmiyor. Yukarıda gösterilen çağrıya güvenin.',
  'sim.unavailable':
    'Bu ağın düğümü bunu simüle edemedi: başarılı olup olmayacağı ve neyin değişeceği burada bilinemez. Yukarıda gösterilen çağrıya güvenin.',
  'sim.too-many':
    'Bunlar burada simüle edilemeyecek kadar çok çağrı: neyin değişeceği bilinemez. Yukarıda gösterilen çağrılara güvenin.',
  'sim.units': '{token} için {units} en küçük birim',
  'sim.item': '{token} öğesi {id}',
  'against.failed':
    'Yürütülmeden önce bu cihazdaki simülasyona göre başarılı olacaktı. Başarısız oldu.',
  'against.succeeded':
    'Yürütülmeden önce bu cihazdaki simülasyona göre başarısız olacaktı. Başarılı oldu.',
  'against.other': 'Olan, yürütülmeden önce bu cihazda simüle edilen değil:',
  'against.change': '{actual} oldu, {expected} bekleniyordu',
  'against.nothing': '{token} yok',
};
