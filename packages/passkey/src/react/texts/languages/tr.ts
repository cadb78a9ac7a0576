import type { Part } from '../textLoaders.ts';

export const passkey: Part<'passkey'> = {
  'passkey.row': 'Geçiş anahtarıyla devam et',
  'passkey.rowHelp': 'Cüzdan gerekmez',
  'passkey.noPasskeys': 'Bu tarayıcı veya sayfa geçiş anahtarı kullanamıyor.',
  'passkey.noDomain': 'Geçiş anahtarları adı olan bir sayfa ister. Bu sayfa IP adresiyle açıldı.',
  'passkey.noNetwork': 'Buradaki hiçbir ağda geçiş anahtarıyla hesap yok.',
  'passkey.honest':
    'Geçiş anahtarı cihazınızda veya cihazın parola yöneticisinde durur. Hesaptakileri başka kimse hareket ettiremez. Yalnızca bu sitede geçerlidir: gerçek para gelmeden önce ikinci bir giriş yolu ekleyin.',
  'passkey.name': 'Geçiş anahtarının adı',
  'passkey.create': 'Hesap oluştur',
  'passkey.find': 'Zaten bir tane var',
  'passkey.lost': 'Geçiş anahtarımı kaybettim',
  'passkey.otherDevice': 'Telefon veya başka bir cihaz kullan',
  'passkey.alsoSignsIn': 'Bununla {site} sitesine de giriş yapılır.',
  'passkey.waiting': 'Tarayıcınız size soruyor…',
  'passkey.waitingHelp': 'Parmak iziniz, yüzünüz veya cihazınızın PIN koduyla onaylayın.',
  'passkey.refused': 'Hiçbir şey olmadı. İstediğiniz zaman tekrar deneyebilirsiniz.',
  'passkey.notFound':
    'Bu geçiş anahtarına ait hesap yok. Bir hesap oluşturun veya başka bir cihazın anahtarını kullanın.',
  'passkey.domain': 'Bu sayfanın adresi bu geçiş anahtarını kullanamaz.',
  'passkey.exists': 'Bu cihazda bu hesabın bir geçiş anahtarı zaten var.',
  'passkey.network': 'Yanıt gelmedi. Bağlantınızı kontrol edip tekrar deneyin.',
  'passkey.other': 'Bu olmadı. Tekrar deneyin.',
  'passkey.ready': 'Hesabınız hazır. {site} sitesine giriş yapın.',
  'passkey.again': 'Bir onay daha, sonra giriş yapılmış olur.',
  'passkey.needsOwners':
    'Bu hesap birden fazla sahibin imzasını gerektiriyor ve bu site imzaları toplayamıyor. Giriş yapmak için başka bir hesap bağlayın.',

  'review.title': 'İncele ve imzala',
  'review.lead': 'Geçiş anahtarınız tam olarak bunu imzalar. Tarayıcının sorusu bunu göstermez.',
  'review.sign': 'Geçiş anahtarıyla imzala',
  'review.reject': 'Reddet',
  'review.account': 'Hesap',
  'review.asOwner':
    'Bu hesabın sahiplerinden biri olarak imzalıyorsunuz. Yeterli sayıda sahip imzalayınca gerçekleşir.',
  'review.forOther':
    'Bu, sahiplerinden biri olduğunuz başka bir hesap. Yeterli sayıda sahip imzalayınca gerçekleşir.',
  'review.yourAccount': 'Hesabınız',
  'review.network': 'Ağ',
  'review.message': 'Mesaj',
  'review.bytes': 'Metin olmayan baytlar',
  'review.domain': 'Etki alanı',
  'review.send': '{recipient} alıcısına {amount} gönder',
  'review.sendUnknown':
    '{recipient} alıcısına, listede olmayan {token} tokeninden {units} en küçük birim gönder',
  'review.sendFrom': '{sender} adresinden {recipient} adresine {amount} gönder',
  'review.revoke': '{spender} artık {token} harcayamasın',
  'review.approve': '{spender}, {amount} harcayabilsin',
  'review.approveMore': '{spender}, {amount} daha harcayabilsin',
  'review.approveUnknown':
    '{spender}, listede olmayan {token} tokeninden {units} en küçük birimi (veya {units} numaralı parçayı) harcayabilsin',
  'review.approveUnlimited': '{spender} tüm {token} bakiyesini sınırsızca harcayabilsin',
  'review.addOwner': '{owner} adresini sahip olarak ekle. Bundan sonra gereken imza: {threshold}',
  'review.removeOwner':
    '{owner} adresini sahiplerden çıkar. Bundan sonra gereken imza: {threshold}',
  'review.swapOwner': 'Sahip {owner} yerine {newOwner} adresini koy',
  'review.createSigner': 'Ağda başka bir geçiş anahtarını hazırla',
  'review.raw': '{contract} sözleşmesine okunamayan bir çağrı',
  'review.withCoins': '{call}, birlikte giden tutar: {amount}',
  'review.batch': {
    one: '{count} çağrılık toplu işlem',
    other: '{count} çağrılık toplu işlem, ya hepsi ya hiçbiri',
  },
  'review.data': { one: 'Veri, {count} bayt', other: 'Veri, {count} bayt' },
  'review.contract': 'Sözleşme',
  'review.value': 'Birlikte gönderilen',
  'review.function': 'İşlev',
  'review.unlimited':
    'Bundan sonra bir başkası bu hesabın tokenlerini şimdi ve ileride sınırsızca harcayabilir.',
  'review.signatureOnly': 'Bu imza kimdeyse size yeniden sormadan kullanabilir.',
  'review.usableUntil': 'İmza {date} tarihine kadar kullanılabilir.',
  'review.usableForever': 'İmza süre sınırı olmadan kullanılabilir.',
  'review.spendableUntil': 'Tokenler {date} tarihine kadar harcanabilir.',
  'review.spendableForever': 'Tokenler süre sınırı olmadan harcanabilir.',
  'review.longTime': 'Bu, bugünden 30 günden fazla sonradır.',
  'review.ownerChange': 'Hesabın sahipleri değişiyor.',
  'review.self': 'Hesap kendini bilinmeyen bir biçimde çağırıyor.',
  'review.toToken': 'Bu adres bir token sözleşmesi. Buraya gönderilen geri alınamaz.',
  'review.toNobody': 'Bu adresin anahtarları kimsede yok. Buraya gönderilen kaybolur.',
  'review.toSelf': 'Bu sizin kendi adresiniz.',
  'review.alike':
    'İlk adres, bildiğiniz ikinci adres gibi başlıyor ve bitiyor ama başka bir adres. Her karakteri karşılaştırın.',
  'review.unreadPaid': 'Bu alıcılara daha önce ödeme yapılıp yapılmadığı okunamadı.',
  'review.codeMissing':
    'Bu adreste sözleşme yok: çağrı hiçbir şey yapmaz, yine de yapılmış sayılır.',
  'review.codeExpected':
    'Bu adreste henüz sözleşme yok. Önceden oluşturulmazsa çağrı hiçbir şey yapmaz.',
  'review.codeUnread': 'Bu adreste sözleşme olup olmadığı okunamadı.',
  'review.powerWithoutCode': 'Bu adreste sözleşme yok. Hesap üzerinde yetkisi olmamalı.',
  'review.powerOfToken': 'Bu adres bir token. Hesap üzerinde yetkisi olmamalı.',
  'review.powerUnread':
    'Bu adreste ne olduğu okunamadı. O zamana kadar hesap üzerinde yetkisi olmamalı.',
  'review.powerUnpublished':
    'Safe bu sözleşmeyi yayımlamadı. Hesap üzerinde yetkisi olur: yalnızca kimin yazdığını biliyorsanız imzalayın.',
  'review.elsewhere':
    'Bu adreste {network} üzerinde bir sözleşme var, burada ise hiçbir şey yok. Oraya gönderilen kaybolabilir ve burada imzalayamaz.',
  'review.elsewhereUnread':
    'Bazı ağlardan yanıt gelmedi. Yalnızca onlardan birinde bir sözleşmeyse oraya gönderilen kaybolabilir ve burada imzalayamaz.',
  'review.imitates':
    'Listede olmayan bir token, listedeki gibi {symbol} adını taşıyor. Adresini karşılaştırın.',
  'review.tokenUnread': 'Bu tokenin ne olduğu okunamadı. Tutarları en küçük birimle yazılı.',
  'review.tokenDecimals':
    'Bu token’ın sözleşmesi hiçbir tutarın sahip olamayacağı bir ondalık sayısı veriyor.',
  'review.short': 'Hesapta, çıkacak olandan az var.',
  'review.excessive': 'Geri ödeme, gaz ücretinin makul olarak tutabileceğinden fazla.',
  'review.uncompared': 'Geri ödemenin gaz ücretine denk olup olmadığı karşılaştırılamadı.',
  'review.refundTo': 'Geri ödeme burada belirtilen adrese gider.',
  'review.unread': 'Önce yukarıdaki uyarıları okuyup işaretleyin.',
  'review.unchecked':
    'Bu kontrol edilemedi ve kontrol edilmeden imzalanmaz. Bağlantınızı kontrol edip yeniden deneyin.',
  'review.opens': 'Bu, hesabınızı {network} ağında da açar.',
  'review.changes': 'Neler değişir',
  'review.noChanges': 'Hiçbir bakiye değişmez.',
  'review.unknownChanges': 'Başarılı olur. Neyin değişeceği bilinemez.',
  'review.simulating': 'Simüle ediliyor…',
  'review.notSimulated': 'Bu simüle edilemedi.',
  'review.fails': 'Simülasyona göre bu başarısız olacak.',
  'review.says': 'Belirtilen neden: {reason}',
  'review.item': '{symbol} öğesi {id}',
  'review.fee': 'Ağ ücreti',
  'review.paidBy': 'Ödeyen: {name}',
  'review.byWallet': 'Ücreti ödeyen başka bir cüzdanla siz gönderirsiniz',
  'review.most': 'Hesap en fazla {amount} öder',
  'review.hashes': 'Hash değerleri',
  'review.domainHash': 'Etki alanı hash’i (domain hash)',
  'review.messageHash': 'Mesaj hash’i (message hash)',
  'review.safeHash': 'Sahiplerin karşılaştırdığı hash',
  'review.nonce': 'Nonce',
  'review.hash': 'Geçiş anahtarının imzaladığı hash',

  'submit.title': 'Bir cüzdanla gönder',
  'submit.notSent': '{app} göndermedi',
  'submit.signed': 'İmzalandı. Herhangi bir cüzdan gönderip ücreti ödeyebilir.',
  'submit.spent': '{app} için günlük ödeme sınırı doldu.',
  'submit.busy': 'Bu hesabın başka bir işlemi hâlâ yolda. Onaylandıktan sonra tekrar deneyin.',
  'submit.failing': 'Çok fazla işlem başarısız oldu. {app} yeni bir ödeme yapmadan önce bekler.',
  'submit.again': '{when} tekrar deneyin.',
  'submit.empty': '{app} ücret ödeyecek bakiyesini tüketti.',
  'submit.expensive': 'Ağ şu anda {app} tarafından ödenenden pahalı.',
  'submit.rules': '{app} bu işlem için ödeme yapmaz.',
  'submit.fails': '{app} önce denedi: başarısız olacak. Gönderen cüzdan ücreti yine de öder.',
  'submit.unreachable': '{app} yanıt vermedi. Zaten gönderildiyse bu hiçbir şeyi değiştirmez.',
  'submit.other': '{app} göndermeyi reddetti.',
  'submit.confirm': '{wallet} içinde onaylayın',
  'submit.sending': '{app} gönderiyor…',
  'submit.failed': '{wallet} göndermedi.',
  'submit.retry': '{app} ile tekrar dene',
  'submit.getWallet': 'Buraya bir cüzdan kurun veya bu sayfayı cüzdanınızın olduğu yerde açın.',
  'submit.phone':
    'Telefon yalnızca bunu gönderir ve ardından bağlantısı kesilir. Buradaki hesabınız bağlı kalır.',
  'submit.copy': 'İşlemi kopyala',

  'owners.backup': 'Bu hesabı yedekle',
  'owners.reminder':
    'Bu hesabı yalnızca bir geçiş anahtarı açar. Gerçek para gelmeden önce ikinci bir giriş yolu ekleyin.',
  'owners.lead':
    'Her sahip tek başına hesaptaki her şeyi hareket ettirebilir. Değişiklikler yalnızca bir ağda geçerlidir.',
  'owners.notOpened': 'Bu ağda henüz açılmadı',
  'owners.unreachable': 'Ağ zamanında yanıt vermedi.',
  'owners.thisPasskey': 'Bu cihazın geçiş anahtarı',
  'owners.passkey': 'Başka bir geçiş anahtarı',
  'owners.addPasskey': 'Başka bir geçiş anahtarı ekle',
  'owners.addWallet': 'Sahip olarak cüzdan ekle',
  'owners.remove': 'Kaldır',
  'owners.removeTitle': 'Sahip çıkar',
  'owners.stays': 'Şu ağlarda sahip olarak kalır: {networks}',
  'owners.removeSelf':
    'Bu cihaz bundan sonra {network} ağında imzalayamaz. Hesap diğer sahiplerinde kalır.',
  'owners.selfGone':
    'Bu cihazın geçiş anahtarı artık sahip değil. Devam etmek için hesabın başka bir sahibiyle bağlanın.',
  'owners.shared':
    'Gereken imza: {threshold}. Bu geçiş anahtarı sahiplerden biridir ve tek başına hiçbir şey yapmaz: ödemeler, sahip değişiklikleri ve giriş, yeterli sayıda sahip imzalayana kadar bekler.',
  'owners.actsOn': 'Bu yalnızca {network} ağında geçerlidir.',
  'owners.twoPrompts': 'Tarayıcınız iki kez sorar: yeni geçiş anahtarı için, sonra imzanız için.',
  'owners.address': 'Cüzdanın adresi veya adı',
  'owners.notAnAddress':
    'Geçerli bir adres değil. Adres 0x ile başlar ve 40 karakterle devam eder.',
  'owners.wrongChecksum':
    'Adresteki harfler sağlama toplamıyla uyuşmuyor: bir karakter yanlış yazılmış olabilir. Adresi yeniden kopyalayın.',
  'owners.elsewhere': 'Bu adres başka bir ağ için: {network}.',
  'owners.looking': 'Ad aranıyor…',
  'owners.onlyOnEthereum': 'Bu adın {network} için adresi yok: bu, Ethereum’daki adresidir.',
  'owners.nameNotFound': 'Bu ada ait bir adres bulunamadı.',
  'owners.noNames': 'Bu sitede ad araması yapılamıyor. Adresi girin.',
  'owners.nameUnreachable': 'Ad aranamadı: ağ yanıt vermedi.',
  'owners.nameOffChain': 'Bu ad başka yerde tutuluyor ve bu site oraya sormuyor. Adresi girin.',
  'owners.nameMixed':
    'Bu adda farklı alfabelerin harfleri karışık; başka bir adı taklit ediyor olabilir. Adresi girin.',
  'owners.already': 'Bu adres zaten sahiplerden biri.',
  'owners.yours':
    'Bu cüzdan kimdeyse her şeyi hareket ettirebilir. Yalnızca kendi cüzdanınızı kullanın, asla bir borsanın adresini değil.',
  'owners.sent': 'Gönderildi. Ağ alır almaz liste değişir.',
  'owners.relay': 'İşlemleri gönderen servis yanıt vermedi veya reddetti.',
  'owners.forget': 'Bu cihazdan kaldır',
  'owners.forgetHelp':
    'Bu cihaz hesabı unutur ve bağlantıyı keser. Geçiş anahtarı sizde kalır ve “Zaten bir tane var” ile hesabı geri getirir.',
};

export const problems: Part<'problems'> = {
  'problem.unusable':
    'Bu geçiş anahtarının parola yöneticisi, hesabın sözleşmelerinin kabul etmediği bir biçimde imzalıyor: bu anahtar hesap adına hiçbir zaman imzalayamazdı. Geçiş anahtarını başka bir yerde saklayın: bu cihazda, bir telefonda veya bir güvenlik anahtarında.',
  'problem.orphanReported':
    '“{name}” geçiş anahtarı boşuna oluşturuldu. Tarayıcınızdan onu kaldırması istendi.',
  'problem.orphanLeft':
    '“{name}” geçiş anahtarı boşuna oluşturuldu. Onu parola yöneticinizden silin.',
  'problem.busy':
    'Başka bir geçiş anahtarı isteği hâlâ açık veya araya girdi. Onu kapatıp tekrar deneyin.',
  'problem.late': 'Geçiş anahtarı zamanında yanıt vermedi. Tekrar deneyin.',
  'problem.unverifiable':
    'Bu cihaz veya parola yöneticisi siz olduğunuzu doğrulayamıyor. Bir ekran kilidi ya da PIN kurun veya geçiş anahtarını başka bir yerde saklayın: bir telefonda ya da bir güvenlik anahtarında.',
  'problem.keeper':
    'Cihazınız veya parola yöneticisi bir hata bildirdi. Kilidini açıp tekrar deneyin veya başka birini kullanın.',
  'problem.kind':
    'Bu cihazda veya parola yöneticisinde bir hesabın gerektirdiği türden geçiş anahtarı yok. Bir telefon veya güvenlik anahtarı kullanın.',
};

export const recovery: Part<'recovery'> = {
  'request.title': 'Hesabı kurtar',
  'request.lead':
    'Bir hesabın geçiş anahtarını kaybettiniz. Önceden belirlediğiniz koruyucular hesaba yeni bir anahtar verebilir.',
  'request.account': 'Hesabın adresi, adı veya kişisi',
  'request.find': 'Koruyucularını bul',
  'request.noNetwork': 'Bu sitede hesap kurtarılamaz.',
  'request.reading': 'Ağlar okunuyor…',
  'request.readAgain': 'Yeniden oku',
  'request.unreadable':
    'Ağ yanıt vermedi, bu yüzden oradaki hesap hakkında bir şey bilinmiyor. Tekrar deneyin.',
  'request.unknownModule': 'Bu site, bu ağın kurtarma sözleşmesini tanımıyor.',
  'request.notDeployed': 'Hesap henüz bu ağda değil.',
  'request.off': 'Hesabın bu ağda koruyucusu yok.',
  'request.noGuardians':
    'Koruyucu yoksa bu hesabı yalnızca başka bir sahip açar: ikinci bir geçiş anahtarı veya eklediğiniz bir cüzdan. Diğer cihazlarınıza ve parola yöneticilerinize bakın.',
  'request.needs': 'Onaylaması gereken koruyucular: {threshold} / {guardians}.',
  'request.days': 'Şimdiki anahtarın bunu durdurabileceği gün sayısı: {days}.',
  'request.otherAccount': 'Başka bir hesap',
  'request.newOwner': 'Yeni anahtar',
  'request.replaces': 'Hesabın tüm sahiplerinin yerini alır, yedeklerin ve ortak sahiplerin de.',
  'request.byWallet': 'Bunun yerine cüzdan kullan',
  'request.byPasskey': 'Bunun yerine geçiş anahtarı kullan',
  'request.create': 'Geçiş anahtarı oluştur',
  'request.ask': 'Koruyuculardan iste',
  'request.badOwner':
    'Bu sahipler hesabı sonsuza dek kilitler. Hesabın kendisi ve koruyucuları hesabın sahibi olamaz.',
  'request.none': 'Bu bir kurtarma bağlantısı değil.',
  'request.damaged':
    'Bağlantı yolda kesilmiş veya değişmiş. Yeniden isteyin ve tamamını kopyalayın.',
  'request.otherVersion': 'Bağlantı bu sitenin başka bir sürümünden. Yenisini isteyin.',
  'request.impossible':
    'Bu bağlantı hiçbir hesabın kabul etmeyeceği bir şey istiyor. Gönderene güvenmeyin.',
  'request.other': 'Bu bağlantı başka bir isteğe ait.',
  'request.shareTitle': 'Koruyucularınızdan isteyin',
  'request.shareHelp':
    'Onlara bu bağlantıyı gönderin. Her biri imzalar, bu ücretsizdir, ve size bir bağlantı geri gönderir.',
  'request.code': 'Bağlantıyı içeren kod',
  'request.copy': 'Bağlantıyı kopyala',
  'request.share': 'Paylaş',
  'request.digits': 'Karşılaştırılacak rakamlar',
  'request.digitsHelp':
    'Koruyucular imzalamadan önce sizi arar ve bu rakamları karşılaştırır. Farklıysa biri bağlantıyı değiştirmiştir.',
  'request.answer': 'Bir koruyucunun geri gönderdiği bağlantı',
  'request.addAnswer': 'İmzayı ekle',
  'request.progress': 'İlerleme',
  'request.signed': 'İmzalar: {signed} / {threshold}',
  'request.hasSigned': 'İmzaladı',
  'request.notSigned': 'Henüz değil',
  'request.otherRunning':
    'Bu hesap için başka bir kurtarma sürüyor. Yalnızca ondan daha çok imza onun yerini alabilir.',
  'request.outdated':
    'Bu istek artık geçerli değil: durduruldu, değiştirildi veya koruyucular değişti. Yeni imzalar gerekiyor.',
  'request.again': 'Aynı anahtarla yeniden başla',
  'request.tooFew': 'Daha çok koruyucunun imzalaması gerekiyor.',
  'request.start': 'Kurtarmayı başlat',
  'request.sent': 'Gönderildi. Ağa ulaştığında geçerli olur.',
  'request.waiting':
    'Başladı. Yeni anahtar en erken şu zamanda devralır: {date}. O zamana kadar şimdiki anahtar durdurabilir.',
  'request.due': 'Bekleme bitti: yeni anahtar devralabilir.',
  'request.notYet': 'Bekleme henüz bitmedi.',
  'request.finish': 'Kurtarmayı tamamla',
  'request.done': 'Tamam. Hesabın yeni sahibi var.',
  'request.connectHelp':
    'Yeni geçiş anahtarınızla, zaten sahip olduğunuz bir anahtar gibi bağlanın.',
  'request.walletDone': 'Cüzdanınız artık bu Safe hesabının sahibi.',
  'request.connect': 'Hesabı bağla',
  'request.mine': 'Yeni anahtarla devam et',
  'request.notMine': 'Bu anahtar, süren kurtarmayla sahip olmuyor.',
  'request.open': 'Kurtarmayı aç',
  'request.remove': 'Bu isteği cihazdan kaldır',
  'request.removeHelp':
    'Toplanan imzalar kaybolur ve kurtarma yeni bir istek gerektirir. Kaldırmak için tekrar basın.',

  'guardian.title': 'Bir hesabın kurtarılmasına yardım et',
  'guardian.lead': 'Koruyucu olarak bu hesaba yeni bir anahtar vermeniz isteniyor.',
  'guardian.unknown': 'Bu hesap için bir adınız yok. Kimin olduğundan emin olun.',
  'guardian.unread':
    'Bu hesap için bir adınız olup olmadığı okunamadı. Kimin olduğundan emin olun.',
  'guardian.newOwners': 'Yeni sahipler',
  'guardian.threshold': 'Bundan sonra gereken imza sayısı: {threshold}',
  'guardian.what': 'Hesabın tüm sahiplerinin yerini alırlar. İmzanız para taşımaz ve ücretsizdir.',
  'guardian.call': 'Arayın ve karşılaştırın',
  'guardian.callHelp':
    'Kişiyi mesajdaki bir numaradan değil, bildiğiniz bir numaradan arayın. Bu rakamları sesli olarak karşılaştırın.',
  'guardian.compared': 'Kişiyle konuştum ve rakamlar aynı.',
  'guardian.sign': 'İmzala',
  'guardian.signOn': '{network} için imzala',
  'guardian.signed': 'İmzaladınız.',
  'guardian.notGuardian': 'Bağlı hesap bu hesabın koruyucusu değil. Koruyucu olanı bağlayın.',
  'guardian.notDeployed':
    'Hesabınız henüz bu ağda değil. Oradan, örneğin kendinize, bir ödeme gönderin, sonra yeniden imzalayın.',
  'guardian.invalid':
    'Cüzdan geçerli olmayan bir imza döndürdü. Tekrar deneyin veya başka bir cüzdan kullanın.',
  'guardian.sendBack': 'Bunu geri gönderin',
  'guardian.sendBackHelp': 'Bağlantı artık imzanızı içeriyor. İsteyen kişiye gönderin.',

  'banner.title': 'Bu hesap için bir kurtarma sürüyor',
  'banner.what':
    '{network} ağında {owners}, {date} tarihinden itibaren tüm sahiplerin yerini alır.',
  'banner.due': '{network} ağında süre doldu: {owners} her an tüm sahiplerin yerini alabilir.',
  'banner.advice': 'Bunu koruyucularınızdan siz istemediyseniz hemen durdurun.',
  'banner.stop': 'Durdur',
  'banner.revoke': 'Durdur ve tüm koruyucuları kaldır',
  'banner.mine': 'Bu benim, şimdilik gizle',
  'banner.sent': 'Gönderildi. Ağ aldığında durdurulmuş olur.',
  'banner.failed': 'Durdurulamadı. Tekrar deneyin.',
  'banner.several':
    'Bu hesap birden fazla imza gerektirir. Durdurmak için diğer sahiplerin de onaylaması gerekir.',
  'banner.propose': 'Durdurmayı öner',
  'banner.stopped':
    '{network} ağındaki kurtarma durduruldu. Koruyucularınız yenisini başlatabilir: artık güvenmiyorsanız onları kaldırın.',
  'banner.unread': 'Bu hesap için bir kurtarma sürüp sürmediği şu ağlarda okunamadı: {networks}',

  'guardians.lead':
    'Anahtarınızı kaybederseniz birlikte bu hesaba yeni bir anahtar verebilecek, güvendiğiniz kişiler.',
  'guardians.sayPower': 'Koruyucular hesaba yeni bir anahtar verebilir, başka hiçbir şey yapamaz.',
  'guardians.sayAgree': 'Birkaçının onaylaması gerekir: üç kişiden ikisi iyi bir seçimdir.',
  'guardians.sayWait': 'Ardından bir süre işler: {days}. Bu sürede buradan tek dokunuş durdurur.',
  'guardians.saySilence':
    'Kimse durdurmazsa yeni anahtar, diğer geçiş anahtarlarınız ve cüzdanlarınız dahil tüm sahiplerin yerini alır.',
  'guardians.sayTheft':
    'Kayba karşı yardım eder, hırsızlığa karşı etmez: geçiş anahtarınızı ele geçiren bu sırada her şeyi yapabilir.',
  'guardians.sayNetworks':
    'Yalnızca ayarladığınız ağlarda geçerlidir. Henüz kullanmadığınız bir ağdaki hesap sonsuza dek kayıp anahtara aittir.',
  'guardians.sayLook':
    'Bu sürede en az bir kez buraya bakın: {days}. Süren bir kurtarma, ağdan okunarak her sayfada gösterilir.',
  'guardians.sayAgain':
    'Kurtarmasını durdurduğunuz koruyucular, siz kaldırana kadar yeniden başlatabilir.',
  'guardians.sayCall':
    'Koruyucularınızdan imzalamadan önce sizi aramalarını ve gördükleri rakamları karşılaştırmalarını isteyin.',
  'guardians.sayAddress': 'Bu hesabın adresini saklayın: hesabı yeniden bulmak için gerekir.',
  'guardians.choose': 'Koruyucu seç',
  'guardians.recommended': 'Önerilen: üç koruyucu, ikisinin onayı gerekir.',
  'guardians.address': 'Koruyucunun adresi, adı veya bağlantısı',
  'guardians.add': 'Koruyucu ekle',
  'guardians.agree': 'Kaç kişinin onayı gerekir',
  'guardians.ofCount': '{threshold}/{count}',
  'guardians.alone':
    'O zaman her biri tek başına kurtarma başlatabilir. İki kişinin onayı gereksin diye üç koruyucu seçin.',
  'guardians.isAccount': 'Bu, hesabın kendisi.',
  'guardians.isOwner': 'Hesabın sahibi koruyucusu olamaz.',
  'guardians.twice': 'Bu koruyucu zaten seçildi.',
  'guardians.notDeployed':
    'Bu, şu ağlarda bulunmayan bir sözleşme hesabı: {networks}. İmzası orada doğrulanamaz.',
  'guardians.unread':
    'Şu ağlardan yanıt gelmedi: {networks}. Orada bir sözleşme hesabıysa imzası diğer ağlarda doğrulanamaz.',
  'guardians.unused':
    'Bu adresten hiçbir şey gönderilmemiş. Bir geçiş anahtarı hesabıysa yardım edebilmesi için her ağda bir kez kullanılması gerekir.',
  'guardians.networks': 'Ağ seç',
  'guardians.networksHelp':
    'Her ağ ayrı bir işlemdir. Varlığınız olan her ağda koruyucu belirleyin.',
  'guardians.setOn': '{network} ağında belirle',
  'guardians.setUp': 'Koruyucu belirle',
  'guardians.change': 'Koruyucuları değiştir',
  'guardians.stop': 'Tüm koruyucuları kaldır',
  'guardians.stopHelp':
    'Bundan sonra {network} ağında bu hesabı yalnızca sahipleri açabilir. Süren bir kurtarma da durdurulur.',
  'guardians.endsRunning': 'Bu, süren kurtarmayı da durdurur.',
  'guardians.summary':
    'Onaylaması gereken: {threshold}/{count}. Kurtarmayı durdurma süresi: {days}.',
  'guardians.none': 'Bu ağda koruyucu yok.',
  'guardians.notOpened':
    'Hesap bu ağda henüz açılmadı. Burada koruyucu olmadan sonsuza dek kayıp anahtara aittir.',
  'guardians.noModule': 'Bu ağda koruyucu kullanılamıyor.',
  'guardians.unknownModule':
    'Bu ağdaki kurtarma sözleşmesi beklenen sözleşme değil. Onunla hiçbir şey ayarlanmaz.',
  'guardians.unreachable': 'Ağ yanıt vermedi. Koruyucu olup olmadığı bilinmiyor.',
  'guardians.same': 'Bu ağdaki koruyucular bunlar.',
  'guardians.failed': 'Koruyucular değiştirilmedi. Yeniden bakın, sonra tekrar deneyin.',
  'guardians.title': 'Koruyucular',

  'review.enableRecovery': 'Koruyucularla kurtarmayı aç',
  'review.disableRecovery': 'Koruyucularla kurtarmayı kapat',
  'review.addGuardian':
    '{guardian} adresini koruyucu olarak ekle. Bundan sonra gereken koruyucu: {threshold}',
  'review.revokeGuardian':
    '{guardian} adresini koruyuculardan çıkar. Bundan sonra gereken koruyucu: {threshold}',
  'review.guardianThreshold': 'Bundan sonra gereken koruyucu: {threshold}',
  'review.cancelRecovery': 'Süren kurtarmayı durdur',
  'review.invalidateApprovals': 'Koruyucuların şimdiye kadarki imzalarını geçersiz kıl',
  'review.recoveryOn':
    'Sonra yeterli sayıda koruyucu birlikte tüm sahipleri değiştirebilir; hesap bekleme süresince bunu durdurabilir.',
  'review.guardianChange': 'Tüm sahipleri değiştirebilen koruyucular değişiyor.',
  'review.recoveryCancel': 'Süren bir kurtarma durduruluyor. Koruyucuları yenisini başlatabilir.',
  'review.recoveryApproval':
    'Bu hesap, koruyucu olarak başka bir hesabın yeni sahiplerini onaylıyor.',
};

export const email: Part<'email'> = {
  'email.guardian': 'Bu site, e-postayla',
  'email.add': 'Bu siteyi e-postayla ekle',
  'email.what':
    'E-postanızdaki kodu girdiğinizde onaylar. Tek başına hesabı kurtaramaz: en az iki koruyucunun onayı gerekli olmalıdır.',
  'email.address': 'E-posta adresi',
  'email.save': 'Adresi ekle',
  'email.check':
    'Adreslerinize bir e-posta gönderildi. Ulaştığından emin olun: kodlar oraya gider.',
  'email.later': '{date} tarihinden itibaren kod alır.',
  'email.leaving': '{date} tarihinde kaldırılır.',
  'email.none': 'Henüz bir e-posta adresi yok. O olmadan bu koruyucu yardım edemez.',
  'email.signIn': 'E-posta adreslerinizi görmek ve değiştirmek için bu sitede giriş yapın.',
  'email.request': 'Bana e-postayla kod gönder',
  'email.sent':
    'Hesabın burada bir e-posta adresi varsa ona bir kod gönderildi. 10 dakika, yalnızca bu kurtarma için geçerlidir.',
  'email.code': 'E-postadaki kod',
  'email.confirm': 'Kodu onayla',
  'email.unreadable': 'E-postadaki kod sekiz rakamdan oluşur.',
  'email.refused': 'Bu kod yanlış, çok eski veya çok fazla denendi. Yenisini isteyin.',
  'email.declined': 'Bu site bu kurtarmayı onaylamıyor.',
  'email.invalid': 'Bu bir e-posta adresi değil.',
  'email.full': 'Başka e-posta adresi eklenemez.',
  'email.tooMany': 'Çok fazla denendi. Daha sonra yeniden deneyin.',
  'email.failed': 'Site yanıt vermedi. Yeniden deneyin.',
};
