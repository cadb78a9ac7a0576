import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': 'Xong {done}/{size}',
  'batch.partly': 'Xong {done}/{size}: ví của bạn không thực thi tất cả như một',
  'batch.confirmedClaim': 'Đã xác nhận, theo ví của bạn',
  'batch.failedClaim': 'Thất bại, theo ví của bạn',
  'batch.elsewhere': 'Đang chờ: hãy kết nối ví đã dùng để gửi',
  'batch.inWallet': 'Xác nhận trong ví của bạn',
  'batch.nextInWallet': 'Trong ví của bạn: {position}/{size}',
  'batch.onNetwork': 'Đã gửi {position}/{size}, đang chờ mạng',
  'batch.notAtomic': 'Ví của bạn không thể thực thi tất cả như một. Chưa gửi gì cả.',
  'batch.capability': 'Ví của bạn không hỗ trợ điều cần thiết ở đây. Chưa gửi gì cả.',
  'batch.tooLarge': 'Số này nhiều hơn mức ví của bạn nhận trong một lần. Chưa gửi gì cả.',
  'batch.upgradeDeclined': 'Bạn đã từ chối nâng cấp tài khoản. Chưa gửi gì cả.',
  'batch.stopped': 'Đã gửi {sent}/{size}. Phần còn lại chưa được gửi.',
  'batch.nothingSent': 'Chưa gửi gì cả.',
  'batch.disconnected': 'Ví đã bị ngắt kết nối.',
  'batch.otherWallet': 'Hiện một ví khác đang được kết nối.',
  'batch.otherAccount': 'Hiện một tài khoản khác đang được kết nối.',
  'batch.otherNetwork': 'Ví của bạn hiện đang ở mạng khác.',
  'batch.unreadable': 'Ví của bạn không cho biết đang dùng tài khoản và mạng nào.',
  'batch.unclear': 'Không rõ giao dịch này đã được gửi hay chưa. Hãy kiểm tra ví của bạn.',
  'batch.failed': 'Ví của bạn đã không gửi.',
  'account.delegated': 'Tài khoản này chạy mã được ủy quyền:',
};
