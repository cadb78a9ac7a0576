import type { Part } from '../textLoaders.ts';

export const multisig: Part<'multisig'> = {
  'multisig.title': 'Çoklu imza hesapları',
  'multisig.lead': 'Birden fazla kişiye ait hesaplar: belirlenen sayıda sahibin imzası gerekir.',
  'multisig.needsWallet':
    'Sahipler kendi cüzdanlarıyla görüntüler ve imzalar. Cüzdanınızı bağlayın.',
  'multisig.loading': 'Yükleniyor…',
  'multisig.unavailable': 'Bu içerik yüklenemedi.',
  'multisig.more': 'Daha fazla göster',

  'place.unreadable': 'Bu bağlantı okunamıyor. Yeniden isteyin veya hesabı aşağıda bulun.',
  'place.otherNetwork': 'Bu bağlantı, bu sitenin desteklemediği bir ağa ait.',

  'find.owned': '{network} ağındaki hesaplarınız',
  'find.none': 'Bu ağda size ait çoklu imza hesabı bulunamadı.',
  'find.byAddress': 'Adresle aç',
  'find.address': '{network} ağındaki bir Safe hesabının adresi',
  'find.help': 'Herkes görüntüleyebilir. Yalnızca sahipler imzalayabilir.',
  'find.notAnAddress': 'Geçerli bir adres değil. Adres 0x ile başlar ve 40 karakterle devam eder.',
  'find.open': 'Aç',
  'find.other': 'Diğer hesaplar',

  'network.other':
    'Bu hesap {network} ağında, cüzdanınız ise değil. Görüntüleyebilirsiniz. İmzalamak için ağ değiştirin.',
  'network.switch': '{network} ağına geç',
  'network.failed': 'Ağ değiştirilmedi. Cüzdanınızda değiştirin.',

  'safe.none': '{network} ağında bu adreste Safe hesabı yok.',
  'safe.unreachable': 'Hesap okunamadı: {network} yanıt vermedi.',
  'safe.rule': 'Gereken imza: {threshold}/{owners}',
  'safe.lookOnly': 'Sahiplerden biri değilsiniz',
  'safe.owners': 'Sahipler',
  'safe.balances': 'Bakiyeler',
  'safe.version': 'Sürüm',
  'safe.nextNonce': 'Sıradaki nonce',

  'owner.passkey': 'Geçiş anahtarı',

  'unusual.code': 'Bu hesap, bu sitenin tanımadığı bir kod çalıştırıyor:',
  'unusual.module': 'Bir modül, bu hesabın işlemlerini imzasız yürütebilir:',
  'unusual.guard': 'Bir koruyucu (guard), bu hesabın işlemlerini engelleyebilir:',
  'unusual.handler':
    'Alışılmadık bir yedek işleyici (fallback handler), bu hesaba yapılan çağrıları yanıtlıyor:',

  'view.title': 'Bölümler',
  'view.queue': 'Sıra',
  'view.history': 'Geçmiş',
  'view.messages': 'Mesajlar',
  'view.new': 'Yeni işlem',
  'view.newMessage': 'Yeni mesaj',
  'view.back': 'Hesaba dön',

  'gateway.unreachable': 'Yanıt gelmedi. Bağlantınızı kontrol edip tekrar deneyin.',
  'gateway.answerInvalid': 'İşlem servisi geçersiz bir yanıt verdi.',
  'gateway.tooLarge': 'İşlem servisinin yanıtı çok büyüktü ve okunmadı.',
  'gateway.pageElsewhere': 'İşlem servisinin sonraki sayfası başka bir sunucuda ve yüklenmedi.',
  'gateway.refused': 'İşlem servisinin mesajı:',
  'gateway.unknownSafe':
    'İşlem servisi bu hesabı tanımıyor. Gösterilenler blok zincirinden alındı.',
  'gateway.differs':
    'İşlem servisi blok zinciriyle uyuşmuyor. Gösterilenler blok zincirinden alındı ve hiçbir şey imzalanamaz.',

  'queue.empty': 'Bekleyen işlem yok.',
  'queue.next': 'Sıradaki: nonce {nonce}',
  'queue.nonce': 'Nonce: {nonce}',
  'queue.unreadable': 'Okunamıyor',
  'queue.conflict': {
    one: 'Bu nonce ile {count} işlem var.',
    other: 'Bu nonce ile {count} işlem var. Biri yürütülünce diğerleri geçersiz olur.',
  },
  'queue.details': 'Ayrıntılar',

  'history.help':
    'İşlem servisinin bildirdikleri. Blok zinciriyle karşılaştırılmış hâlini görmek için bir işlemi açın.',
  'history.empty': 'Henüz bir hareket yok.',
  'history.received': '{sender} adresinden {amount} alındı',
  'history.receivedToken': '{sender} adresinden {token} transferi alındı',
  'history.sentToken': '{recipient} adresine {token} transferi',
  'history.settings': 'Hesap ayarlarında değişiklik',
  'history.created': 'Hesap oluşturuldu',
  'history.other': 'Diğer: {name}',

  'messages.empty': 'Mesaj yok.',
  'message.title': 'Mesaj',
  'message.text': 'Metin',
  'message.help':
    'Yeterli sayıda sahip imzalayınca hesap tarafından imzalanmış sayılır. Ağa hiçbir şey gönderilmez.',
  'message.missing': 'İmzalanacak metni girin.',
  'message.typed':
    'Yapılandırılmış veri burada imzalanamaz: neye izin verdiğini yalnızca kendi uygulaması gösterebilir.',
  'message.tooLong': 'Bu mesaj burada incelenemeyecek kadar uzun.',
  'message.proven': 'Az önce blok zincirinde doğrulandı: bunu hesap imzaladı.',
  'message.disproven':
    'Yeterli sayıda sahip imzaladı, ancak blok zinciri bunu hesabın imzası olarak kabul etmiyor.',
  'message.unproven':
    'Yeterli sayıda sahip imzaladı. Hesabın bunu kabul edip etmediği kontrol edilemedi: {network} yanıt vermedi.',
  'message.copySignature': 'İmzayı kopyala',
  'message.shareHelp': 'Diğer sahipler için: bağlantı bu mesajı açar.',

  'status.awaitingConfirmations': 'İmza gerekiyor',
  'status.awaitingExecution': 'Yürütülmeye hazır',
  'status.success': 'Yürütüldü',
  'status.cancelled': 'Artık geçersiz',
  'status.failed': 'Başarısız',

  'transaction.title': 'İşlem',
  'transaction.signed': 'İmza: {signed}/{threshold}',
  'transaction.hasSigned': 'İmzaladı',
  'transaction.notSigned': 'İmzalamadı',
  'transaction.youSigned': 'İmzaladınız. Sıra diğer sahiplerde.',
  'transaction.from': '“{app}” önerdi (doğrulanmadı)',
  'transaction.proposed': 'Öneri tarihi',
  'transaction.unproven':
    'İşlem servisi bunun yürütüldüğünü bildiriyor. Blok zincirinde görünmüyor.',
  'transaction.explorer': 'Blok gezgininde görüntüle',
  'transaction.share': 'Bağlantıyı kopyala',
  'transaction.shareHelp': 'Diğer sahipler için: bağlantı bu işlemi açar.',
  'transaction.reject': 'Ret öner',

  'address.safe': 'Bu hesap',
  'address.you': 'Siz',

  'call.rejection': 'Reddet: bu nonce’u tüketen boş işlem',
  'call.send': '{recipient} alıcısına {amount} gönder',
  'call.sendUnknown':
    '{recipient} alıcısına, listede olmayan {token} tokeninden {units} en küçük birim gönder',
  'call.revoke': '{spender} artık {token} harcayamasın',
  'call.approveItems': '{spender}, {token} koleksiyonunun tüm parçalarını taşıyabilsin',
  'call.approveUnknown':
    '{spender}, listede olmayan {token} tokeninden {units} en küçük birimi (veya {units} numaralı parçayı) harcayabilsin',
  'call.approveUnlimited': '{spender} tüm {token} bakiyesini sınırsızca harcayabilsin',
  'call.approveMore': '{spender}, {amount} daha harcayabilsin',
  'call.approve': '{spender}, {amount} harcayabilsin',
  'call.addOwner': '{owner} adresini sahip olarak ekle. Bundan sonra gereken imza: {threshold}',
  'call.removeOwner': '{owner} adresini sahiplerden çıkar. Bundan sonra gereken imza: {threshold}',
  'call.swapOwner': 'Sahip {owner} yerine {newOwner} adresini koy',
  'call.changeThreshold': 'Eşiği değiştir. Bundan sonra gereken imza: {threshold}',
  'call.function': '{contract} üzerinde {name} çağrısı yap',
  'call.batch': {
    one: '{count} çağrılık toplu işlem',
    other: '{count} çağrılık toplu işlem, ya hepsi ya hiçbiri',
  },
  'call.raw': '{contract} sözleşmesine okunamayan bir çağrı',
  'call.withCoins': '{call}, birlikte giden tutar: {amount}',

  'past.rejection': 'Ret: boş işlem',
  'past.send': '{recipient} alıcısına {amount} gönderildi',
  'past.sendUnknown':
    '{recipient} alıcısına, listede olmayan {token} tokeninden {units} en küçük birim gönderildi',
  'past.revoke': '{spender} için {token} harcama izni kaldırıldı',
  'past.approveItems': '{spender} için {token} koleksiyonunun tüm parçalarını taşıma izni verildi',
  'past.approveUnknown':
    '{spender} için, listede olmayan {token} tokeninden {units} en küçük birimi (veya {units} numaralı parçayı) harcama izni verildi',
  'past.approveUnlimited': '{spender} için tüm {token} bakiyesini sınırsızca harcama izni verildi',
  'past.approveMore': '{spender} için {amount} daha harcama izni verildi',
  'past.approve': '{spender} için {amount} harcama izni verildi',
  'past.addOwner': '{owner} adresi sahip olarak eklendi. Bundan sonra gereken imza: {threshold}',
  'past.removeOwner':
    '{owner} adresi sahiplerden çıkarıldı. Bundan sonra gereken imza: {threshold}',
  'past.swapOwner': 'Sahip {owner} yerine {newOwner} adresi kondu',
  'past.changeThreshold': 'Eşik değiştirildi. Bundan sonra gereken imza: {threshold}',
  'past.function': '{contract} üzerinde {name} çağrıldı',

  'fact.spender': 'Harcama yetkilisi',
  'fact.token': 'Token',
  'fact.owner': 'Sahip',
  'fact.newOwner': 'Yeni sahip',
  'fact.guardian': 'Koruyucu',
  'fact.through': 'Aracılığıyla',
  'fact.contract': 'Sözleşme',
  'fact.account': 'Hesap',
  'fact.nonce': 'Nonce',
  'fact.operation': 'Çağrı türü',
  'fact.delegatecall': 'Delegatecall: sözleşmenin kodu bu hesap olarak çalışır',
  'fact.data': { one: 'Veri, {count} bayt', other: 'Veri, {count} bayt' },
  'fact.trailing': { one: 'Fazladan veri, {count} bayt', other: 'Fazladan veri, {count} bayt' },

  'review.what': 'Ne olacak?',

  'hash.title': 'Cüzdanınızla karşılaştırın',
  'hash.help':
    'Burada gösterilen alanlardan bu cihazda hesaplandı. Cüzdanınız aynı değerleri gösterir; göstermiyorsa imzalamayın.',
  'hash.domain': 'Etki alanı hash’i (domain hash)',
  'hash.message': 'Mesaj hash’i (message hash)',
  'hash.safeTx': 'İmzalanacak hash (safeTxHash)',
  'hash.safeMessage': 'İmzalanacak hash (safeMessageHash)',
  'hash.copy': 'Kopyala: {name}',
  'hash.same': 'İşlem servisinin hash’i aynı.',
  'hash.other': 'İşlem servisinin hash’i farklı.',

  'finding.refused': 'Bunu imzalamayın.',
  'finding.inCall': 'Çağrı {place}: {text}',
  'finding.fields-invalid': 'Bir alan eksik veya geçersiz.',
  'finding.safe-mismatch': 'Bu, başka bir hesaba veya başka bir ağa ait.',
  'finding.hash-mismatch': 'İşlem servisinin hash’i bu alanların hash’i değil.',
  'finding.not-requested': 'İstenen işlem bu değil.',
  'finding.shown-differs': 'İşlem servisinin özeti, çağrının yaptığıyla uyuşmuyor.',
  'finding.delegatecall-unknown-target': 'Bilinmeyen bir kod, hesabın kendisi olarak çalışır.',
  'finding.delegatecall-unknown-selector':
    'Bilinen bir kod hesap olarak çalışır, ama amaçlandığı gibi değil.',
  'finding.batch-unreadable': 'Toplu işlem son baytına kadar okunamıyor.',
  'finding.signature-invalid': 'Bir imza, üzerinde adı geçen sahibe ait değil.',
  'finding.signature-not-owner': 'Bir imza, sahip olmayan birinden geliyor.',
  'finding.signature-duplicate': 'Bir sahibin imzası iki kez geçiyor.',
  'finding.owners-differ': 'Sahipler blok zinciriyle uyuşmuyor.',
  'finding.owners-order-differs': 'Sahiplerin sırası blok zinciriyle uyuşmuyor.',
  'finding.threshold-differs': 'Eşik blok zinciriyle uyuşmuyor.',
  'finding.version-differs': 'Sürüm blok zinciriyle uyuşmuyor.',
  'finding.nonce-differs': 'Nonce blok zinciriyle uyuşmuyor; işlem servisi geride kalmış olabilir.',
  'finding.signature-unverified': 'Bir sözleşmenin onayı blok zincirinde kontrol edilmedi.',
  'finding.owner-change': 'Hesabın sahipleri değişiyor.',
  'finding.threshold-change': 'Gereken imza sayısı {before} yerine {after} oluyor.',
  'finding.module-change': 'İmzasız iş yapabilen bir modül ekleniyor veya kaldırılıyor.',
  'finding.guard-change': 'Her işlemi denetleyen koruyucu (guard) değişiyor.',
  'finding.fallback-handler-change':
    'Hesaba yapılan çağrıları yanıtlayan yedek işleyici (fallback handler) değişiyor.',
  'finding.singleton-change': 'Hesabın kodu değişiyor.',
  'finding.self-call-unknown': 'Hesap kendini bilinmeyen bir biçimde çağırıyor.',
  'finding.approves-hash': 'Başka bir hesabın yalnızca hash’i bilinen bir işlemi onaylanıyor.',
  'finding.approval-unlimited':
    'Bundan sonra bir başkası bu hesabın tokenlerini şimdi ve ileride sınırsızca harcayabilir.',
  'finding.approval': 'Bundan sonra bir başkası bu hesabın tokenlerini harcayabilir.',
  'finding.gas-token': 'Geri ödeme bir token ile yapılır.',
  'finding.refund-receiver': 'Geri ödeme burada belirtilen adrese gider.',
  'finding.safe-tx-gas': 'Çağrı başarısız olsa da nonce tükenir.',
  'finding.nonce-conflict': 'Aynı nonce ile başka bir işlem var. Yalnızca biri yürütülebilir.',
  'finding.nonce-used': 'Nonce tükendi: bu artık hiç yürütülemez.',
  'finding.nonce-gap': 'Önce bundan önceki işlemler yürütülmeli.',
  'finding.signs-message': 'Hesap adına bir mesaj imzalanıyor.',
  'finding.creates-contract': 'Bir sözleşme oluşturuluyor.',
  'finding.call-unreadable': 'Bu çağrının ne yaptığı burada okunamıyor.',
  'finding.rejection': 'Boş işlem: yalnızca bu nonce’u tüketir.',

  'obstacle.network': 'Cüzdanınız {network} ağında olmalı.',
  'obstacle.refused': 'Yukarıdaki nedenlerle bu imzalanmamalı.',
  'obstacle.unread': 'Önce yukarıdaki uyarıları okuyup işaretleyin.',
  'obstacle.notOwner':
    'Bu hesabın sahiplerinden biri değilsiniz: görüntüleyebilir, ama imzalayamazsınız.',
  'obstacle.turn': {
    one: 'Önce ondan önceki {count} işlem yürütülmeli.',
    other: 'Önce ondan önceki {count} işlem yürütülmeli.',
  },

  'action.title': 'Yapılabilecekler',
  'action.checking': 'Bir kez daha kontrol ediliyor…',
  'action.handing': 'Gönderiliyor…',
  'action.propose': 'İmzala ve öner',
  'action.confirm': 'İmzala',
  'action.execute': 'Yürüt',
  'action.delete': 'Bu öneriyi sil',
  'action.description': '{account} için yürüt: {call}',
  'done.propose': 'Önerildi.',
  'undone.propose': 'Önerilemedi.',
  'done.confirm': 'İmzalandı. Diğer sahipler artık görebilir.',
  'undone.confirm': 'İmzanız eklenmedi.',
  'done.execute': 'Yürütüldü.',
  'undone.execute': 'Yürütülemedi.',
  'done.delete': 'Silindi.',
  'undone.delete': 'Silinemedi.',

  'row.nonceTooLarge': '(tam olarak okunamayacak kadar büyük)',
  'row.unreadable': 'Bu kayıt okunamıyor. Diğerleri etkilenmez.',

  'fault.wallet': 'Cüzdanınız neden belirtmeden reddetti.',
  'fault.network': 'Ağ zamanında yanıt vermedi.',
  'fault.changed': 'Siz baktıktan sonra değişti. Yeniden inceleyin.',
  'fault.signature': 'Cüzdanınız başka bir şeyi veya başka bir hesapla imzaladı.',
  'fault.failed-on-chain': 'Ağ işlemi yürüttü, ancak içindeki çağrı başarısız oldu.',

  'propose.kind': 'Ne önereceksiniz?',
  'propose.call': 'Sözleşme çağrısı',
  'propose.review': 'İncele',
  'propose.another': 'Başka bir çağrı ekle',
  'propose.full': 'Daha fazla çağrı eklenemez.',
  'propose.draft': {
    one: 'Şu ana kadar {count} çağrı',
    other: 'Şu ana kadar {count} çağrı, tek bir toplu işlem olarak',
  },
  'propose.remove': 'Kaldır: {call}',
  'propose.reviewDraft': 'Bunları incele',
  'propose.zero': 'Toplu işlem, sıfır adresine çağrı içeremez. Onu kaldırın.',
  'propose.after':
    'İlk imza sizinki. Yeterli sayıda sahip imzalayıp biri yürütene kadar hiçbir şey olmaz.',
  'propose.back': 'Forma dön',

  'abi.label': 'Arayüz (ABI)',
  'abi.help': 'JSON olarak veya her işlev için bir satır: function dock(address to) payable',
  'abi.empty': 'Sözleşmenin arayüzünü yapıştırın.',
  'abi.unreadable': 'Bu arayüz okunamıyor.',
  'abi.no-functions': 'İçinde bir şeyi değiştiren işlev yok.',
  'abi.function': 'İşlev',
  'abi.value': 'Birlikte gönderilecek {symbol}',

  'argument.number': 'En küçük birimde bir tam sayı girin.',
  'argument.range': 'Bu sayı, türünün aralığı dışında.',
  'argument.address': 'Sağlama toplamı doğru olan bir adres girin.',
  'argument.bool': 'true veya false girin.',
  'argument.bytes': 'Baytları 0x ve türün gerektirdiği kadar, çift sayıda basamakla girin.',
  'argument.list': 'Türe uyan bir JSON girin.',
  'argument.listHelp': 'JSON olarak, büyük sayılar tırnak içinde.',

  'owners.change': 'Değişiklik',
  'owners.add': 'Sahip ekle',
  'owners.remove': 'Sahip çıkar',
  'owners.swap': 'Sahip değiştir',
  'owners.threshold': 'Eşiği değiştir',
  'owners.who': 'Çıkarılacak sahip',
  'owners.signatures': 'Bundan sonra gereken imza',
  'owners.same': 'Eşik zaten bu.',
  'owners.already': 'Bu adres zaten sahiplerden biri.',
  'owners.impossible': 'Bu adres sahip olamaz.',

  'reject.title': 'Reddet',
  'reject.help':
    'Boş bir işlem aynı nonce’u kullanır. Yeterli sayıda sahip onu imzalayıp işlem yürütülünce diğeri artık hiç yürütülemez.',
};

export const treasury: Part<'treasury'> = {
  'payments.table': 'Birçok kişiye birden öde (CSV)',
  'payments.single': 'Ödemeleri tek tek gir',
  'nonce.choose': 'Nonce {nonce}: başka birini seç',
  'nonce.free': 'Bekleyenlerin hepsinden sonraki ilk boş olan.',
  'nonce.replaces':
    'Bekleyen bir işlem bu nonce değerini taşıyor. Biri yürütülünce diğerleri geçersiz olur.',
  'nonce.gap': 'Nonce {missing} eksik: o yürütülmeden bu yürütülemez.',
  'nonce.used': 'Hesap zaten {next} nonce değerinde.',
  'nonce.unheard':
    'Hesap bu nonce değerini geçti. Hangi işlemin kullandığını işlem servisi henüz bildirmedi.',
  'nonce.not-a-number': '{next} ya da daha büyük bir tam sayı girin.',
  'nonce.replace': 'Yerine başka bir çağrı öner',
  'takes.nonce': 'Bu öneri {nonce} nonce değerini alır.',
  'takes.used': 'O kullanılmış: bu hiçbir zaman yürütülemez. İncelemede başka birini seçin.',
  'gap.one': 'Nonce {nonce} eksik.',
  'gap.several': 'Nonce {first} – {last} eksik.',
  'gap.help': 'Ondan önce aşağıdakilerin hiçbiri yürütülemez.',
  'gap.fill': '{nonce} nonce değeriyle bir tane öner',
  'delete.help':
    'Bu, onu yalnızca işlem servisinden kaldırır. İmzaları saklayan biri yine de yürütebilir: emin olmak için reddedin.',
  'delete.never':
    'Bu öneriyi silemezsiniz: işlem servisi buna yalnızca kendi anahtarı olan cüzdanlarda izin verir, geçiş anahtarlarında ve sözleşmelerde vermez. Bunun yerine reddedin.',
  'signer.several':
    'Hesabınızın kendisi birden çok imza gerektiriyor; bunlar burada toplanamaz. Başka bir cüzdan kullanın.',
  'next.sign': {
    one: 'Şu sahiplerden herhangi birinden {count} imza daha gerekiyor:',
    other: 'Şu sahiplerin herhangi birinden {count} imza daha gerekiyor:',
  },
  'next.execute': 'Yeterli sahip imzaladı: artık aşağıdan herkes yürütebilir.',
  'next.share': 'Onlara bu bağlantıyı gönderin: bu işlemi açar.',
  'approve.help':
    'Hesabınız bir sözleşmedir: {network} üzerinde kendi işlemiyle imzalar, o işlemi de sahipleri onaylar.',
  'approve.waiting':
    '{network} üzerindeki işlemi bekleniyor. Bu sayfadan ayrılıp düğmeye daha sonra yeniden basabilirsiniz: hiçbir şey kaybolmaz.',
  'approve.description': '{account} için imza',
  'create.link': 'Çoklu imza hesabı oluştur',
  'create.open': 'Başka bir ağda aç',
  'settings.open': 'Bu hesabın ayarları',
  'set.enableModule': '{module} modülünü etkinleştirir: sonra imzasız iş yapabilir',
  'set.disableModule': '{module} modülünü devre dışı bırakır',
  'set.guard': 'Her işlemi reddedebilen {contract} koruyucusunu (guard) atar',
  'unset.guard': 'Koruyucuyu (guard) kaldırır',
  'set.moduleGuard': '{contract} modül koruyucusunu atar',
  'unset.moduleGuard': 'Modül koruyucusunu kaldırır',
  'set.handler': '{contract} yedek işleyicisini (fallback handler) atar',
  'unset.handler': 'Yedek işleyiciyi (fallback handler) kaldırır',
  'set.addDelegate': '{spender} adresine harcama limitleri tanır',
  'set.removeDelegate': '{spender} adresinin tüm harcama limitlerini kaldırır',
  'set.limitOnce': '{spender} bir kez, imzasız {amount} harcayabilir',
  'set.limit': '{spender} imzasız {amount} harcayabilir, {period} sonra yenilenir',
  'set.resetLimit': '{spender} adresinin {token} harcamasını yeniden sıfır sayar',
  'set.removeLimit': '{spender} adresinin {token} harcama limitini kaldırır',
  'set.units': 'Listede olmayan {token} tokeninin {units} en küçük birimi',
  'finding.threshold-one': 'Bundan sonra her sahip tek başına işlem yapabilir.',
  'finding.gas-price': 'Hesap, çağrının yanında {recipient} alıcısına en çok {amount} geri öder.',
  'set.enableRecovery': 'Koruyucularla kurtarmayı açar (modül {module})',
  'set.disableRecovery': 'Koruyucularla kurtarmayı kapatır (modül {module})',
  'set.addGuardian': '{guardian} koruyucusunu ekler. Bundan sonra gereken koruyucu: {threshold}',
  'set.revokeGuardian':
    '{guardian} koruyucusunu kaldırır. Bundan sonra gereken koruyucu: {threshold}',
  'set.guardianThreshold': 'Bundan sonra gereken koruyucu: {threshold}',
  'set.cancelRecovery': 'Süren kurtarmayı durdurur',
  'set.invalidateApprovals': 'Koruyucuların şimdiye kadarki onaylarını geçersiz kılar',
  'finding.recovery-on':
    'Sonra yeterli sayıda koruyucu birlikte tüm sahipleri değiştirebilir; hesap bekleme süresince bunu durdurabilir.',
  'finding.guardian-change': 'Tüm sahipleri değiştirebilen koruyucular değişiyor.',
  'finding.recovery-cancel': 'Süren bir kurtarma durduruluyor. Koruyucuları yenisini başlatabilir.',
  'finding.recovery-approval':
    'Bu hesap, koruyucu olarak başka bir hesabın yeni sahiplerini onaylıyor.',
  'recovery.running':
    'Bir kurtarma sürüyor. {date} tarihinden itibaren bu hesabın tüm sahiplerini şunlarla değiştirir:',
  'recovery.due':
    'Bir kurtarmanın süresi doldu. Artık herkes tamamlayabilir; bu hesabın tüm sahipleri şunlarla değişir:',
  'recovery.terms': 'Bundan sonra gereken imza: {threshold}. Onaylayan koruyucu: {approvals}.',
  'recovery.stop': 'Durdurmayı öner',
  'recovery.unread':
    'Koruyucularla kurtarma açık, ama okunamadı: {network} yanıt vermedi. Bir kurtarma sürüyor olabilir.',
  'recovery.on':
    'Koruyucularla kurtarma açık: {count} koruyucudan {threshold} tanesi, {period} sonra tüm sahipleri değiştirebilir.',
  'recovery.empty': 'Koruyucularla kurtarma açık, ama koruyucu yok.',
  'recovery.kept':
    'Koruyucularla kurtarma kapalı, ama modülünde yeniden açılınca geçerli olacak koruyucular ya da bir kurtarma duruyor.',
  'recovery.off': 'Kapatmayı öner',
  'recovery.failed': 'Öneri hazırlanmadı: {network} yanıt vermedi.',
  'set.cancelDelayed': 'Kurtarma modülünde {nonce} numarasından önce bekleyenleri iptal eder',
  'finding.delay-cancel':
    'Kurtarma modülünde bekleyen işlemler iptal ediliyor. Modüle yenileri eklenebilir.',
  'finding.delay-change':
    'Kurtarma modülü değişiyor: kimlerin işlem ekleyebildiği veya işlemlerin ne kadar beklediği.',
  'finding.spending-limit': 'Sonra biri, hiç imza olmadan bir limite kadar harcayabilir.',
  'history.item': '{token} öğesi {id}',
  'history.doubt.not-owners': 'Sahipler bunu imzalamadı: token’ın sözleşmesi bildiriyor.',
  'history.doubt.nothing':
    'Hiçbir şey gönderilmedi ve sahipler bunu imzalamadı. Bu adresi kopyalamayın.',
  'history.doubt.imitation': 'Bu token, bildiğiniz bir token’ı taklit ediyor. Başka bir token’dır.',
  'history.doubt.look-alike': 'Bu adres bildiğiniz bir adrese benziyor ama başka bir adres.',
  'history.doubt.odd-decimals':
    'Bu token’ın sözleşmesi hiçbir tutarın sahip olamayacağı bir ondalık sayısı veriyor.',
  'finding.signature-set-aside':
    'Bir imza, sahip olmayan ya da artık sahip olmayan bir hesaptan geliyor. Bu imza sayılmaz.',
  'finding.signature-withdrawn':
    'Sahip olan bir sözleşme kendi imzasını kabul etmiyor ya da artık kabul etmiyor. Bu imza sayılmaz.',
  'refund.paid': 'Ayrıca {recipient} alıcısına gaz geri ödemesi olarak {amount} ödendi.',
  'refund.along': '{call}, {recipient} alıcısına en çok {amount} geri ödemeyle',
  'refund.executor': 'yürüten kişi',
  'row.proposer': 'Öneren: {name}',
  'row.depends': 'Bu, ondan önce bekleyen sahip değişikliklerine bağlı (nonce {nonces}).',
  'ledger.open': 'Filtrele ve dışa aktar',
  'ledger.close': 'Yine hepsini göster',
  'note.label': 'Diğer sahipler için not',
  'note.help':
    'İsteğe bağlı ve herkese açık: işlem servisinde herkes okuyabilir. İmzalananın parçası değildir.',
  'note.tooLong': 'En fazla {most} karakter.',
  'note.shown': 'Öneren kişinin notu, imzalananın parçası değil:',
  'notify.on': 'İmzamı bekleyen bir şey olunca bildir',
  'notify.help': 'Bu cihazda, bu hesabın bir sekmesi açıkken.',
  'notify.denied': 'Tarayıcınız bu sitenin bildirimlerini engelliyor. Ayarlarından izin verin.',
  'notify.waits': {
    one: '{account} hesabının {count} işlemi imzanızı bekliyor.',
    other: '{account} hesabının {count} işlemi imzanızı bekliyor.',
  },
};

export const changes: Part<'changes'> = {
  'was.ownerAdded': 'Sahip eklendi: {owner}',
  'was.ownerRemoved': 'Sahip kaldırıldı: {owner}',
  'was.threshold': 'Gerekli imza',
  'was.guard': 'Koruyucu (guard)',
  'was.moduleGuard': 'Modül koruyucusu',
  'was.handler': 'Yedek işleyici (fallback handler)',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'yok',
  'was.nothing': 'Blok zinciri bu işlemde ayar değişikliği göstermiyor.',
};

export const newSafe: Part<'newSafe'> = {
  'new.title': 'Çoklu imza hesabı oluştur',
  'new.lead':
    'Sahiplerini ve kaçının imzalaması gerektiğini seçin. Sıradan bir Safe olur: modül yok, guard yok, başka kimse yok.',
  'new.owner': 'Sahip {number}',
  'new.noOwner': 'Sahibin adresini veya adını girin.',
  'new.removeOwner': 'Sahibi kaldır: {number}',
  'new.threshold': 'Gereken imza sayısı',
  'new.alone': 'Tek sahiple, kaybolan anahtar kaybolan hesaptır. Bir tane daha ekleyin.',
  'new.all': 'Her sahip imzalamalı: bir anahtar kaybolursa artık hiçbir şey hareket edemez.',
  'new.any': 'Sahiplerden herhangi biri tek başına her şeyi taşıyabilir.',
  'new.showAddress': 'Adresi göster',
  'new.address': 'Alacağı adres',
  'new.create': 'Hesabı oluştur',
  'new.once': 'Ağ ücretini ödeyen bağlı hesaptan tek bir işlem.',
  'new.failed': 'Hesap oluşturulmadı.',
  'new.notThere': 'Blok zinciri bu hesabı bu sahiplerle göstermiyor. Adresi kullanmayın.',
  'new.description': '{account} çoklu imza hesabını oluştur',
  'new.noContracts': 'Safe sözleşmeleri {network} ağında yok: orada hesap oluşturulamaz.',
  'new.full': 'Bu sahiplerin burada zaten çok hesabı var. Sahipleri ya da eşiği değiştirin.',
  'new.otherAddress':
    '{network} adresleri başka yolla, başka sözleşmelerle hesaplar: hesabın oradaki adresi diğer ağlardakinden farklıdır.',
  'new.absent':
    'Bu sahipler başka bir ağda sözleşmedir, ama {network} ağında yoktur. Orada da açılana kadar orada imzalayamazlar: {owners}',
  'new.absentUnread':
    'Şu ağlardan yanıt gelmedi: {networks}. Orada sözleşme olan sahipler {network} ağında imzalayamaz.',
  'open.title': 'Başka bir ağda aç',
  'open.lead': 'Aynı adreste, aynı sözleşmelerle ve oluşturulduğu sahiplerle.',
  'open.changed':
    'O zamandan beri burada sahipler ya da eşik değişti. Orada, değiştirene kadar aşağıdaki ilk sahipler karar verir.',
  'open.unproven':
    'Bu hesabın nasıl oluşturulduğu blok zincirinde kanıtlanamadı; bu yüzden buradan başka yerde açılamaz.',
  'open.there': 'Hesap zaten {network} ağında.',
  'open.none': 'Bu site başka bir ağı desteklemiyor.',
};

export const csv: Part<'csv'> = {
  'csv.title': 'Ödeme tablosu',
  'csv.help':
    'Sütunlar: token, alıcı, tutar, not. Bir hesap tablosundan yapıştırın ya da buraya bir CSV dosyası bırakın.',
  'csv.cells':
    'Token: bir sembol ya da sözleşme adresi, {symbol} için boş. Alıcı: bir adres, ad ya da kişi.',
  'csv.file': 'Dosya seç',
  'csv.empty': 'En az bir ödeme yapıştırın.',
  'csv.unknownHeader':
    'İlk satır başlığa benziyor, ama bu sütun adları burada bilinmiyor. Bu alan için belirtilen adları kullanın.',
  'csv.tooMany': 'Bir toplu işlem {most} ödeme alır.',
  'csv.tooManyTokens': 'Bir tablo {most} farklı token alır.',
  'csv.tooLarge': 'Bu dosya çok büyük.',
  'csv.notText': 'Bu dosya düz metin değil. CSV (UTF-8) olarak kaydedin.',
  'csv.checking': 'Her satır denetleniyor…',
  'csv.right': { one: '{count} ödeme hazır', other: '{count} ödeme hazır' },
  'csv.leftOut': { one: '{count} satır atlandı.', other: '{count} satır atlandı.' },
  'csv.restore': 'Geri al',
  'csv.first': 'Yukarıda belirtilen satırları düzeltin ya da atlayın.',
  'csv.faults': { one: '{count} satır hatalı', other: '{count} satır hatalı' },
  'csv.leaveOutAll': 'Bunların hepsini atla',
  'csv.leaveOut': 'Atla',
  'csv.leaveOutRow': 'Satırı atla: {row}',
  'csv.row': 'Satır {row}',
  'csv.totals': 'Token başına toplam',
  'csv.read': 'Okunduğu gibi',
  'csv.ignored': 'Kullanılmayan: {columns}.',
  'csv.contradiction': '“{first}” ve “{second}” sütunları {row}. satırda farklı. Birini kaldırın.',
  'csv.payments': { one: '{count} ödeme', other: '{count} ödeme' },
  'csv.balance': 'Hesapta {amount} var',
  'csv.unlisted':
    'Bu site {token} tokenini listelemiyor. Sembolü ve ondalıkları kendi sözleşmesinin bildirdiğidir. Adresi karşılaştırın:',
  'csv.repeated': {
    one: '{count} satır aynı ödemeyi yineliyor. Bilerek olduğundan emin olun.',
    other: '{count} satır aynı ödemeyi yineliyor. Bilerek olduğundan emin olun.',
  },
  'csv.gas':
    'Bu kadar ödeme, bir işlemin kullanabileceğinden fazla gas isteyebilir. Birkaç öneriye bölmeyi düşünün.',
  'csvFault.quotes': 'Bir tırnak işareti kapatılmamış.',
  'csvFault.columns': 'Bu satırda sütunlardan fazla hücre var.',
  'csvFault.collectible': 'Bir tablo yalnızca ağın parasını ve ERC-20 tokenlerini ödeyebilir.',
  'csvFault.unknown-token': 'Burada bu sembolle bir token yok. Sözleşme adresini girin.',
  'csvFault.ambiguous-token': 'Birkaç token bu sembolü taşıyor. Sözleşme adresini girin.',
  'csvFault.not-a-token': 'Bu adreste bir token sözleşmesi yok.',
  'csvFault.token-unreachable': 'Token okunamadı: ağ yanıt vermedi.',
  'csvFault.two-contacts': 'Birkaç kişiniz bu adı taşıyor. Adresi girin.',
  'csvFault.comma':
    'Virgül ondalık ya da binlik anlamına gelebilir. Tutarı yalnızca noktayla yazın, örneğin 1234.5.',
  'csvFault.split-amount':
    'Virgül bu tutarın parçası olabilir. Yalnızca noktayla ya da tırnak içinde yazın.',
  'csvFault.point':
    'Üç rakamdan önceki nokta ondalık ya da binlik anlamına gelebilir. Tutarı 1234 veya 1234.50 gibi yazın.',
  'csvFault.no-token': 'Bu satır bir token’dan söz ediyor ama token eksik.',
  'csvFault.odd-decimals':
    '{symbol} sözleşmesi hiçbir tutarın sahip olamayacağı bir ondalık sayısı veriyor.',
  'csvFault.more-than-balance':
    'Üstündeki satırlarla birlikte bu, hesaptaki {symbol} tutarını aşıyor.',
};

export const elsewhere: Part<'elsewhere'> = {
  'elsewhere.stays':
    'Burada sahip olmayan bir geçiş anahtarı şu ağlarda hâlâ sahip: {networks}. Orada da kaldırın.',
  'elsewhere.notOpened':
    'Bu hesap şu ağlarda henüz açılmadı: {networks}. Orada kaldırılan geçiş anahtarına aittir: oraya hiçbir şey göndermeyin.',
  'elsewhere.unread':
    'Şu ağlardan yanıt gelmedi: {networks}. Kaldırılan geçiş anahtarı orada hâlâ sahip olabilir.',
};

export const ledger: Part<'ledger'> = {
  'ledger.title': 'Filtrele ve dışa aktar',
  'ledger.all': 'Tümü',
  'ledger.person': 'Kimden ya da kime',
  'ledger.personHelp': 'Bir adres ya da bir kişinin adı.',
  'ledger.settings': 'Yalnızca ayar değişiklikleri',
  'ledger.from': 'Başlangıç',
  'ledger.until': 'Bitiş',
  'ledger.count': { one: '{count} kayıt', other: '{count} kayıt' },
  'ledger.unchecked': {
    one: '{count} kayıt blok zinciriyle karşılaştırılamadı. Dosyada işaretlidir.',
    other: '{count} kayıt blok zinciriyle karşılaştırılamadı. Dosyada işaretlidir.',
  },
  'ledger.cut': 'Tüm girişler okunamadı. Dosyada belirtilir.',
  'ledger.csv': 'CSV olarak dışa aktar',
  'ledger.json': 'JSON olarak dışa aktar',
};

export const push: Part<'push'> = {
  'push.on': 'Hiçbir sekme açık değilken de',
  'push.help':
    'Bu cihaza anlık bildirim mesajlarıyla. Mesajlar Google üzerinden gelir; Google cihazın bu hesabı izlediğini öğrenir. Açmak için cüzdanınız işlem servisine girişinizi imzalar.',
  'push.confirm': 'Girişi cüzdanınızda onaylayın.',
  'push.noService':
    'Tarayıcınız anlık bildirim mesajı servisine ulaşamadı. Daha sonra ya da başka bir tarayıcıda deneyin.',
  'push.failed':
    'Hiçbir şey değişmedi: işlem servisi ya da cüzdanınız yanıt vermedi. Tekrar deneyin.',
  'push.waits': '{account} hesabında bir şey imzanızı bekliyor.',
  'push.changed': '{account} hesabında yenilik var.',
};

export const settings: Part<'settings'> = {
  'settings.title': 'Ayarlar',
  'settings.lead':
    'Şu anda blok zincirinde oldukları gibi. Her değişiklik, sahiplerin imzaladığı bir öneridir.',
  'settings.viewOnly': 'Değişiklikleri yalnızca sahipler önerebilir.',
  'settings.unreachable': 'Ayarlar okunamadı: {network} yanıt vermedi.',
  'settings.remove': 'Kaldırmayı öner',
  'settings.noCode': 'Bu adreste sözleşme yok.',
  'owners.title': 'Sahipler ve eşik',
  'owners.meaning':
    'Hesabın yaptığı her şeye sahipler karar verir. Yeterince sahibi denetleyen, hesabı denetler.',
  'owners.one':
    'Tek imza yeter: herhangi bir sahip tek başına ya da anahtarını çalan kişi her şeyi taşıyabilir.',
  'owners.all': 'Her sahip imzalamalı: biri anahtarını kaybederse artık hiçbir şey taşınamaz.',
  'owners.open': 'Sahipleri veya eşiği değiştir',
  'modules.title': 'Modüller',
  'modules.meaning': 'Modül, hesap adına hiç imza olmadan iş yapan bir sözleşmedir.',
  'modules.none': 'Etkin modül yok: sahipler olmadan hiçbir şey hareket etmez.',
  'modules.disable': 'Devre dışı bırakmayı öner',
  'module.unknown': 'Bilinmeyen modül: imzasız her şeyi taşıyabilir.',
  'module.allowance': 'Safe’in harcama limitleri: aşağıdaki adresler limitlerine kadar harcar.',
  'module.operations':
    'Safe’in ERC-4337 modülü: sahiplerin imzaladığını, bir servis gönderince yürütür.',
  'module.recovery': 'Safe’in sosyal kurtarması: koruyucuları sahipleri değiştirebilir.',
  'guard.title': 'Koruyucu (guard)',
  'guard.meaning':
    'Koruyucu, sahiplerin her işlemini denetleyen ve reddedebilen bir sözleşmedir. Kusurlu biri hesabı sonsuza dek kilitler.',
  'guard.none': 'Yok: bir işleme yeterli imza yeter.',
  'guard.checks': 'Kendi kaldırılmasını da denetler ve reddedebilir.',
  'moduleGuard.title': 'Modül koruyucusu',
  'moduleGuard.meaning': 'Modüllerin yaptıklarını denetler ve reddedebilir.',
  'moduleGuard.checks': 'Kusurlu biri tüm modülleri durdurur ya da her şeye izin verir.',
  'handler.title': 'Yedek işleyici (fallback handler)',
  'handler.meaning':
    'İmzasının doğrulanması gibi, hesabın kendisinin bilmediği çağrıları yanıtlar. Kötü niyetli biri her şeyi hesap imzalamış gibi gösterebilir.',
  'handler.known': 'Safe tarafından {version} sürümüyle yayımlandı.',
  'handler.unknown': 'Safe’in yayımladığı bir işleyici değil. Ne yaptığını biliyorsanız tutun.',
  'handler.none': 'Yok: hesabın imzaladığı mesajlar doğrulanamaz ve bazı tokenler alınamaz.',
  'handler.publish': 'Yayımlananı öner',
  'limits.title': 'Harcama limitleri',
  'limits.meaning':
    'Limiti olan bir adres, o limite kadar tek başına, imzasız harcar. Anahtarı çalınırsa o kadarı, her yenilemeden sonra yeniden kaybedilir.',
  'limits.none': 'Kimsenin limiti yok.',
  'limits.empty': 'Şu anda limiti yok ve bir şey harcayamaz.',
  'limits.unavailable': 'Safe bu ağda bunun için bir modül yayımlamadı.',
  'limits.off': 'Modül etkin değil: etkinleşene dek bu limitlerin etkisi yok.',
  'limits.used': '{amount} limitinin {spent} kadarı harcandı',
  'limits.once': 'Yenilenmez.',
  'limits.renewed': '{period} sonra yenilenir, sıradaki {date}.',
  'limits.new': 'Yeni harcama limiti',
  'limits.change': 'Değiştir',
  'limits.reset': 'Harcananı sıfır say',
  'limits.remove': 'Kaldır',
  'limits.removeAll': 'Bu adresi kaldır',
  'limits.who': 'Harcayabilecek adres',
  'limits.period': 'Yenileme',
  'limits.never': 'Asla',
  'limits.after': '{period} sonra',
  'limits.keepsSpent': 'Harcanan yine sayılır.',
  'limits.enables':
    'Öneri Safe’in modülünü de etkinleştirir; modül sonra limitler içinde imzasız harcar.',
  'limits.tooMuch': 'Bu, modülün sayabileceğinden fazla.',
  'limits.self': 'Hesabın kendisine limit gerekmez.',
  'spend.open': 'Bu limitten harca',
  'spend.left': 'Kalan {amount}',
  'spend.tooMuch': 'Yalnızca {amount} kaldı.',
  'spend.send': 'Şimdi gönder',
  'spend.done': 'Gönderildi.',
  'spend.failed': 'Gönderilmedi.',
  'spend.description': 'Bir limit içinde {amount} harca',
};

export const simulate: Part<'simulate'> = {
  'sim.title': 'Hesapta ne değişir',
  'sim.help': 'Ağın düğümü az önce şimdi yürütülüyormuş gibi simüle etti. Hiçbir şey gönderilmedi.',
  'sim.none': 'Başarılı olur. Düğüm bakiye değişikliği bildirmiyor.',
  'sim.fails': 'Şimdi yürütülürse başarısız olur.',
  'sim.ownersNow': 'Yukarıdaki sonuç şimdiki sahipler içindir.',
  'sim.outcomeOnly':
    'Başarılı olur. Neyin değişeceği bilinemez. Yukarıda gösterilen çağrıya güvenin.',
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

export const delay: Part<'delay'> = {
  'delay.on':
    'Bekleme süreli kurtarma açık. Bu adresler bu hesabın herhangi bir işlemini ekleyebilir; işlem {period} sonra yürütülebilir, bu sürede sahipler onu iptal edebilir:',
  'delay.waiting':
    'Kurtarma modülünde bir işlem bekliyor. {date} tarihinden itibaren herkes yürütebilir:',
  'delay.due': 'Kurtarma modülündeki bir işlemin bekleme süresi doldu. Artık herkes yürütebilir:',
  'delay.expired': 'Kurtarma modülündeki bir işlemin süresi geçti. Artık yürütülemez:',
  'delay.more': 'Kurtarma modülünde burada gösterilmeyen başka işlemler de bekliyor: {number}',
  'delay.cancel': 'Bekleyenleri iptal etmeyi öner',
  'delay.foreign':
    'Bu hesap kurtarma modülünü denetlemiyor: sahipler orada bekleyenleri iptal edemez ama modülü kapatabilir.',
  'delay.unread':
    'Bir kurtarma modülü açık ama okunamadı: {network} yanıt vermedi. Bekleyen bir işlem olabilir.',
};
