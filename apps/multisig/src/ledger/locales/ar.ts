import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'التصفية والتصدير',
  'ledger.all': 'الكل',
  'ledger.person': 'من أو إلى',
  'ledger.personHelp': 'عنوان، أو اسم جهة اتصال.',
  'ledger.settings': 'تغييرات الإعدادات فقط',
  'ledger.from': 'منذ',
  'ledger.until': 'حتى',
  'ledger.count': {
    zero: 'لا قيود',
    one: 'قيد واحد',
    two: 'قيدان',
    few: '{count} قيود',
    many: '{count} قيدًا',
    other: '{count} قيد',
  },
  'ledger.unchecked': {
    zero: 'تم التحقق من كل القيود على سلسلة الكتل.',
    one: 'تعذر التحقق من قيد واحد على سلسلة الكتل. الملف يميّزه.',
    two: 'تعذر التحقق من قيدين على سلسلة الكتل. الملف يميّزهما.',
    few: 'تعذر التحقق من {count} قيود على سلسلة الكتل. الملف يميّزها.',
    many: 'تعذر التحقق من {count} قيدًا على سلسلة الكتل. الملف يميّزها.',
    other: 'تعذر التحقق من {count} قيد على سلسلة الكتل. الملف يميّزها.',
  },
  'ledger.cut': 'تعذّرت قراءة بعض الإدخالات. يوضّح الملف ذلك.',
  'ledger.csv': 'تصدير بصيغة CSV',
  'ledger.json': 'تصدير بصيغة JSON',
};
