import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Hesapta ne değişir',
  'sim.help': 'Ağın düğümü az önce şimdi yürütülüyormuş gibi simüle etti. Hiçbir şey gönderilmedi.',
  'sim.none': 'Başarılı olur. Düğüm bakiye değişikliği bildirmiyor.',
  'sim.fails': 'Şimdi yürütülürse başarısız olur.',
  'sim.unavailable': 'Bu ağda simüle edilemedi.',
  'sim.too-many': 'Burada simüle edilemeyecek kadar çok çağrı var.',
  'sim.units': '{token} için {units} en küçük birim',
  'sim.item': '{token} öğesi {id}',
  'look.alike':
    'İlk adres, bildiğiniz ikinci adres gibi başlıyor ve bitiyor ama başka bir adres. Her karakteri karşılaştırın.',
  'look.first': {
    one: 'Geçmişe göre bu hesap {count} alıcıya ilk kez ödüyor.',
    other: 'Geçmişe göre bu hesap {count} alıcıya ilk kez ödüyor.',
  },
};
