import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'multisig.title': 'Çoklu imza hesapları',
  'multisig.lead': 'Birkaç kişinin ortak hesapları: yeterli sayıda kişinin imzalaması gerekir.',
  'multisig.needsWallet': 'Sahipler kendi cüzdanlarıyla bakar ve imzalar. Cüzdanınızı bağlayın.',
  'multisig.loading': 'Yükleniyor…',
  'multisig.unavailable': 'Bu yüklenemedi.',
  'multisig.more': 'Daha fazla göster',

  'place.unreadable': 'Bu bağlantı okunamıyor. Yeniden isteyin veya hesabı aşağıda bulun.',
  'place.otherNetwork': 'Bu bağlantı, bu sitede olmayan bir ağa götürüyor.',

  'find.owned': '{network} ağındaki hesaplarınız',
  'find.none': 'Ağ geçidi burada başkalarıyla ortak olduğunuz bir hesap bilmiyor.',
  'find.byAddress': 'Adresle aç',
  'find.address': '{network} ağında bir Safe adresi',
  'find.help': 'Herkes bakabilir. Yalnızca sahipler imzalayabilir.',
  'find.notAnAddress': 'Geçerli bir adres değil. Adres 0x ile başlar ve 40 karakterle devam eder.',
  'find.open': 'Aç',
  'find.other': 'Diğer hesaplar',

  'network.other':
    'Bu hesap {network} ağında, cüzdanınız değil. Bakabilirsiniz; imzalamak için ağı değiştirin.',
  'network.switch': '{network} ağına geç',
  'network.failed': 'Ağ değişmedi. Cüzdanınızda değiştirin.',

  'safe.none': '{network} ağında bu adreste Safe yok.',
  'safe.unreachable': 'Hesap okunamadı: {network} yanıt vermedi.',
  'safe.rule': {
    one: '{count} sahipten {threshold} kişi imzalamalı.',
    other: '{count} sahipten {threshold} kişi imzalamalı.',
  },
  'safe.lookOnly': 'Sahip değilsiniz',
  'safe.owners': 'Sahipler',
  'safe.balances': 'Bakiyeler',
  'safe.version': 'Sürüm',
  'safe.nextNonce': 'Sıradaki nonce',

  'unusual.code': 'Bu hesabın kodu, bu sitenin bildiği bir sürümden değil:',
  'unusual.module': 'Bir modül bu hesap adına imzasız işlem yapabilir:',
  'unusual.guard': 'Bir koruyucu (guard) bu hesabın işlemlerini reddedebilir:',
  'unusual.handler':
    'Alışılmadık bir yedek işleyici (fallback handler) bu hesap adına yanıt veriyor:',

  'view.title': 'Neye bakılacak',
  'view.queue': 'Kuyruk',
  'view.history': 'Geçmiş',
  'view.messages': 'İletiler',
  'view.new': 'Yeni işlem',
  'view.newMessage': 'Yeni ileti',
  'view.back': 'Hesaba dön',

  'gateway.unreachable': 'Yanıt gelmedi. Bağlantınızı denetleyip yeniden deneyin.',
  'gateway.answer-invalid': 'Ağ geçidinin yanıtı anlaşılamadı.',
  'gateway.too-large': 'Ağ geçidinin yanıtı çok büyüktü ve okunmadı.',
  'gateway.page-elsewhere': 'Ağ geçidinin sonraki sayfası başka yerde. Oraya gidilmedi.',
  'gateway.refused': 'Ağ geçidi diyor ki:',
  'gateway.unknownSafe':
    'Ağ geçidi bu hesap için bir şey söylemiyor. Gösterilenler zincirden geliyor.',
  'gateway.differs':
    'Ağ geçidi zincirden başka bir şey söylüyor. Gösterilenler zincirden geliyor ve hiçbir şey imzalanamaz.',

  'queue.empty': 'İmza bekleyen bir şey yok.',
  'queue.next': 'Sıradaki: nonce {nonce}',
  'queue.nonce': '{nonce} numaralı nonce',
  'queue.unreadable': 'Okunamıyor',
  'queue.conflict': {
    one: '{count} işlem bu nonce’u taşıyor.',
    other: 'Bu {count} işlem aynı nonce’u taşıyor. Yalnızca biri yürütülebilir; diğerleri düşer.',
  },
  'queue.details': 'Ayrıntılar',

  'history.help':
    'Ağ geçidinin anlattığı gibi. Zincirle karşılaştırılmış halini görmek için bir işlemi açın.',
  'history.empty': 'Henüz bir şey olmadı.',
  'history.received': '{sender} adresinden {amount} alındı',
  'history.token': '{token} token’ından bir şey',
  'history.settings': 'Hesabın ayarlarını değiştir',
  'history.created': 'Hesap oluşturuldu',
  'history.other': 'Diğer: {name}',

  'messages.empty': 'İleti yok.',
  'message.title': 'İleti',
  'message.text': 'Metin',
  'message.help':
    'Yeterli sayıda sahip imzalayınca bunu hesap söylemiş olur. Ağa hiçbir şey gönderilmez.',
  'message.missing': 'İmzalanacak metni girin.',
  'message.typed':
    'Yapılandırılmış veriler burada imzalanamaz: neye izin verdiklerini yalnızca uygulamaları gösterebilir.',
  'message.tooLong': 'Bu ileti burada gözden geçirilemeyecek kadar uzun.',
  'message.proven': 'Zincire az önce soruldu ve doğruladı: bu, hesap adına imzalanmış.',
  'message.disproven': 'Yeterli sayıda sahip imzaladı, ancak zincirde hesap bunu kabul etmiyor.',
  'message.unproven':
    'Yeterli sayıda sahip imzaladı. Hesabın bunu kabul edip etmediği sorulamadı: {network} yanıt vermedi.',
  'message.copySignature': 'İmzayı kopyala',
  'message.shareHelp': 'Diğer sahipler için: bu iletiyi açar.',

  'status.awaitingConfirmations': 'İmza gerekiyor',
  'status.awaitingExecution': 'Yürütülmeye hazır',
  'status.success': 'Yürütüldü',
  'status.cancelled': 'Düştü',
  'status.failed': 'Başarısız',

  'transaction.title': 'İşlem',
  'transaction.signed': '{threshold} imzadan {signed} tanesi var',
  'transaction.hasSigned': 'İmzaladı',
  'transaction.notSigned': 'İmzalamadı',
  'transaction.youSigned': 'İmzaladınız. Sıra diğer sahiplerde.',
  'transaction.from': '“{app}” uygulamasının önerisi, kendi sözüne göre',
  'transaction.proposed': 'Önerilme zamanı:',
  'transaction.unproven': 'Ağ geçidi bunun yürütüldüğünü söylüyor. Zincir bunu söylemiyor.',
  'transaction.explorer': 'Gezginde görüntüle',
  'transaction.share': 'Bağlantıyı kopyala',
  'transaction.shareHelp': 'Diğer sahipler için: bu işlemi açar.',
  'transaction.reject': 'Ret öner',

  'address.safe': 'Bu hesap',
  'address.you': 'Siz',

  'call.rejection': 'Hiçbir şey yapma, nonce’u kullan',
  'call.send': '{recipient} adresine {amount} gönder',
  'call.sendUnknown':
    '{recipient} adresine, listede olmayan {token} token’ından {units} en küçük birim gönder',
  'fact.spender': 'Harcayabilecek adres',
  'call.revoke': '{spender} adresinin {token} harcama iznini kaldır',
  'call.approveItems': '{spender} adresinin {token} içindeki her öğeyi taşımasına izin ver',
  'call.approveUnknown':
    '{spender} adresinin listelenmemiş {token} token’ından {units} en küçük birim (veya {units} numaralı öğeyi) harcamasına izin ver',
  'call.approveUnlimited':
    '{spender} adresinin tüm {token} varlığını sınırsız harcamasına izin ver',
  'call.approveMore': '{spender} adresinin {amount} daha harcamasına izin ver',
  'call.approve': '{spender} adresinin {amount} harcamasına izin ver',
  'call.addOwner': '{owner} sahibini ekle. Bundan sonra {threshold} kişi imzalamalı',
  'call.removeOwner': '{owner} sahibini çıkar. Bundan sonra {threshold} kişi imzalamalı',
  'call.swapOwner': '{owner} yerine {newOwner} sahip olsun',
  'call.changeThreshold': 'Eşiği değiştir: {threshold} kişi imzalamalı',
  'call.batch': {
    one: '{count} çağrılık toplu işlem',
    other: '{count} çağrılık toplu işlem, ya hepsi ya hiçbiri',
  },
  'call.function': '{contract} sözleşmesinde {name} çağrısı',
  'call.raw': '{contract} sözleşmesine okunamayan bir çağrı',
  'call.withCoins': '{call}; yanında {amount} gönder',

  'fact.token': 'Token (sözleşme)',
  'fact.owner': 'Sahip',
  'fact.newOwner': 'Yeni sahip',
  'fact.through': 'Şunun üzerinden',
  'fact.contract': 'Sözleşme',
  'fact.account': 'Hesap',
  'fact.nonce': 'Nonce (sıra no)',
  'fact.operation': 'Çağrı türü',
  'fact.delegatecall': 'Delegatecall: sözleşmenin kodu bu hesap olarak çalışır',
  'fact.data': { one: 'Veri, {count} bayt', other: 'Veri, {count} bayt' },
  'fact.trailing': { one: 'Ardında {count} bayt', other: 'Ardında {count} bayt' },

  'review.what': 'Ne olacak',

  'hash.title': 'Cüzdanınızla karşılaştırın',
  'hash.help':
    'Burada gösterilen alanlardan bu cihazda hesaplandı. Cüzdanınız aynılarını gösterir; göstermiyorsa imzalamayın.',
  'hash.domain': 'Alan adı özeti (domain hash)',
  'hash.message': 'İleti özeti (message hash)',
  'hash.safeTx': 'İmzalanan özet (safeTxHash)',
  'hash.safeMessage': 'İmzalanan özet (safeMessageHash)',
  'hash.copy': 'Kopyala: {name}',
  'hash.same': 'Ağ geçidi aynı özeti söylüyor.',
  'hash.other': 'Ağ geçidi başka bir özet söylüyor.',

  'finding.refused': 'Bunu imzalamayın.',
  'finding.inCall': 'Çağrı {place}: {text}',
  'finding.fields-invalid': 'Bir alan eksik veya içeremeyeceği bir şey içeriyor.',
  'finding.safe-mismatch': 'Bu başka bir hesaba veya başka bir ağa ait.',
  'finding.hash-mismatch': 'Ağ geçidinin özeti bu alanların özeti değil.',
  'finding.not-requested': 'Bu, istenen işlem değil, başka bir işlem.',
  'finding.shown-differs':
    'Ağ geçidinin özet bilgisi, çağrının yaptığından başka bir şey söylüyor.',
  'finding.delegatecall-unknown-target': 'Bilinmeyen kod, hesabın kendisi olarak çalışacak.',
  'finding.delegatecall-unknown-selector':
    'Bilinen kod hesap olarak çalışacak, ama öngörüldüğü gibi değil.',
  'finding.batch-unreadable': 'Toplu işlem son baytına kadar okunamıyor.',
  'finding.signature-invalid': 'Bir imza, söylenen sahibe ait değil.',
  'finding.signature-not-owner': 'Bir imza, sahip olmayan birine ait.',
  'finding.signature-duplicate': 'Bir sahibin imzası iki kez var.',
  'finding.owners-differ': 'Sahipler zincirdekilerle aynı değil.',
  'finding.owners-order-differs': 'Sahiplerin sırası zincirdekiyle aynı değil.',
  'finding.threshold-differs': 'Eşik zincirdekiyle aynı değil.',
  'finding.version-differs': 'Sürüm zincirdekiyle aynı değil.',
  'finding.nonce-differs': 'Nonce zincirdekiyle aynı değil; ağ geçidi gecikmiş olabilir.',
  'finding.signature-unverified': 'Bir sözleşmenin onayı zincire sorulmadı.',
  'finding.owner-change': 'Hesabın sahipleri değişiyor.',
  'finding.threshold-change': 'Kaç sahibin imzalaması gerektiği değişiyor.',
  'finding.module-change': 'İmzasız işlem yapan bir modül ekleniyor veya çıkarılıyor.',
  'finding.guard-change': 'Her işlemi denetleyen koruyucu (guard) değişiyor.',
  'finding.fallback-handler-change':
    'Hesap adına yanıt veren yedek işleyici (fallback handler) değişiyor.',
  'finding.singleton-change': 'Hesabın kodu değişiyor.',
  'finding.self-call-unknown': 'Hesap kendini bilinmeyen bir biçimde çağırıyor.',
  'finding.approves-hash': 'Başka bir hesabın işlemi onaylanıyor; burada yalnızca özeti var.',
  'finding.approval-unlimited':
    'Başka biri bu hesabın token’larını şimdi ve sonra sınırsız harcayabilecek.',
  'finding.approval': 'Başka biri bu hesabın token’larını harcayabilecek.',
  'finding.gas-price': 'Hesap, bunu yürütene ödeme yapar.',
  'finding.gas-token': 'İade bir token ile ödenecek.',
  'finding.refund-receiver': 'İade, burada yazılı bir adrese gidecek.',
  'finding.safe-tx-gas': 'Çağrı başarısız olsa da nonce kullanılmış olur.',
  'finding.nonce-conflict': 'Aynı nonce ile başka bir işlem bekliyor. Yalnızca biri yürütülebilir.',
  'finding.nonce-used': 'Nonce kullanıldı: bu artık yürütülemez.',
  'finding.nonce-gap': 'Önce bundan önceki işlemler yürütülmeli.',
  'finding.signs-message': 'Hesap adına bir ileti imzalanıyor.',
  'finding.creates-contract': 'Bir sözleşme oluşturuluyor.',
  'finding.call-unreadable': 'Bu çağrının ne yaptığı burada okunamıyor.',
  'finding.rejection': 'Nonce’u kullanmaktan başka bir şey yapılmıyor.',

  'obstacle.network': 'Cüzdanınız {network} ağında olmalı.',
  'obstacle.refused': 'Yukarıdaki nedenlerle bu imzalanmamalı.',
  'obstacle.unread': 'Önce yukarıdaki uyarıları okuyup işaretleyin.',
  'obstacle.notOwner': 'Bu hesabın sahibi değilsiniz: bakabilirsiniz, imzalayamazsınız.',
  'obstacle.turn': {
    one: 'Önce {count} işlem yürütülmeli.',
    other: 'Önce {count} işlem yürütülmeli.',
  },

  'action.title': 'Yapabilecekleriniz',
  'action.checking': 'Bir kez daha denetleniyor…',
  'action.handing': 'Ağ geçidine veriliyor…',
  'action.propose': 'İmzala ve öner',
  'action.confirm': 'İmzala',
  'action.execute': 'Yürüt',
  'action.description': '{account} için yürüt: {call}',

  'done.propose': 'Önerildi.',

  'undone.propose': 'Önerilmedi.',

  'done.confirm': 'İmzalandı. Diğer sahipler artık görüyor.',

  'undone.confirm': 'İmzanız eklenmedi.',

  'done.execute': 'Ağda yürütüldü.',

  'undone.execute': 'Yürütülmedi.',
  'row.nonceTooLarge': '(tam olarak okunamayacak kadar büyük)',
  'row.unreadable': 'Bu kayıt okunamıyor. Diğerleri etkilenmiyor.',
  'undone.delete': 'Silinmedi.',
  'done.delete': 'Silindi.',
  'action.delete': 'Bu öneriyi sil',

  'fault.wallet': 'Cüzdanınız nedenini söylemeden reddetti.',
  'fault.network': 'Ağ zamanında yanıt vermedi.',
  'fault.changed': 'Bu artık az önce gördüğünüz değil. Yeniden bakın.',
  'fault.signature': 'Cüzdanınızın imzaladığı bu değil veya bu hesaptan değil.',
  'fault.failed-on-chain': 'Ağ yürüttü, ama içindeki çağrı başarısız oldu.',

  'propose.kind': 'Ne önerilecek',
  'propose.call': 'Sözleşme çağrısı',
  'propose.review': 'Gözden geçir',
  'propose.another': 'Başka bir çağrı ekle',
  'propose.full': 'Daha fazla çağrıya yer yok.',
  'propose.draft': {
    one: 'Şimdilik {count} çağrı',
    other: 'Şimdilik {count} çağrı, tek toplu işlem olarak',
  },
  'propose.remove': 'Çıkar: {call}',
  'propose.reviewDraft': 'Bunları gözden geçir',
  'propose.zero': 'Toplu işlem sıfır adresine çağrı içeremez. Çıkarın.',
  'propose.after':
    'İlk imza sizinki. Yeterli sayıda sahip imzalayıp biri yürütene kadar hiçbir şey olmaz.',
  'propose.back': 'Forma dön',

  'abi.label': 'Arayüz (ABI)',
  'abi.help': 'JSON olarak veya her işlev için bir satır: function dock(address to) payable',
  'abi.empty': 'Sözleşmenin arayüzünü yapıştırın.',
  'abi.unreadable': 'Bu arayüz okunamıyor.',
  'abi.no-functions': 'İçinde bir şeyi değiştiren işlev yok.',
  'abi.function': 'İşlev',
  'abi.value': 'Yanında gönderilecek {symbol}',

  'argument.number': 'En küçük birimde bir tam sayı girin.',
  'argument.range': 'Bu sayı türüne sığmıyor.',
  'argument.address': 'Sağlama toplamı doğru bir adres girin.',
  'argument.bool': 'true veya false girin.',
  'argument.bytes': 'Baytları 0x ve türün gerektirdiği kadar, çift sayıda basamakla girin.',
  'argument.list': 'Türe uyan JSON girin.',
  'argument.listHelp': 'JSON olarak, büyük sayılar tırnak içinde.',

  'owners.change': 'Değişiklik',
  'owners.add': 'Sahip ekle',
  'owners.remove': 'Sahip çıkar',
  'owners.swap': 'Sahip değiştir',
  'owners.threshold': 'Eşiği değiştir',
  'owners.who': 'Kim gidiyor',
  'owners.signatures': 'Bundan sonra gereken imza sayısı',
  'owners.after': '{count} kişiden {threshold} kişi imzalamalı olacak.',
  'owners.same': 'Eşik zaten bu.',
  'owners.already': 'Bu zaten bir sahip.',
  'owners.impossible': 'Bu adres sahip olamaz.',

  'reject.title': 'Reddet',
  'reject.help':
    'Hiçbir şey yapmayan bir işlem aynı nonce’u alır. Yeterli sayıda sahip imzalayıp yürütüldüğünde diğeri artık hiç yürütülemez.',
};
