import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
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
