import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': '篩選與匯出',
  'ledger.all': '全部',
  'ledger.person': '付款方或收款方',
  'ledger.personHelp': '地址或聯絡人名稱。',
  'ledger.settings': '僅設定變更',
  'ledger.from': '開始日期',
  'ledger.until': '結束日期',
  'ledger.count': { other: '{count} 筆記錄' },
  'ledger.unchecked': { other: '有 {count} 筆記錄無法與區塊鏈核對，檔案中已標示。' },
  'ledger.cut': '無法讀取所有項目，檔案中已註明。',
  'ledger.csv': '匯出為 CSV',
  'ledger.json': '匯出為 JSON',
};
