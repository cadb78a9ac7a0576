import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': '篩選及匯出',
  'ledger.all': '全部',
  'ledger.person': '付款人或收款人',
  'ledger.personHelp': '地址或聯絡人名稱。',
  'ledger.settings': '只顯示設定變更',
  'ledger.from': '由',
  'ledger.until': '至',
  'ledger.count': { other: '{count} 項記錄' },
  'ledger.unchecked': { other: '有 {count} 項記錄無法與區塊鏈核對，檔案中已標示。' },
  'ledger.cut': '未能讀取所有項目，檔案內已註明。',
  'ledger.csv': '匯出為 CSV',
  'ledger.json': '匯出為 JSON',
};
