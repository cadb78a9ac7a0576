import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': '筛选与导出',
  'ledger.all': '全部',
  'ledger.person': '付款方或收款方',
  'ledger.personHelp': '地址或联系人的名称。',
  'ledger.settings': '仅设置更改',
  'ledger.from': '开始日期',
  'ledger.until': '结束日期',
  'ledger.count': { other: '{count} 条记录' },
  'ledger.unchecked': { other: '有 {count} 条记录无法与链上核对，文件中已标注。' },
  'ledger.cut': '未能读取所有条目，文件中已注明。',
  'ledger.csv': '导出为 CSV',
  'ledger.json': '导出为 JSON',
};
