import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'Đã thêm chủ sở hữu: {owner}',
  'was.ownerRemoved': 'Đã gỡ chủ sở hữu: {owner}',
  'was.threshold': 'Số chữ ký cần có',
  'was.guard': 'Bộ bảo vệ (guard)',
  'was.moduleGuard': 'Bộ bảo vệ mô-đun',
  'was.handler': 'Trình xử lý dự phòng (fallback handler)',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'không có',
  'was.nothing': 'Blockchain không cho thấy thay đổi cài đặt nào trong giao dịch này.',
};
