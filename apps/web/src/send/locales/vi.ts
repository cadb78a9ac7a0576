import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'send.title': 'Gửi',
  'send.lead': 'Đến một địa chỉ hoặc tên. Ví sẽ hỏi bạn thêm một lần trước khi có gì dịch chuyển.',
  'send.needsWallet': 'Việc gửi diễn ra từ ví của bạn, với sự chấp thuận của bạn trong ví.',
  'send.otherAccount':
    'Nội dung bạn đã điền là của tài khoản khác: {account}. Biểu mẫu này đang trống, dành cho tài khoản đang kết nối.',
  'send.submit': 'Gửi',
  'send.manyOwners':
    'Số chữ ký cần có để thanh toán từ tài khoản này: {threshold}. Hãy đề xuất với các chủ sở hữu khác.',
  'send.propose': 'Đề xuất thanh toán',
  'send.stopWaiting': 'Quay lại biểu mẫu',
  'send.sent': 'Đang trên đường.',
  'send.arrived': 'Mạng đã xác nhận.',
  'send.notThrough': 'Không gửi được.',
  'send.arrivedLess': 'Theo ghi nhận của chính token, chỉ {amount} đến nơi.',
  'send.follow': 'Theo dõi trong “Hoạt động”',
  'send.openProposal': 'Mở trong “Đa chữ ký”',
  'send.saveContact': 'Lưu {recipient} vào danh bạ',
  'send.failed': 'Chưa gửi được.',
  'send.failedHelp': 'Không mất gì cả: những gì bạn nhập vẫn còn ở đây.',
  'send.noFunds': 'Ví của bạn cần nhiều phí mạng hơn số còn lại.',
  'send.lowerAmount': 'Giảm xuống {amount}',
  'send.oneByOne': 'Gửi từng khoản một',
  'send.earlierOpen':
    'Ví của bạn vẫn còn một yêu cầu trước đó. Hãy từ chối yêu cầu ấy trong ví, nếu không nó cũng có thể được gửi.',
  'send.sentAlready':
    'Khoản thanh toán này vừa được gửi từ đây. Chỉ gửi lần nữa nếu bạn thực sự muốn.',
  'send.otherNetwork': 'Ví của bạn đang ở mạng khác. Hãy chuyển mạng rồi thử lại.',
  'send.cannotTell': 'Chúng tôi không biết đã gửi hay chưa. Hãy kiểm tra ví trước khi thử lại.',
  'send.description': 'Gửi {amount} đến {recipient}',

  'review.title': 'Điều sẽ diễn ra',
  'review.empty': 'Hãy điền biểu mẫu: yêu cầu gửi đến ví sẽ hiện ở đây trước.',
  'send.phoneElsewhere':
    'Điện thoại của bạn đang ở mạng {network}, mạng mà nó chưa cho phép ở đây. Trang này vẫn ở {current}.',
  'review.sentence': 'Bạn gửi {amount} đến {recipient} trên {network}.',
  'review.fee': 'Phí mạng',
  'review.feeLater': 'Có sau khi điền xong biểu mẫu',
  'review.about': 'Khoảng',
  'review.paidBy': '{name} trả',
  'review.byWallet': 'Bạn gửi bằng ví khác, ví đó trả phí',
  'review.total': 'Tổng cộng',
  'review.says': 'Lý do được nêu: {reason}',
  'review.answersFalse': 'Token này trả lời rằng sẽ không gửi gì cả. Phí mạng vẫn bị mất.',
  'review.arrivesLess': 'Chỉ {amount} đến nơi: token này giữ lại một phần số được gửi.',
  'review.wallet': 'Sau đó ví của bạn mở ra và yêu cầu bạn chấp thuận.',
};
