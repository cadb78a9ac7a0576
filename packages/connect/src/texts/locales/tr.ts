import type { Translated } from '../../core/locales/catalogue.ts';
import type { KitMessages } from '../kit.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Cüzdan bağla',
  'button.connecting': 'Bağlanıyor…',
  'button.finishing': '{wallet} ile bağlantı tamamlanıyor…',
  'button.loading': 'Bağlantınız geri yükleniyor…',
  'button.wrongNetwork': 'Yanlış ağ',
  'button.signIn': 'Giriş yap',
  'button.account': 'Hesap: {account}',
  'button.network': 'Ağ: {network}',
  'button.pending': { one: '{count} işlem bekliyor', other: '{count} işlem bekliyor' },

  'dialog.close': 'Kapat',
  'dialog.back': 'Geri',
  'dialog.cancel': 'İptal',
  'dialog.retry': 'Tekrar dene',

  'connect.title': 'Cüzdan bağlayın',
  'connect.installed': 'Yüklü',
  'connect.more': 'Diğer cüzdanlar',
  'connect.recent': 'Son kullanılan',
  'connect.browserWallet': 'Tarayıcı cüzdanı',
  'connect.safeNote': 'Bu sayfanın içinde açıldığı hesap',
  'connect.none': 'Bu tarayıcıda cüzdan bulunamadı',
  'connect.noneHelp':
    'Bir cüzdan uzantısı yükleyip buraya dönün; cüzdanınız kendiliğinden görünür.',
  'connect.about': 'Cüzdan nedir?',
  'connect.get': 'Cüzdan edinin',
  'connect.getNote': 'Nasıl edinilir',
  'connect.popular': 'Popüler',
  'connect.phoneWallet': 'Telefon cüzdanı',
  'connect.phoneWalletHelp': 'Kod taratarak, herhangi bir cüzdan',
  'connect.otherWallets': 'Başka cüzdanlar',
  'connect.otherWalletsHelp': 'Hangisi olduğunu telefonunuz sorar',
  'connect.otherWalletsCode': 'Kodla veya kopyalanan bağlantıyla',
  'connect.insideNote': '{wallet} tarayıcısında açılır',
  'connect.search': 'Cüzdan ara',
  'connect.found': { one: '{count} cüzdan bulundu', other: '{count} cüzdan bulundu' },
  'connect.noMatch': 'Bu adda bir cüzdan yok.',
  'connect.lookingFor': '{wallet} aranıyor…',
  'connect.reload': 'Yenile',
  'connect.inApp':
    'Cüzdanlar {app} içinden açılmaz. Bu sayfayı telefonunuzun tarayıcısında açın: buradaki menüyü kullanın veya adresi kopyalayın.',
  'connect.waiting': 'Devam etmek için {wallet} uygulamasını açın',
  'connect.waitingHelp': 'Bağlantıyı cüzdanın kendi penceresinde onaylayın.',
  'connect.waitingLong':
    'Göremiyor musunuz? Cüzdan kilitli ya da penceresi bunun arkasında kalmış olabilir.',
  'connect.failed': '{wallet} bağlanamadı',
  'connect.failedBusy':
    '{wallet} üzerinde zaten açık bir istek var. Önce onu yanıtlayın, sonra tekrar deneyin.',
  'connect.failedEmpty':
    '{wallet} burada kullanılabilecek bir hesap paylaşmadı. Orada bir hesap seçin, sonra tekrar deneyin.',
  'connect.failedGone': '{wallet} artık bulunamıyor. Sayfayı yenileyip tekrar deneyin.',
  'connect.failedTimeout': '{wallet} zamanında yanıt vermedi.',
  'connect.failedDetail': 'Cüzdanın mesajı: {detail}',
  'connect.failedUnknown': 'Cüzdan bir neden belirtmedi.',

  'phone.check': 'Yeniden kontrol et',
  'phone.continue': 'Telefonunuzdaki cüzdanda devam edin.',
  'phone.openWallet': 'Cüzdanı aç',

  'inside.copy': 'Bu sayfanın adresini kopyala',

  'pairing.relaySilent':
    'Telefonları bağlayan hizmet yanıt vermiyor. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  'pairing.relayRefused':
    'Telefonları bağlayan hizmet bu siteyi kabul etmiyor. Bu cihazın tarih ve saatini kontrol edin. Doğruysa yalnızca siteyi işleten yardımcı olabilir.',
  'pairing.relayError': 'Telefonları bağlayan hizmet isteği iletemedi.',
  'pairing.networks': 'Cüzdan bu sitenin ağlarını desteklemiyor.',
  'pairing.methods': 'Cüzdan bu sitenin ihtiyaç duyduklarını desteklemiyor.',
  'pairing.unloadable':
    'Bu sayfanın bir bölümü yüklenemedi. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  'pairing.expired': 'Cüzdan zamanında yanıt vermedi.',
  'pairing.other': 'Cüzdan ile bu site bir bağlantı üzerinde anlaşamadı.',

  'get.title': '{wallet} edinin',

  'about.title': 'Cüzdan nedir?',

  'account.title': 'Hesap',
  'account.safe': 'Safe çoklu imza hesabı',
  'account.copy': 'Adresi kopyala',
  'account.copied': 'Kopyalandı',
  'account.explorer': '{explorer} üzerinde görüntüle',
  'account.disconnect': 'Bağlantıyı kes',
  'account.balance': 'Bakiye',
  'account.balanceOn': '{network} ağındaki bakiye',
  'account.unavailable': 'Alınamadı',
  'account.switch': '{wallet} hesaplarınız',
  'account.active': 'Etkin',
  'account.activate': '{account} hesabını kullan',

  'multisig.account': 'Çoklu imza hesabı',
  'multisig.rule': 'Çoklu imza, gereken imza: {threshold}/{owners}',
  'multisig.signed': 'İmza: {signed}/{threshold}',

  'signIn.title': 'Giriş yap',
  'signIn.why':
    'Bu hesabın size ait olduğunu kanıtlamak için cüzdanınızda bir mesaj imzalayın. Ücretsizdir ve hiçbir işlem gönderilmez.',
  'signIn.sign': 'Mesajı imzala',
  'signIn.preparing': 'Hazırlanıyor…',
  'signIn.confirmHelp': 'Mesajı {wallet} içinde okuyup orada imzalayın.',
  'signIn.verifying': 'Doğrulanıyor…',
  'signIn.retry': 'Yeniden dene',
  'signIn.changed':
    'Hesap değişti. Açık oturum {account} hesabına ait; bu hesabı kullanmak için yeniden giriş yapın.',
  'signIn.wrongNetwork':
    'Cüzdanınız bu sitenin desteklemediği bir ağda. Giriş yapmak için desteklenen bir ağa geçin.',
  'signIn.preparing_error':
    'Giriş hazırlanamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  'signIn.signing_error': 'Cüzdanınız mesajı imzalamadı.',
  'signIn.verifying_error': 'İmza doğrulanamadı. Tekrar deneyin.',
  'signIn.oops_error': 'Bir sorun oluştu. Tekrar deneyin.',
  'signIn.signedIn': 'Giriş yapıldı',
  'signIn.not': 'Giriş yapılmadı',
  'signIn.signOut': 'Çıkış yap',
  'signIn.signedOut': 'Çıkış yapıldı',
  'signIn.signOutFailed': 'Çıkış yapılamadı. Tekrar deneyin.',
  'signIn.pending':
    'Bu mesajı daha fazla sahibin imzalaması bekleniyor. Ayrılıp sonra geri dönebilirsiniz.',
  'signIn.pendingRow': 'Giriş imza bekliyor',
  'signIn.pendingUnknown': 'İmzalar kontrol edilemedi. Otomatik olarak yeniden deneniyor.',
  'signIn.pendingOver': 'Yeterli sayıda sahip zamanında imzalamadı. Girişe baştan başlayın.',
  'signIn.callOff': 'Girişi iptal et',

  'network.title': 'Ağ değiştir',
  'network.confirm': 'Cüzdanınızda onaylayın',
  'network.failed': 'Cüzdanınız {network} ağına geçemedi.',

  'unanswered.phone': 'Telefonunuz henüz yanıt vermedi.',
  'unanswered.open': 'Cüzdanınızda bekliyor: {description}',
  'unanswered.lost':
    'Bunun gönderilip gönderilmediğini bilmiyoruz: {description}. Cüzdanınıza bakın.',
  'unanswered.dismiss': 'Kapat',
  'unanswered.payment': '{recipient} alıcısına {amount} gönderimi',
  'unanswered.call': '{recipient} adresine işlem',
  'unanswered.batch': { one: '{count} işlem', other: '{count} işlem' },

  'transactions.title': 'Son işlemler',
  'transactions.empty': 'Bu sitede yaptığınız işlemler burada görünür.',
  'transactions.clear': 'Temizle',
  'transactions.clearAll': 'İşlem listesini temizle',
  'transactions.pending': 'Bekliyor',
  'transactions.confirmed': 'Onaylandı',
  'transactions.failed': 'Başarısız',
  'transactions.reverted': 'Başarısız: sözleşme işlemi geri aldı',
  'transactions.replaced': 'Yerine başka bir işlem geçti',
  'transactions.cancelled': 'İptal edildi',
  'transactions.notConfirmed': 'Onaylanmadı',
  'transactions.view': 'Blok gezgininde görüntüle',

  'announce.connecting': '{wallet} bağlanıyor',
  'announce.connected': '{account} hesabı bağlandı',
  'announce.disconnected': 'Bağlantı kesildi',
  'announce.network': 'Şu anki ağ: {network}',
  'announce.wrongNetwork': 'Yanlış ağ',
  'announce.account': 'Şu anki hesap: {account}',
  'announce.signed': 'İşlem bekliyor ({signatures}): {description}',
  'announce.confirmed': 'İşlem onaylandı: {description}',
  'announce.failed': 'İşlem başarısız oldu: {description}',
  'announce.notConfirmed': 'İşlem onaylanmadı: {description}',
};
