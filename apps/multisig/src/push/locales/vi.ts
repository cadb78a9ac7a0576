import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': 'Cả khi không mở thẻ nào',
  'push.help':
    'Bằng thông điệp đẩy trên thiết bị này. Thông điệp đi qua Google, nên Google biết thiết bị này theo dõi tài khoản này. Để bật, ví của bạn ký để đăng nhập vào dịch vụ giao dịch.',
  'push.confirm': 'Hãy xác nhận việc đăng nhập trong ví của bạn.',
  'push.noService':
    'Trình duyệt của bạn không kết nối được với dịch vụ thông điệp đẩy của nó. Hãy thử lại sau, hoặc trong trình duyệt khác.',
  'push.failed':
    'Chưa có gì thay đổi: dịch vụ giao dịch hoặc ví của bạn không phản hồi. Hãy thử lại.',
  'push.waits': 'Có mục của {account} đang chờ chữ ký của bạn.',
  'push.changed': 'Có tin mới về {account}.',
};
