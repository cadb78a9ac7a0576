import type { Translated } from '../../core/locales/catalogue.ts';
import type { KitMessages } from '../kit.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Kết nối ví',
  'button.connecting': 'Đang kết nối…',
  'button.finishing': 'Đang hoàn tất với {wallet}…',
  'button.loading': 'Đang khôi phục kết nối…',
  'button.wrongNetwork': 'Sai mạng',
  'button.signIn': 'Đăng nhập',
  'button.account': 'Tài khoản {account}',
  'button.network': 'Mạng: {network}',
  'button.pending': { other: '{count} giao dịch đang chờ' },

  'dialog.close': 'Đóng',
  'dialog.back': 'Quay lại',
  'dialog.cancel': 'Hủy',
  'dialog.retry': 'Thử lại',

  'connect.title': 'Kết nối ví',
  'connect.installed': 'Đã cài đặt',
  'connect.more': 'Ví khác',
  'connect.recent': 'Gần đây',
  'connect.browserWallet': 'Ví trình duyệt',
  'connect.safeNote': 'Tài khoản đang mở trang này',
  'connect.none': 'Không tìm thấy ví nào trong trình duyệt này',
  'connect.noneHelp': 'Cài đặt tiện ích ví rồi quay lại đây: ví sẽ tự xuất hiện.',
  'connect.about': 'Ví là gì?',
  'connect.get': 'Tải ví',
  'connect.getNote': 'Cách tải',
  'connect.popular': 'Phổ biến',
  'connect.phoneWallet': 'Ví trên điện thoại',
  'connect.phoneWalletHelp': 'Mọi ví, chỉ cần quét mã',
  'connect.otherWallets': 'Ví khác trên điện thoại',
  'connect.otherWalletsHelp': 'Điện thoại sẽ hỏi bạn dùng ví nào',
  'connect.otherWalletsCode': 'Bằng mã hoặc liên kết đã sao chép',
  'connect.insideNote': 'Mở trong trình duyệt của {wallet}',
  'connect.search': 'Tìm ví',
  'connect.found': { other: 'Tìm thấy {count} ví' },
  'connect.noMatch': 'Không có ví nào mang tên này.',
  'connect.lookingFor': 'Đang tìm {wallet}…',
  'connect.reload': 'Tải lại',
  'connect.inApp':
    'Không thể mở ví từ {app}. Hãy mở trang này bằng trình duyệt của điện thoại: dùng menu ở đây hoặc sao chép địa chỉ trang.',
  'connect.waiting': 'Mở {wallet} để tiếp tục',
  'connect.waitingHelp': 'Chấp thuận kết nối trong cửa sổ của ví.',
  'connect.waitingLong':
    'Không thấy cửa sổ ví? Có thể ví đang khóa, hoặc cửa sổ của ví nằm sau cửa sổ này.',
  'connect.failed': 'Không thể kết nối {wallet}',
  'connect.failedBusy':
    '{wallet} đang có một yêu cầu chưa xử lý. Hãy trả lời yêu cầu đó rồi thử lại.',
  'connect.failedEmpty':
    '{wallet} không chia sẻ tài khoản nào dùng được ở đây. Hãy chọn một tài khoản trong ví rồi thử lại.',
  'connect.failedGone': 'Không còn tìm thấy {wallet}. Hãy tải lại trang rồi thử lại.',
  'connect.failedTimeout': '{wallet} không phản hồi kịp thời.',
  'connect.failedDetail': 'Thông báo từ ví: {detail}',
  'connect.failedUnknown': 'Ví không cho biết lý do.',

  'phone.check': 'Kiểm tra lại',
  'phone.continue': 'Tiếp tục trong ví trên điện thoại của bạn.',
  'phone.openWallet': 'Mở ví',

  'inside.copy': 'Sao chép địa chỉ trang này',

  'pairing.relaySilent':
    'Dịch vụ kết nối điện thoại không phản hồi. Hãy kiểm tra kết nối Internet rồi thử lại.',
  'pairing.relayRefused':
    'Dịch vụ kết nối điện thoại từ chối trang web này. Hãy kiểm tra ngày giờ của thiết bị này. Nếu đã đúng, chỉ đơn vị vận hành trang web mới giúp được.',
  'pairing.relayError': 'Dịch vụ kết nối điện thoại không chuyển được yêu cầu.',
  'pairing.networks': 'Ví này không hỗ trợ các mạng của trang web.',
  'pairing.methods': 'Ví này không hỗ trợ những gì trang web cần.',
  'pairing.unloadable':
    'Không tải được một phần của trang này. Hãy kiểm tra kết nối Internet rồi thử lại.',
  'pairing.expired': 'Ví không phản hồi kịp thời.',
  'pairing.other': 'Ví và trang web này không thống nhất được kết nối.',

  'get.title': 'Tải {wallet}',

  'about.title': 'Ví là gì?',

  'account.title': 'Tài khoản',
  'account.safe': 'Tài khoản đa chữ ký Safe',
  'account.copy': 'Sao chép địa chỉ',
  'account.copied': 'Đã sao chép',
  'account.explorer': 'Xem trên {explorer}',
  'account.disconnect': 'Ngắt kết nối',
  'account.balance': 'Số dư',
  'account.balanceOn': 'Số dư trên {network}',
  'account.unavailable': 'Không có dữ liệu',
  'account.switch': 'Các tài khoản của bạn trong {wallet}',
  'account.active': 'Đang dùng',
  'account.activate': 'Dùng {account}',

  'multisig.account': 'Đa chữ ký',
  'multisig.rule': 'Đa chữ ký, số chữ ký cần có: {threshold}/{owners}',
  'multisig.signed': 'Đã ký {signed}/{threshold}',

  'signIn.title': 'Đăng nhập',
  'signIn.why':
    'Ký một thông điệp trong ví để chứng minh tài khoản này là của bạn. Việc này miễn phí và không gửi giao dịch nào.',
  'signIn.sign': 'Ký thông điệp',
  'signIn.preparing': 'Đang chuẩn bị…',
  'signIn.confirmHelp': 'Đọc thông điệp trong {wallet} và ký tại đó.',
  'signIn.verifying': 'Đang xác minh…',
  'signIn.retry': 'Thử lại',
  'signIn.changed':
    'Tài khoản đã thay đổi. Phiên đăng nhập thuộc về {account}; hãy đăng nhập lại để dùng tài khoản này.',
  'signIn.wrongNetwork':
    'Ví của bạn đang ở một mạng mà trang web này không hỗ trợ. Hãy chuyển sang mạng được hỗ trợ để đăng nhập.',
  'signIn.preparing_error':
    'Không chuẩn bị được phiên đăng nhập. Hãy kiểm tra kết nối Internet rồi thử lại.',
  'signIn.signing_error': 'Ví của bạn chưa ký thông điệp.',
  'signIn.verifying_error': 'Không xác minh được chữ ký. Hãy thử lại.',
  'signIn.oops_error': 'Đã xảy ra lỗi. Hãy thử lại.',
  'signIn.signedIn': 'Đã đăng nhập',
  'signIn.not': 'Chưa đăng nhập',
  'signIn.signOut': 'Đăng xuất',
  'signIn.signedOut': 'Đã đăng xuất',
  'signIn.signOutFailed': 'Không thể đăng xuất. Hãy thử lại.',
  'signIn.pending':
    'Đang chờ thêm chủ sở hữu ký thông điệp này. Bạn có thể rời đi và quay lại sau.',
  'signIn.pendingRow': 'Phiên đăng nhập đang chờ chữ ký',
  'signIn.pendingUnknown': 'Không kiểm tra được chữ ký. Hệ thống đang tự động thử lại.',
  'signIn.pendingOver': 'Chưa đủ chủ sở hữu ký kịp thời. Hãy đăng nhập lại từ đầu.',
  'signIn.callOff': 'Hủy đăng nhập',

  'network.title': 'Chuyển mạng',
  'network.confirm': 'Xác nhận trong ví của bạn',
  'network.failed': 'Ví của bạn không chuyển được sang {network}.',

  'unanswered.phone': 'Điện thoại của bạn chưa phản hồi.',
  'unanswered.open': 'Đang chờ trong ví của bạn: {description}',
  'unanswered.lost':
    'Chúng tôi không biết giao dịch này đã được gửi hay chưa: {description}. Hãy kiểm tra ví của bạn.',
  'unanswered.dismiss': 'Bỏ qua',
  'unanswered.payment': 'Gửi {amount} đến {recipient}',
  'unanswered.call': 'Giao dịch đến {recipient}',
  'unanswered.batch': { other: '{count} giao dịch' },

  'transactions.title': 'Giao dịch gần đây',
  'transactions.empty': 'Giao dịch của bạn từ trang web này sẽ hiển thị ở đây.',
  'transactions.clear': 'Xóa',
  'transactions.clearAll': 'Xóa danh sách giao dịch',
  'transactions.pending': 'Đang chờ',
  'transactions.confirmed': 'Đã xác nhận',
  'transactions.failed': 'Thất bại',
  'transactions.reverted': 'Thất bại: bị hợp đồng hoàn tác',
  'transactions.replaced': 'Đã được thay bằng giao dịch khác',
  'transactions.cancelled': 'Đã hủy',
  'transactions.notConfirmed': 'Chưa được xác nhận',
  'transactions.view': 'Xem trên trình khám phá khối',

  'announce.connecting': 'Đang kết nối với {wallet}',
  'announce.connected': 'Đã kết nối bằng {account}',
  'announce.disconnected': 'Đã ngắt kết nối',
  'announce.network': 'Mạng hiện tại là {network}',
  'announce.wrongNetwork': 'Sai mạng',
  'announce.account': 'Tài khoản hiện tại là {account}',
  'announce.signed': 'Giao dịch đang chờ ({signatures}): {description}',
  'announce.confirmed': 'Giao dịch đã được xác nhận: {description}',
  'announce.failed': 'Giao dịch thất bại: {description}',
  'announce.notConfirmed': 'Giao dịch chưa được xác nhận: {description}',
};
