import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
  'leaves.title': 'Hesaptan çıkacaklar',
  'leaves.refund': 'gaz geri ödemesi olarak en çok {amount}',
  'leaves.units': '{token} için {units} en küçük birim',
  'leaves.item': '{token} öğesi {id}',
  'check.loading': 'Kontrol ediliyor…',
  'check.unread': 'Önce yukarıdaki uyarıları okuyup işaretleyin.',
  'check.refused': 'Yukarıdaki nedenlerle bu imzalanmamalı.',
  'check.refund-excessive': 'Geri ödeme, gaz ücretinin makul olarak tutabileceğinden fazla.',
  'check.refund-uncompared': 'Geri ödemenin gaz ücretine denk olup olmadığı karşılaştırılamadı.',
  'check.recipient-token': 'Bu adres bir token sözleşmesi. Buraya gönderilen geri alınamaz.',
  'check.recipient-zero': 'Bu adresin anahtarları kimsede yok. Buraya gönderilen kaybolur.',
  'check.recipient-burn': 'Bu adresin anahtarları kimsede yok. Buraya gönderilen kaybolur.',
  'check.recipient-other-token': 'Bu adres bir token sözleşmesi. Buraya gönderilen geri alınamaz.',
  'check.recipient-self': 'Bu sizin kendi adresiniz.',
  'check.recipient-alike':
    'İlk adres, bildiğiniz ikinci adres gibi başlıyor ve bitiyor ama başka bir adres. Her karakteri karşılaştırın.',
  'check.recipient-new': {
    one: 'Geçmişe göre bu hesap {count} alıcıya ilk kez ödüyor.',
    other: 'Geçmişe göre bu hesap {count} alıcıya ilk kez ödüyor.',
  },
  'check.recipient-unread': 'Bu alıcılara daha önce ödeme yapılıp yapılmadığı okunamadı.',
  'check.recipient-twice': 'Aynı alıcı birden fazla kez girilmiş.',
  'check.name-mixed':
    'Bu adda farklı alfabelerin harfleri karışık; başka bir adı taklit ediyor olabilir. Adresi kontrol edin.',
  'check.code-missing':
    'Bu adreste sözleşme yok: çağrı hiçbir şey yapmaz, yine de yapılmış sayılır.',
  'check.code-expected':
    'Bu adreste henüz sözleşme yok. Önceden oluşturulmazsa çağrı hiçbir şey yapmaz.',
  'check.code-unread': 'Bu adreste sözleşme olup olmadığı okunamadı.',
  'check.power-without-code': 'Bu adreste sözleşme yok. Hesap üzerinde yetkisi olmamalı.',
  'check.power-of-token': 'Bu adres bir token. Hesap üzerinde yetkisi olmamalı.',
  'check.power-unread':
    'Bu adreste ne olduğu okunamadı. O zamana kadar hesap üzerinde yetkisi olmamalı.',
  'check.power-unpublished':
    'Safe bu sözleşmeyi yayımlamadı. Hesap üzerinde yetkisi olur: yalnızca kimin yazdığını biliyorsanız imzalayın.',
  'check.token-imitates':
    'Listede olmayan bir token, listedeki gibi {symbol} adını taşıyor. Adresini karşılaştırın.',
  'check.token-unread': 'Bu tokenin ne olduğu okunamadı. Tutarları en küçük birimle yazılı.',
  'check.token-decimals':
    'Bu token’ın sözleşmesi hiçbir tutarın sahip olamayacağı bir ondalık sayısı veriyor.',
  'check.balance-short': 'Hesapta, çıkacak olandan az var.',
  'check.balance-unread': 'Bakiye okunamadı.',
  'check.limit-exceeded': 'Bu, limitten kalandan fazla.',
  'check.limit-unread': 'Limitten ne kaldığı okunamadı.',
};
