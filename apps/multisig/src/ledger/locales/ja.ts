import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': '絞り込みと書き出し',
  'ledger.all': 'すべて',
  'ledger.person': '送金元または送金先',
  'ledger.personHelp': 'アドレスまたは連絡先の名前。',
  'ledger.settings': '設定の変更のみ',
  'ledger.from': '開始日',
  'ledger.until': '終了日',
  'ledger.count': { other: '{count}件' },
  'ledger.unchecked': {
    other: '{count}件はブロックチェーンと照合できませんでした。ファイルに印が付きます。',
  },
  'ledger.cut': '一部の項目を読み取れませんでした。ファイルにもその旨を記載しています。',
  'ledger.csv': 'CSVで書き出す',
  'ledger.json': 'JSONで書き出す',
};
