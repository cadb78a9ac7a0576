import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'Lọc và xuất',
  'ledger.all': 'Tất cả',
  'ledger.person': 'Từ hoặc đến',
  'ledger.personHelp': 'Địa chỉ, hoặc tên một liên hệ.',
  'ledger.settings': 'Chỉ các thay đổi cài đặt',
  'ledger.from': 'Từ ngày',
  'ledger.until': 'Đến ngày',
  'ledger.count': { other: '{count} mục' },
  'ledger.unchecked': { other: 'Không thể đối chiếu {count} mục với blockchain. Tệp có đánh dấu.' },
  'ledger.cut': 'Không đọc được tất cả mục. Tệp có ghi rõ.',
  'ledger.csv': 'Xuất dạng CSV',
  'ledger.json': 'Xuất dạng JSON',
};
