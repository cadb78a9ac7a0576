import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'Cüzdan bağla',
  'button.connecting': 'Bağlanıyor…',
  'button.finishing': '{wallet} ile bağlantı tamamlanıyor…',
  'button.loading': 'Bağlantınız geri yükleniyor…',
  'button.wrongNetwork': 'Yanlış ağ',
  'button.reload': 'Sayfayı yenile',
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

export const network: Part<'network'> = {
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

export const batch: Part<'batch'> = {
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

export const copy: Part<'copy'> = {
  'copy.refused': 'Tarayıcı kopyalamaya izin vermedi. Seçili metni kendiniz kopyalayın.',
};

export const screens: Part<'screens'> = {
  'scan.title': '{wallet} ile tarayın',
  'scan.titleAny': 'Telefonunuzla tarayın',
  'scan.help': 'Telefonunuzda {wallet} uygulamasını açıp bu kodu tarayın.',
  'scan.helpAny': 'Telefonunuzda cüzdanınızı açıp bu kodu tarayın.',
  'scan.helpHere':
    'Bağlantıyı kopyalayıp cüzdanınıza yapıştırın ya da kodu başka bir telefonla tarayın.',
  'scan.code': 'Telefondaki bir cüzdanı bağlayan QR kodu',
  'scan.starting': 'Hazırlanıyor…',
  'scan.ready': 'Kod taranmaya hazır',
  'scan.renewed': 'Kod yenilendi',
  'scan.renewsIn': 'Yeni koda kalan: {time}',
  'scan.copy': 'Bağlantıyı kopyala',

  'phone.open': '{wallet} uygulamasını aç',
  'phone.kept':
    '{wallet} hâlâ bağlı. Devam etmek için telefonunuzda açın veya başka bir cüzdan bağlayın.',
  'phone.help': 'Bağlantıyı {wallet} uygulamasında onaylayıp buraya dönün.',
  'phone.stuck': '{wallet} açılmadı mı? Bu telefonda henüz yüklü olmayabilir.',
  'phone.back': 'Onayladıysanız yanıt birazdan gelir.',
  'phone.noAnswer': 'Cüzdandan henüz yanıt yok',
  'phone.showCode': 'Kodu ve bağlantıyı göster',

  'plain.help':
    'Cüzdanınızda onaylanacak bir şey yok mu? Bazıları aynı anda bağlanıp giriş yapamaz.',
  'plain.connect': 'Önce bağlan, sonra giriş yap',

  'inside.open': '{wallet} tarayıcısında aç',
  'inside.help': 'Bu sayfa {wallet} uygulamasının kendi tarayıcısında açılır. Oradan bağlanın.',
  'inside.paste':
    '{wallet} uygulamasını açın; tarayıcısı varsa bu sayfanın adresini oraya yapıştırın.',

  'get.choose': 'Herhangi biri olur. Bir tanesi yeter.',
  'get.install': '{wallet} uygulamasını yükleyin',
  'get.installHelp': 'Aşağıdaki bağlantıları kullanın: uygulama mağazalarında taklitler yaygındır.',
  'get.create': 'Cüzdan oluşturun veya içe aktarın',
  'get.createHelp': 'Kurtarma ifadesini kâğıda yazın ve asla kimseyle paylaşmayın.',
  'get.return': 'Geri dönüp bağlanın',
  'get.returnHelp': 'Cüzdan hâlâ listede yoksa bu sayfayı yenileyin.',
  'get.from': '{store} üzerinden edinin',
  'get.program': 'Bilgisayarınız için edinin',
  'get.phone': 'Telefonunuz için',
  'get.scan': '{store} sayfasını açmak için tarayın',

  'about.keysTitle': 'Anahtarlarınız sizde kalır',
  'about.keys':
    'Cüzdan; coin, token ve NFT varlıklarınızın anahtarlarını saklar ve nelere sahip olduğunuzu gösterir.',
  'about.signInTitle': 'Birçok site için tek giriş',
  'about.signIn':
    'Her site için yeni hesap ve şifre oluşturmak yerine cüzdanınızı bağlayın. Bağlantıyı istediğiniz zaman kesebilirsiniz.',
  'about.safetyTitle': 'Siz onaylamadan hiçbir şey olmaz',
  'about.safety':
    'Bağlandığınız site yalnızca adresinizi görür. Her ödeme ve imza için cüzdanda onayınız gerekir.',
  'about.more': 'Daha fazla bilgi',
};
