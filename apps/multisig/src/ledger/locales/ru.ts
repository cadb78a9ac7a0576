import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'Фильтр и экспорт',
  'ledger.all': 'Все',
  'ledger.person': 'От кого или кому',
  'ledger.personHelp': 'Адрес или имя контакта.',
  'ledger.settings': 'Только изменения настроек',
  'ledger.from': 'С',
  'ledger.until': 'По',
  'ledger.count': {
    one: '{count} запись',
    few: '{count} записи',
    many: '{count} записей',
    other: '{count} записи',
  },
  'ledger.unchecked': {
    one: '{count} запись не удалось сверить с блокчейном. В файле она отмечена.',
    few: '{count} записи не удалось сверить с блокчейном. В файле они отмечены.',
    many: '{count} записей не удалось сверить с блокчейном. В файле они отмечены.',
    other: '{count} записи не удалось сверить с блокчейном. В файле они отмечены.',
  },
  'ledger.cut': 'Не все записи удалось прочитать. В файле это указано.',
  'ledger.csv': 'Экспорт в CSV',
  'ledger.json': 'Экспорт в JSON',
};
