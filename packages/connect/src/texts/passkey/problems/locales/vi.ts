import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
  'problem.unusable':
    'Trình quản lý mật khẩu của khóa truy cập này ký theo dạng mà hợp đồng của tài khoản không chấp nhận: khóa này sẽ không bao giờ ký được cho tài khoản. Hãy giữ khóa ở nơi khác: trên thiết bị này, điện thoại hoặc khóa bảo mật.',
  'problem.orphanReported':
    'Khóa truy cập “{name}” đã được tạo vô ích. Trình duyệt của bạn đã được yêu cầu gỡ khóa đó.',
  'problem.orphanLeft':
    'Khóa truy cập “{name}” đã được tạo vô ích. Hãy xóa khóa đó trong trình quản lý mật khẩu của bạn.',
  'problem.busy':
    'Một yêu cầu khóa truy cập khác vẫn đang mở hoặc chen vào giữa chừng. Hãy đóng yêu cầu đó rồi thử lại.',
  'problem.late': 'Khóa truy cập không phản hồi kịp. Hãy thử lại.',
  'problem.unverifiable':
    'Thiết bị hoặc trình quản lý mật khẩu này không xác minh được đó là bạn. Hãy đặt khóa màn hình hoặc mã PIN, hoặc giữ khóa truy cập ở nơi khác: trên điện thoại hoặc khóa bảo mật.',
  'problem.keeper':
    'Thiết bị của bạn hoặc trình quản lý mật khẩu của thiết bị báo lỗi. Hãy mở khóa rồi thử lại, hoặc dùng cái khác.',
  'problem.kind':
    'Thiết bị hoặc trình quản lý mật khẩu này không có loại khóa truy cập mà tài khoản cần. Hãy dùng điện thoại hoặc khóa bảo mật.',
};
