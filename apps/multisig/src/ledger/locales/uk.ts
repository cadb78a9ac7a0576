import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'Фільтр та експорт',
  'ledger.all': 'Усі',
  'ledger.person': 'Від кого або кому',
  'ledger.personHelp': 'Адреса або ім’я контакту.',
  'ledger.settings': 'Лише зміни налаштувань',
  'ledger.from': 'З',
  'ledger.until': 'До',
  'ledger.count': {
    one: '{count} запис',
    few: '{count} записи',
    many: '{count} записів',
    other: '{count} запису',
  },
  'ledger.unchecked': {
    one: '{count} запис не вдалося звірити з блокчейном. У файлі його позначено.',
    few: '{count} записи не вдалося звірити з блокчейном. У файлі їх позначено.',
    many: '{count} записів не вдалося звірити з блокчейном. У файлі їх позначено.',
    other: '{count} запису не вдалося звірити з блокчейном. У файлі їх позначено.',
  },
  'ledger.cut': 'Не всі записи вдалося прочитати. У файлі це зазначено.',
  'ledger.csv': 'Експорт у CSV',
  'ledger.json': 'Експорт у JSON',
};
