import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'send.title': 'Gönder',
  'send.lead': 'Bir adrese veya ada. Gönderimden önce cüzdanınız size bir kez daha sorar.',
  'send.needsWallet': 'Gönderim kendi cüzdanınızdan, oradaki onayınızla yapılır.',
  'send.otherAccount':
    'Doldurduklarınız başka bir hesap içindi: {account}. Bu form boş ve şu an bağlı olan hesap için.',
  'send.submit': 'Gönder',
  'send.manyOwners':
    'Bu hesaptan ödeme için gereken imza: {threshold}. Ödemeyi diğer sahiplere önerin.',
  'send.propose': 'Ödeme öner',
  'send.stopWaiting': 'Forma dön',
  'send.sent': 'Yola çıktı.',
  'send.arrived': 'Ağ tarafından onaylandı.',
  'send.notThrough': 'Gönderim tamamlanmadı.',
  'send.arrivedLess': 'Token’ın kendi kaydına göre yalnızca {amount} ulaştı.',
  'send.follow': 'Hareketler sayfasında izle',
  'send.openProposal': 'Çoklu imza sayfasında aç',
  'send.saveContact': '{recipient} adresini kişilere kaydet',
  'send.failed': 'Gönderilemedi.',
  'send.failedHelp': 'Bir şey kaybolmadı: girdiğiniz bilgiler yerinde duruyor.',
  'send.noFunds': 'Cüzdanınız ağ ücreti için kalandan fazlasını istiyor.',
  'send.lowerAmount': '{amount} tutarına düşür',
  'send.oneByOne': 'Tek tek gönder',
  'send.earlierOpen':
    'Önceki bir istek cüzdanınızda hâlâ açık. Orada reddedin, yoksa o da gönderilebilir.',
  'send.sentAlready':
    'Aynı ödeme buradan az önce gönderildi. Yalnızca gerçekten istiyorsanız bir kez daha gönderin.',
  'send.otherNetwork': 'Cüzdanınız başka bir ağda. Ağı değiştirin, sonra yeniden deneyin.',
  'send.cannotTell':
    'Gönderilip gönderilmediğini bilmiyoruz. Yeniden denemeden önce cüzdanınıza bakın.',
  'send.description': '{recipient} alıcısına {amount} gönderimi',

  'review.title': 'Ne olacak?',
  'review.empty': 'Formu doldurun: cüzdanınızın onayınıza sunacağı işlem önce burada görünür.',
  'send.phoneElsewhere':
    'Telefonunuz {network} ağında; bu ağa burada izin vermedi. Bu sayfa {current} ağında kalır.',
  'review.sentence': '{network} ağında {recipient} alıcısına {amount} gönderiyorsunuz.',
  'review.fee': 'Ağ ücreti',
  'review.feeLater': 'Form doldurulunca belli olur',
  'review.about': 'Yaklaşık',
  'review.paidBy': 'Ödeyen: {name}',
  'review.byWallet': 'Ücreti ödeyen başka bir cüzdanla siz gönderirsiniz',
  'review.total': 'Toplam',
  'review.says': 'Belirtilen neden: {reason}',
  'review.answersFalse':
    'Bu token hiçbir şey göndermeyeceğini bildiriyor. Ağ ücreti yine de harcanır.',
  'review.arrivesLess': 'Yalnızca {amount} ulaşır: bu token gönderilenin bir kısmını alıkoyar.',
  'review.wallet': 'Ardından cüzdanınız açılır ve onayınızı ister.',
};
