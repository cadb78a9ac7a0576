import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': '{size} işlemden {done} tanesi tamamlandı',
  'batch.partly':
    '{size} işlemden {done} tanesi tamamlandı: cüzdanınız hepsini tek seferde yürütmedi',
  'batch.confirmedClaim': 'Cüzdanınıza göre onaylandı',
  'batch.failedClaim': 'Cüzdanınıza göre başarısız',
  'batch.elsewhere': 'Bekliyor: gönderimi yapan cüzdanı bağlayın',
  'batch.inWallet': 'Cüzdanınızda onaylayın',
  'batch.nextInWallet': 'Cüzdanınızda: {position}/{size}',
  'batch.onNetwork': 'Gönderildi: {position}/{size}, ağ bekleniyor',
  'batch.notAtomic':
    'Cüzdanınız bunların hepsini tek seferde yürütemiyor. Hiçbir şey gönderilmedi.',
  'batch.capability': 'Cüzdanınız bunun için gerekeni desteklemiyor. Hiçbir şey gönderilmedi.',
  'batch.tooLarge': 'Bu, cüzdanınızın tek seferde kabul ettiğinden fazla. Hiçbir şey gönderilmedi.',
  'batch.upgradeDeclined': 'Hesabınızın yükseltilmesini reddettiniz. Hiçbir şey gönderilmedi.',
  'batch.stopped': 'Gönderildi: {sent}/{size}. Kalanı gönderilmedi.',
  'batch.nothingSent': 'Hiçbir şey gönderilmedi.',
  'batch.disconnected': 'Cüzdanın bağlantısı kesildi.',
  'batch.otherWallet': 'Şu anda başka bir cüzdan bağlı.',
  'batch.otherAccount': 'Şu anda başka bir hesap bağlı.',
  'batch.otherNetwork': 'Cüzdanınız şu anda başka bir ağda.',
  'batch.unreadable': 'Cüzdanınız hangi hesabı ve ağı kullandığını bildirmedi.',
  'batch.unclear': 'Bunun gönderilip gönderilmediğini bilemiyoruz. Cüzdanınızı kontrol edin.',
  'batch.failed': 'Cüzdanınız bunu göndermedi.',
  'account.delegated': 'Bu hesap, yetki verilmiş kod kullanıyor:',
};
