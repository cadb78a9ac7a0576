import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'Kết nối ví',
  'button.connecting': 'Đang kết nối…',
  'button.finishing': 'Đang hoàn tất với {wallet}…',
  'button.loading': 'Đang khôi phục kết nối…',
  'button.wrongNetwork': 'Sai mạng',
  'button.reload': 'Tải lại trang',
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

export const network: Part<'network'> = {
  'network.current': 'Đang kết nối',
  'network.rejected': 'Bạn đã từ chối chuyển sang {network} trong ví.',
  'network.timeout': 'Không nhận được phản hồi. Hãy chuyển sang {network} trong ví của bạn.',
  'network.unsupported':
    'Không thể chuyển mạng của ví từ đây. Hãy chuyển sang {network} trong ví của bạn.',
  'network.wrong':
    'Ví của bạn đang ở một mạng mà trang web này không hỗ trợ. Hãy chuyển sang một mạng dưới đây hoặc ngắt kết nối.',
  'network.outside':
    'Điện thoại của bạn đang ở mạng {network}, mạng mà nó chưa cho phép ở đây. Trang này vẫn ở {current}.',
  'network.testnet': 'Mạng thử nghiệm',
};

export const batch: Part<'batch'> = {
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

export const copy: Part<'copy'> = {
  'copy.refused': 'Trình duyệt không cho phép sao chép. Hãy tự sao chép đoạn văn bản đã chọn.',
};

export const screens: Part<'screens'> = {
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
