import type { KitMessages } from './kit.ts';
import type { Translated } from './message.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Cüzdan bağla',
  'button.connecting': 'Bağlanıyor…',
  'button.loading': 'Bağlantınız geri yükleniyor…',
  'button.wrongNetwork': 'Yanlış ağ',
  'button.signIn': 'Giriş yap',
  'button.account': 'Hesap: {account}',
  'button.network': 'Ağ: {network}',
  'button.pending': {
    one: '{count} işlem bekliyor',
    other: '{count} işlem bekliyor',
  },
  'dialog.close': 'Kapat',
  'dialog.back': 'Geri',
  'dialog.cancel': 'İptal',
  'dialog.retry': 'Tekrar dene',

  'connect.title': 'Cüzdan bağlayın',
  'connect.installed': 'Yüklü',
  'connect.more': 'Diğer cüzdanlar',
  'connect.recent': 'Son kullanılan',
  'connect.browserWallet': 'Tarayıcı cüzdanı',
  'connect.none': 'Bu tarayıcıda cüzdan bulunamadı',
  'connect.noneHelp':
    'Bir cüzdan uzantısı yükleyip buraya dönün; cüzdanınız kendiliğinden görünür.',
  'connect.about': 'Cüzdan nedir?',
  'connect.waiting': 'Devam etmek için {wallet} uygulamasını açın',
  'connect.waitingHelp': 'Bağlantıyı cüzdanın kendi penceresinde onaylayın.',
  'connect.waitingLong':
    'Bir şey göremiyor musunuz? Cüzdan kilitli ya da penceresi bunun arkasında kalmış olabilir.',
  'connect.failed': '{wallet} bağlanamadı',
  'connect.failedBusy':
    '{wallet} üzerinde zaten açık bir istek var. Önce onu yanıtlayın, sonra tekrar deneyin.',
  'connect.failedGone': '{wallet} artık bulunamıyor. Sayfayı yenileyip tekrar deneyin.',
  'connect.failedTimeout': '{wallet} zamanında yanıt vermedi.',
  'connect.failedDetail': 'Cüzdanın mesajı: {detail}',
  'connect.failedUnknown': 'Cüzdan bir neden belirtmedi.',

  'about.title': 'Cüzdan nedir?',
  'about.keysTitle': 'Anahtarlarınız sizde kalır',
  'about.keys':
    'Cüzdan; coin, token ve NFT varlıklarınızın anahtarlarını saklar ve nelere sahip olduğunuzu gösterir.',
  'about.signInTitle': 'Birçok site için tek giriş',
  'about.signIn':
    'Her site için yeni hesap ve şifre oluşturmak yerine cüzdanınızı bağlayın. Bağlantıyı istediğiniz zaman kesebilirsiniz.',
  'about.safetyTitle': 'Siz onaylamadan hiçbir şey olmaz',
  'about.safety':
    'Bağlandığınız site yalnızca adresinizi görür. Her ödeme ve imza için cüzdanda onayınız gerekir.',

  'account.title': 'Hesap',
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

  'network.title': 'Ağ değiştir',
  'network.current': 'Bağlı',
  'network.confirm': 'Cüzdanınızda onaylayın',
  'network.rejected': '{network} ağına geçişi cüzdanınızda reddettiniz.',
  'network.failed': 'Cüzdanınız {network} ağına geçemedi.',
  'network.timeout': 'Yanıt gelmedi. Cüzdanınızda {network} ağına geçin.',
  'network.unsupported':
    'Cüzdanınızın ağı buradan değiştirilemiyor. Cüzdanınızda {network} ağına geçin.',
  'network.wrong':
    'Cüzdanınız bu sitenin desteklemediği bir ağda. Aşağıdaki ağlardan birine geçin veya bağlantıyı kesin.',
  'network.testnet': 'Test ağı',

  'transactions.title': 'Son işlemler',
  'transactions.empty': 'Bu sitede yaptığınız işlemler burada görünür.',
  'transactions.clear': 'Temizle',
  'transactions.clearAll': 'İşlem listesini temizle',
  'transactions.pending': 'Bekliyor',
  'transactions.confirmed': 'Onaylandı',
  'transactions.failed': 'Başarısız',
  'transactions.reverted': 'Başarısız: sözleşme reddetti',
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
  'announce.confirmed': 'İşlem onaylandı: {description}',
  'announce.failed': 'İşlem başarısız oldu: {description}',
};
