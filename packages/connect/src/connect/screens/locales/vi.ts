import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
  'scan.title': 'Quét bằng {wallet}',
  'scan.titleAny': 'Quét bằng điện thoại',
  'scan.help': 'Mở {wallet} trên điện thoại và quét mã này.',
  'scan.helpAny': 'Mở ví trên điện thoại và quét mã này.',
  'scan.helpHere': 'Sao chép liên kết và dán vào ví của bạn, hoặc quét mã bằng điện thoại khác.',
  'scan.code': 'Mã QR để kết nối ví trên điện thoại',
  'scan.starting': 'Đang chuẩn bị…',
  'scan.ready': 'Mã đã sẵn sàng để quét',
  'scan.renewed': 'Mã đã được làm mới',
  'scan.renewsIn': 'Mã mới sau {time}',
  'scan.copy': 'Sao chép liên kết',

  'phone.open': 'Mở {wallet}',
  'phone.kept':
    '{wallet} vẫn đang kết nối. Hãy mở ví trên điện thoại để tiếp tục hoặc kết nối ví khác.',
  'phone.help': 'Chấp thuận kết nối trong {wallet} rồi quay lại đây.',
  'phone.stuck': '{wallet} không mở? Có thể điện thoại này chưa cài ví đó.',
  'phone.back': 'Nếu bạn đã chấp thuận, phản hồi sẽ đến ngay.',
  'phone.noAnswer': 'Ví chưa phản hồi',
  'phone.showCode': 'Hiện mã và liên kết',

  'plain.help':
    'Không có gì để chấp thuận trong ví? Một số ví không thể kết nối và đăng nhập cùng lúc.',
  'plain.connect': 'Kết nối trước, đăng nhập sau',

  'inside.open': 'Mở trong trình duyệt của {wallet}',
  'inside.help': 'Trang này sẽ mở trong trình duyệt riêng của {wallet}. Hãy kết nối tại đó.',
  'inside.paste':
    'Mở {wallet} và dán địa chỉ trang này vào trình duyệt của ví, nếu ví có trình duyệt.',

  'get.choose': 'Ví nào cũng được. Chỉ cần một ví là đủ.',
  'get.install': 'Cài đặt {wallet}',
  'get.installHelp': 'Hãy dùng các liên kết bên dưới: kho ứng dụng thường có hàng giả mạo.',
  'get.create': 'Tạo hoặc nhập ví của bạn',
  'get.createHelp': 'Ghi cụm từ khôi phục ra giấy và không bao giờ chia sẻ với bất kỳ ai.',
  'get.return': 'Quay lại và kết nối',
  'get.returnHelp': 'Nếu ví chưa có trong danh sách, hãy tải lại trang này.',
  'get.from': 'Tải từ {store}',
  'get.program': 'Tải cho máy tính',
  'get.phone': 'Dành cho điện thoại',
  'get.scan': 'Quét để mở trang của ví trên {store}',

  'about.keysTitle': 'Khóa của bạn, bạn tự giữ',
  'about.keys':
    'Ví giữ khóa của tiền mã hóa, token và bộ sưu tập số của bạn, đồng thời cho thấy bạn đang sở hữu những gì.',
  'about.signInTitle': 'Một lần đăng nhập cho nhiều trang web',
  'about.signIn':
    'Chỉ cần kết nối, không phải tạo tài khoản và mật khẩu mới cho từng trang web. Bạn có thể rời đi bất cứ lúc nào.',
  'about.safetyTitle': 'Không gì thay đổi nếu bạn chưa đồng ý',
  'about.safety':
    'Trang web đã kết nối chỉ thấy địa chỉ của bạn. Mọi khoản thanh toán và chữ ký đều cần bạn chấp thuận trong ví.',
  'about.more': 'Tìm hiểu thêm',
};
