import type { Part } from '../textLoaders.ts';

export const send: Part<'send'> = {
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

export const sessions: Part<'sessions'> = {
  'sessions.title': 'Oturumlar ve kişiler',
  'sessions.lead': 'Nerelerde giriş yaptığınız ve kimlere gönderdiğiniz.',
  'sessions.needsWallet': 'Oturumlar ve kişiler bir hesaba aittir. O hesabın cüzdanını bağlayın.',
  'sessions.loading': 'Yükleniyor…',

  'signIn.needed': 'Devam etmek için giriş yapın',
  'signIn.reason':
    'Cüzdanınızda bir mesaj imzalarsınız. Bu, hesabın size ait olduğunu kanıtlar, ücretsizdir ve hiçbir işlem göndermez.',
  'signIn.action': 'Giriş yap',
  'signIn.ended': 'Bu cihazda oturumunuz kapatıldı.',
  'signIn.endedEverywhere': 'Tüm cihazlarda oturumunuz kapatıldı.',

  'devices.title': 'Cihazlar',
  'devices.help': 'Bu hesapla giriş yapılan yerler. Tanımadığınız bir cihazın oturumunu kapatın.',
  'devices.unknown': 'Bilinmeyen cihaz',
  'devices.current': 'Bu cihaz',
  'devices.passkey': 'Geçiş anahtarı',
  'devices.seen': 'Son görülme',
  'devices.since': 'Giriş',
  'devices.until': 'Bitiş',
  'devices.signOut': 'Çıkış yap',
  'devices.signOutLabel': 'Çıkış yap: {device}',
  'devices.ended': 'Oturumu kapatıldı: {device}',
  'devices.more': 'Daha fazla göster',
  'devices.everywhere': 'Her yerden çıkış yap',
  'devices.everywhereTitle': 'Her yerden çıkış yapılsın mı?',
  'devices.everywhereText':
    'Bu cihaz da dahil tüm cihazlarda oturum kapatılır. Kişileriniz hesapta kalır.',
  'devices.failed': 'Cihaz listesi yüklenemedi.',
  'devices.endFailed': 'Cihazın oturumu kapatılamadı.',

  'contacts.title': 'Kişiler',
  'contacts.help':
    'Bu sitede hesabınızla birlikte, giriş yaptığınız her cihazda saklanır. “Gönder” sayfası bunları önerir.',
  'contacts.count': { one: '{count} kişi', other: '{count} kişi' },
  'contacts.add': 'Kişi ekle',
  'contacts.import': 'İçe aktar',
  'contacts.export': 'CSV dışa aktar',
  'contacts.search': 'Kişilerde ara',
  'contacts.noMatch': 'Bu aramaya uyan kişi yok.',
  'contacts.showAll': 'Tümünü göster',
  'contacts.emptyTitle': 'Henüz kişi yok',
  'contacts.empty': 'Gönderim yaptığınız birini ekleyin veya bir liste içe aktarın.',
  'contacts.failed': 'Kişileriniz yüklenemedi.',
  'contacts.mixed':
    'Bu adda farklı alfabelerin harfleri karışık; başka bir adı taklit ediyor olabilir. Adresi kontrol edin.',
  'contacts.edit': 'Düzenle: {name}',
  'contacts.delete': 'Sil: {name}',
  'contacts.deleteTitle': 'Bu kişi silinsin mi?',
  'contacts.deleteText': '“{name}” tüm cihazlarda kişilerinizden kaldırılır.',
  'contacts.deleteConfirm': 'Sil',
  'contacts.deleted': 'Kişi silindi',
  'contacts.deleteFailed': 'Kişi silinemedi.',
  'contacts.editTitle': 'Kişiyi düzenle',
  'contacts.name': 'Ad',
  'contacts.address': 'Adres',
  'contacts.note': 'Not',
  'contacts.noteHelp': 'İsteğe bağlı.',
  'contacts.save': 'Kaydet',
  'contacts.saved': 'Kişi kaydedildi',
  'contacts.saveFailed': 'Kişi kaydedilemedi.',
  'contacts.nameRequired': 'Bir ad girin.',
  'contacts.nameTooLong': 'Ad en fazla {most} karakter olabilir.',
  'contacts.hiddenCharacters': 'Bu metinde görünmeyen karakterler var. Yeniden yazın.',
  'contacts.addressRequired': 'Bir adres girin.',
  'contacts.addressInvalid':
    'Geçerli bir adres değil. Adres 0x ile başlar ve 40 karakterle devam eder.',
  'contacts.addressChecksum':
    'Adresteki harfler sağlama toplamıyla uyuşmuyor: bir karakter yanlış yazılmış olabilir. Adresi yeniden kopyalayın.',
  'contacts.addressTaken': 'Bu adrese sahip bir kişiniz zaten var: {name}.',
  'contacts.noteTooLong': 'Not en fazla {most} karakter olabilir.',

  'fault.unreachable': 'Sunucu yanıt vermedi. Bağlantınızı kontrol edip tekrar deneyin.',
  'fault.busy': 'Çok fazla istek gönderildi. Bir dakika bekleyip tekrar deneyin.',
  'fault.signedOut': 'Oturumunuz kapalı. Giriş yapıp tekrar deneyin.',
  'fault.full': 'Başka kişiye yer yok. Önce bazılarını silin.',
  'fault.taken': 'Bu adrese sahip bir kişiniz zaten var.',
  'fault.gone': 'Bu arada silinmiş, belki başka bir cihazdan.',
  'fault.tooLarge': 'Sunucu için çok büyük. Daha küçük parçalar halinde içe aktarın.',
  'fault.other': 'Bizden kaynaklanan bir hata oluştu. Daha sonra tekrar deneyin.',

  'import.title': 'Kişileri içe aktar',
  'import.new': { one: '{count} yeni kişi', other: '{count} yeni kişi' },
  'import.changed': { one: '{count} kişi değişiyor', other: '{count} kişi değişiyor' },
  'import.unchanged': {
    one: '{count} kişi olduğu gibi kalıyor',
    other: '{count} kişi olduğu gibi kalıyor',
  },
  'import.nothing': 'Bu dosyada yeni bir şey yok.',
  'import.renamed': '“{before}” yerine “{after}”',
  'import.noteChanged': '“{name}” için yeni not',
  'import.noteRemoved': '“{name}” için not kaldırılıyor',
  'import.faulty': {
    one: '{count} satır içe aktarılamıyor ve atlanıyor:',
    other: '{count} satır içe aktarılamıyor ve atlanıyor:',
  },
  'import.line': 'Satır {line}: {problem}',
  'import.twice': 'Bu adres {line}. satırda zaten var.',
  'import.entry': 'Kişi {line}: {problem}',
  'import.entryTwice': 'Bu adres {line}. kişide zaten var.',
  'import.entriesFaulty': {
    one: '{count} kişi içe aktarılamıyor ve atlanıyor:',
    other: '{count} kişi içe aktarılamıyor ve atlanıyor:',
  },
  'import.withoutAddress': {
    one: 'Ethereum adresi olmayan {count} kayıt atlanıyor',
    other: 'Ethereum adresi olmayan {count} kayıt atlanıyor',
  },
  'import.columns':
    'Sütun sayısından fazla değer var. İçinde virgül olan değer tırnak içinde olmalıdır.',
  'import.quotes': 'Tırnak işaretleri eşleşmiyor.',
  'import.tooLarge': 'Bu dosya 1 MB’tan büyük.',
  'import.notText': 'Bu dosya UTF-8 metni değil. “CSV UTF-8” olarak kaydedip yeniden seçin.',
  'import.unreadable': 'Bu dosya okunamadı. Yeniden seçin.',
  'import.empty': 'Bu dosyada kişi yok.',
  'import.noHeader': 'İlk satır sütunları adlandırmalıdır: name, address ve isterseniz note.',
  'import.tooManyRows': 'Bu dosyada {most} kişiden fazlası var.',
  'import.noRoom': '{most} kişiden fazlası olurdu. Bazılarını silin veya daha azını içe aktarın.',
  'import.confirm': { one: '{count} kişiyi içe aktar', other: '{count} kişiyi içe aktar' },
  'import.another': 'Başka dosya seç',
  'import.failed': 'Hiçbir şey içe aktarılmadı.',
  'import.done': 'İçe aktarıldı. Yeni: {added}. Değişen: {changed}.',
  'import.close': 'Bitti',
};

export const openId: Part<'openId'> = {
  'authorize.title': 'Giriş: {name}',
  'authorize.lead':
    '{name} kim olduğunuzu soruyor. Varlıklarınızı taşıyamaz, sizin yerinize imza atamaz.',
  'authorize.loading': 'İstek yükleniyor…',
  'authorize.needsWallet':
    'Orada kullanmak istediğiniz hesabın cüzdanını veya geçiş anahtarını bağlayın.',
  'authorize.account': 'Hesabınız',
  'authorize.switch': 'Başka bir hesap kullan',
  'authorize.learns': '{name} neleri öğrenir',
  'authorize.returns': 'Ardından döneceğiniz adres',
  'authorize.otherHost':
    'Bu, {name} uygulamasının adresi değil; onun adresi {host}. Yalnızca ikisine de güveniyorsanız izin verin.',
  'authorize.remembered':
    'Size yalnızca bir kez sorulur. Burada çıkış yaptığınızda orada da oturumunuz kapanır; bu erişimi “Oturumlar ve kişiler” altında sonlandırabilirsiniz.',
  'authorize.allow': 'İzin ver',
  'authorize.deny': 'İzin verme',
  'authorize.back': '{name} uygulamasına dön',
  'authorize.leaving': '{name} uygulamasına dönülüyor…',
  'authorize.known': '{name} uygulamasına daha önce izin verdiniz. Giriş yapılıyor…',
  'authorize.notAllowed': '{name} yalnızca üyeler içindir ve bu hesap üye değil: {account}.',
  'authorize.over': 'Bu istek sona erdi',
  'authorize.overHelp':
    'Zaten yanıtlandı, çok eski veya başka bir tarayıcıda başladı. Uygulamaya dönüp orada yeniden giriş yapın.',
  'authorize.refused': 'Bu uygulama girişinizi yapamıyor',
  'authorize.refusedHelp':
    'Bu site, uygulamanın isteğini kabul etmiyor. Uygulamayı işleten kişinin şu koda ihtiyacı var: {code}',
  'authorize.open': '{name} uygulamasını aç',
  'authorize.failed': 'İstek yüklenemedi.',
  'authorize.notAnswered': 'Yanıtınız ulaşmadı.',
  'authorize.chainSilent':
    'Bir ağ yanıt vermiyor, bu yüzden üyeliğiniz denetlenemedi. Birazdan tekrar deneyin.',
  'authorize.again': 'Bir kez daha giriş yapın',
  'authorize.againHelp':
    'Burada giriş yaptınız. {name} hâlâ siz olduğunuzdan emin olmak istiyor; bir kez daha imzalayın.',

  'again.sign': 'Mesajı imzala',
  'again.confirm': 'Cüzdanınızda onaylayın',
  'again.failed': 'Bir sorun oluştu. Tekrar deneyin.',
  'again.pending':
    'Bu mesajı daha fazla sahibin imzalaması bekleniyor. Ayrılıp sonra geri dönebilirsiniz.',
  'again.check': 'Yeniden kontrol et',
  'again.stop': 'Girişi iptal et',

  'claim.account': 'Hesabınızın adresi',
  'claim.name': 'Adınız',
  'claim.nameless': 'Bilinen bir ad yok. Uygulama adresinizi alır.',
  'claim.picture': 'Resminiz',
  'claim.pictureless': 'Bilinen bir resim yok.',
  'claim.unread': 'Şu anda okunamadı.',
  'claim.groups': 'Bu gruplardan hangilerinin üyesi olduğunuz',
  'claim.email': 'Hesabınızın adresinden oluşturulan bir e-posta adresi. E-posta almaz.',
  'claim.offline': 'Burada girişiniz sürdükçe, siz yokken de bunları yeniden okuyabilir.',

  'signOut.title': 'Çıkış yap',
  'signOut.lead': '{name} uygulamasından çıkış yaptınız. Buradan da çıkış yapmak ister misiniz?',
  'signOut.leadUnknown': 'Bir uygulamadan çıkış yaptınız. Buradan da çıkış yapmak ister misiniz?',
  'signOut.everywhere': 'Buradaki her şeyden çıkış yap',
  'signOut.everywhereHelp':
    'Bu tarayıcının oturumu burada ve buradan giriş yaptığı tüm uygulamalarda kapatılır.',
  'signOut.only': 'Yalnızca {name} uygulamasından',
  'signOut.onlyUnknown': 'Yalnızca bu uygulamadan',
  'signOut.onlyHelp': 'Burada ve diğer uygulamalarda oturumunuz açık kalır.',
  'signOut.leaving': 'Çıkış yapıldı. Geri dönülüyor…',
  'signOut.failed': 'Henüz çıkış yapmadınız.',
  'signOut.refused': 'Bu uygulama çıkışınızı yapamıyor',

  'applications.title': 'Uygulamalar',
  'applications.help':
    'Bu hesapla giriş yaptığınız yerler. Burada çıkış yaptığınızda orada da oturumunuz kapanır.',
  'applications.none': 'Henüz yok. İzin verdiğiniz uygulamalar burada listelenir.',
  'applications.failed': 'Uygulama listesi yüklenemedi.',
  'applications.learns': 'Öğrendikleri',
  'applications.since': 'İzin verildi',
  'applications.used': 'Son kullanım',
  'applications.end': 'Erişimi sonlandır',
  'applications.endLabel': 'Erişimi sonlandır: {name}',
  'applications.endTitle': '{name} uygulamasının erişimi sonlandırılsın mı?',
  'applications.endText':
    'Oradaki oturumunuz tüm cihazlarda kapatılır. Bir dahaki sefere size yeniden sorması gerekir.',
  'applications.ended': 'Erişim sonlandırıldı: {name}',
  'applications.endFailed': 'Erişim sonlandırılamadı.',
  'applications.account': 'adres',
  'applications.name': 'ad',
  'applications.picture': 'resim',
  'applications.groups': 'gruplar ({groups})',
  'applications.email': 'e-posta adresi',
};

export const html: Part<'html'> = {
  'html.description':
    'Elinizdeki Ethereum cüzdanını bağlayın: varlıklarınızı görün, gönderin ve her işlemi izleyin.',
  'html.noScript': 'Bu sayfa cüzdanınızla JavaScript üzerinden çalışır. Lütfen etkinleştirin.',
  'html.tooOld': 'Bu tarayıcı çok eski',
  'html.tooOldHelp':
    'Güncelleyin veya bu sayfayı başka bir tarayıcıda açın: Chrome 111, Safari 16.4, Firefox 115 ya da daha yenisi. Cüzdanınız ve varlıklarınız etkilenmedi.',
};
