import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
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
