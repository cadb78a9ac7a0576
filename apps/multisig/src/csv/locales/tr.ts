import type { Translated } from '@mooring/connect';
import type { CsvMessages } from './csvCatalogue.ts';

export const messages: Translated<CsvMessages> = {
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
