import type { Part } from '../textLoaders.ts';

export const page: Part<'page'> = {
  'start.title': 'Trang web này không phản hồi',
  'start.text':
    'Trang đã mở nhưng máy chủ không cho biết cần dùng những mạng nào. Ví và tiền của bạn không bị ảnh hưởng.',
  'start.faultTitle': 'Trang này không khởi động được',
  'start.faultText': 'Chính trang này gặp lỗi. Ví và tiền của bạn không bị ảnh hưởng.',
  'start.retry': 'Thử lại',
  'start.retrying': 'Đang thử lại…',

  'layout.skip': 'Chuyển đến nội dung',
  'layout.navigation': 'Các trang',
  'layout.homeLink': '{app}, trang chủ',
  'layout.home': 'Trang chủ',
  'layout.send': 'Gửi',
  'layout.activity': 'Hoạt động',
  'layout.multisig': 'Đa chữ ký',
  'layout.sessions': 'Phiên',
  'layout.settings': 'Cài đặt',
  'layout.loading': 'Đang tải trang…',
  'layout.restoring': 'Đang khôi phục kết nối…',
  'layout.copied': 'Đã sao chép',
  'layout.about':
    '{app} chạy trên máy chủ riêng của đơn vị vận hành. Khóa của bạn không bao giờ rời khỏi ví.',
  'layout.local': 'Mạng cục bộ: mọi thứ ở đây chạy trên máy này và không có giá trị thực.',
  'layout.imprint': 'Thông tin pháp lý',
  'layout.privacy': 'Quyền riêng tư',
  'layout.terms': 'Điều khoản',
  'layout.support': 'Hỗ trợ',

  'dialog.cancel': 'Hủy',

  'error.title': 'Không thể hiển thị trang này',
  'error.text': 'Đã xảy ra lỗi từ phía chúng tôi. Ví và tiền của bạn không bị ảnh hưởng.',
  'error.retry': 'Thử lại',
  'error.reload': 'Tải lại trang web',
  'error.updated': 'Trang web này đã được cập nhật sau khi bạn mở. Hãy tải lại để tiếp tục.',
  'error.offlineTitle': 'Bạn đang ngoại tuyến',
  'error.offline': 'Trang này chưa được tải. Trang sẽ tự hiện ra khi có kết nối trở lại.',

  'notFound.title': 'Không tìm thấy trang',
  'notFound.text':
    'Không có trang nào tại địa chỉ này. Có thể địa chỉ bị gõ sai hoặc trang đã dời đi.',

  'wallet.needed': 'Hãy kết nối ví trước',
  'wallet.connect': 'Kết nối ví của bạn',
  'wallet.createAccount': 'Tạo tài khoản bằng khóa truy cập',
  'wallet.wrongNetwork':
    'Ví của bạn đang ở một mạng mà trang web này không hỗ trợ. Hãy chuyển sang mạng khác hoặc ngắt kết nối.',
  'wallet.switch': 'Chuyển mạng',
  'wallet.disconnect': 'Ngắt kết nối',
  'wallet.offered': 'Phổ biến',
  'wallet.relayDelayed':
    '{app} đang bị chậm trên {network}. Những gì bạn đã ký đang chờ và sẽ được gửi tự động; bạn không cần ký lại.',

  'home.title': 'Tổng quan',
  'home.safe': 'Tài khoản đa chữ ký Safe',
  'home.headline': 'Bến cảng yên bình cho chiếc ví bạn đã có',
  'home.lead':
    'Hãy cập bến để xem tài sản của bạn trên từng mạng, gửi đi và theo dõi mỗi giao dịch đến khi về bến an toàn. Bạn có thể nhổ neo bất cứ lúc nào.',
  'home.networks': { other: 'Hỗ trợ {count} mạng: {names}' },
  'home.points': 'Vì sao chọn nơi này',
  'home.seeTitle': 'Xem rõ trước khi ký',
  'home.see':
    'Số lượng, người nhận, mạng và phí được hiển thị rõ ràng trước khi ví mở ra. Không gì dịch chuyển nếu bạn chưa chấp thuận trong ví.',
  'home.hostTitle': 'Không có công ty nào ở giữa',
  'home.host':
    'Trang chỉ liên lạc với máy chủ đã cung cấp nó. Không đăng ký, không theo dõi, không trung gian.',
  'home.keysTitle': 'Khóa của bạn vẫn là của bạn',
  'home.keys':
    'Trang web đã kết nối chỉ biết địa chỉ của bạn, không gì khác. Chỉ một cú nhấp là ngắt kết nối, và thiết bị này sẽ quên khi bạn yêu cầu.',
  'home.steps': 'Cách hoạt động',
  'home.step1Title': 'Kết nối',
  'home.step1': 'Chọn ví trong trình duyệt này và chấp thuận kết nối trong cửa sổ của ví.',
  'home.step2Title': 'Xem qua',
  'home.step2': 'Tiền mã hóa và token của bạn trên mọi mạng hiện cạnh nhau, kèm lịch sử số dư.',
  'home.step3Title': 'Gửi và theo dõi',
  'home.step3': 'Gửi đến một địa chỉ hoặc tên, và theo dõi đến khi mạng xác nhận.',
  'home.send': 'Gửi',
  'home.receive': 'Nhận',
  'home.copyAddress': 'Sao chép địa chỉ',
  'home.explorer': 'Xem trên {explorer}',

  'receive.title': 'Nhận',
  'receive.qr': 'Mã QR của địa chỉ {address}',
  'receive.note': 'Có thể nhận tiền mã hóa và token trên: {networks}.',

  'holdings.title': 'Tài sản của bạn',
  'holdings.current': 'Hiện tại',
  'holdings.unavailable': 'Không có dữ liệu',
  'holdings.retrying': 'Mạng này không phản hồi. Hệ thống đang tự động thử lại.',
  'holdings.stale': 'Mạng này không phản hồi. Đang hiển thị số dư biết được gần nhất.',
  'holdings.noTokens': 'Không có token nào của trang web này ở đây.',
  'holdings.tokensUnavailable': 'Token: không có dữ liệu',

  'chart.title': 'Số dư {symbol}',
  'chart.label': 'Số dư trên {network} trong những ngày qua, dạng đường',
  'chart.summary':
    'Từ {first} vào {since} đến {last} hiện nay. Thấp nhất {lowest}, cao nhất {highest}.',
  'chart.now': 'Hiện nay',
  'chart.empty': 'Chưa có lịch sử để vẽ. Biểu đồ bắt đầu khi bạn nhận khoản tiền đầu tiên.',
  'chart.failed': 'Hiện không có lịch sử của số dư này.',

  'latest.title': 'Giao dịch gần đây',
  'latest.all': 'Xem tất cả',
  'latest.empty': 'Những gì bạn gửi từ đây sẽ hiện ở đây và được theo dõi đến khi được xác nhận.',

  'send.form': 'Gửi',
  'send.asset': 'Tài sản',
  'send.balance': 'Bạn có',
  'send.balanceUnavailable': 'Không có dữ liệu về số dư của bạn',
  'send.recipient': 'Người nhận',
  'send.recipientNumber': 'Người nhận {count}',
  'send.recipientPlaceholder': '0x… hoặc ten.eth',
  'send.recipientHelp': 'Một địa chỉ, hoặc một tên trỏ đến địa chỉ.',
  'send.recipientHelpContacts': 'Một địa chỉ, một tên trỏ đến địa chỉ, hoặc một liên hệ của bạn.',
  'send.suggestions': 'Danh bạ',
  'send.suggestionCount': { other: '{count} liên hệ phù hợp' },
  'send.fromContacts': 'Từ danh bạ của bạn: {name}',
  'send.amount': 'Số lượng',
  'send.amountNumber': 'Số lượng {count}',
  'send.max': 'Tối đa',
  'send.maxLabel': 'Tối đa: nhiều {symbol} nhất có thể',
  'send.addRecipient': 'Thêm người nhận',
  'send.remove': 'Xóa',
  'send.removeNumber': 'Xóa người nhận {count}',
  'send.looking': 'Đang tra cứu tên…',
  'send.leadsTo': 'Trỏ đến',
  'send.knownAs': 'Tên: {name}',
  'send.noRecipient': 'Hãy nhập người nhận.',
  'send.stillLooking': 'Tên vẫn đang được tra cứu. Hãy kiểm tra địa chỉ mà tên trỏ đến rồi gửi.',
  'send.notARecipient':
    'Địa chỉ không hợp lệ. Địa chỉ bắt đầu bằng 0x và có thêm 40 ký tự, hoặc là một tên như harbour.eth.',
  'send.wrongChecksum':
    'Các chữ cái của địa chỉ này không khớp với mã kiểm tra: có thể có ký tự bị gõ sai. Hãy sao chép lại.',
  'send.addressElsewhere': 'Địa chỉ này thuộc mạng khác: {network}.',
  'send.nameNotFound': 'Không tìm thấy địa chỉ cho tên này.',
  'send.noNames': 'Trang web này không tra cứu được tên. Hãy nhập địa chỉ.',
  'send.namesUnreachable': 'Không tra cứu được tên: mạng không phản hồi.',
  'send.onlyOnEthereum': 'Tên này không có địa chỉ trên {network}: đây là địa chỉ trên Ethereum.',
  'send.nameOffChain':
    'Tên này được lưu ở nơi khác, và trang web này không hỏi ở đó. Hãy nhập địa chỉ.',
  'send.nameMixed':
    'Tên này trộn chữ cái của nhiều bảng chữ khác nhau và có thể giả mạo một tên khác. Hãy nhập địa chỉ.',
  'send.nameMoved': 'Tên này nay dẫn đến địa chỉ thứ hai, không còn là địa chỉ đầu mà bạn đã thấy.',
  'send.useNew': 'Dùng địa chỉ mới',
  'send.linkAsks': 'Liên kết yêu cầu {amount}.',
  'send.useAmount': 'Dùng số lượng này',
  'send.noAmount': 'Hãy nhập số lượng.',
  'send.notANumber': 'Hãy nhập số lượng hợp lệ, ví dụ 1234,5.',
  'send.twoReadings': 'Số này có thể hiểu theo hai cách. Hãy viết {whole} hoặc {fraction}.',
  'send.tooManyDecimals': '{symbol} có tối đa {decimals} chữ số thập phân.',
  'send.withLetters': 'Hãy chỉ viết số, không kèm chữ.',
  'send.withMoney': 'Số lượng tính bằng {symbol}, không phải tiền tệ khác. Hãy chỉ viết số.',
  'send.withApostrophe': 'Hãy viết hàng nghìn không có dấu nháy.',
  'send.zero': 'Hãy nhập số lượng lớn hơn 0.',
  'send.moreThanBalance': 'Bạn không có nhiều {symbol} đến vậy.',
  'send.noRoomForFee': 'Như vậy không còn gì để trả phí mạng. “Tối đa” sẽ chừa lại đủ phí.',
  'send.noCoinForFee': 'Còn thiếu {missing} để trả phí mạng.',
  'send.noMaxUnavailable': '“Tối đa” đang tắt: không ước tính được phí mạng.',
  'send.noMaxNothingLeft': '“Tối đa” đang tắt: ngoài phí mạng thì không còn gì.',
  'send.smallestUnits': 'Tính theo đơn vị nhỏ nhất của {symbol}: {units}',
  'send.problems': { other: 'Chưa gửi gì cả. Hãy sửa {count} lỗi trước.' },
  'send.confirm': 'Xác nhận trong ví của bạn…',
  'send.confirmHelp':
    'Ví hiển thị đúng những gì bạn thấy ở đây. Hãy chấp thuận hoặc từ chối tại đó.',
  'send.notOpened':
    'Tài khoản của bạn chưa mở trên {network}. Khoản thanh toán đầu tiên ở đó sẽ mở tài khoản; sau đó bạn có thể ký.',
  'send.following': 'Đang chờ mạng…',
  'send.proposed': 'Đã đề xuất với các chủ sở hữu.',
  'send.failedDetail': 'Thông báo từ ví: {detail}',
  'send.descriptionMany': { other: 'Gửi {amount} đến {count} người nhận' },

  'review.network': 'Mạng',
  'review.refused':
    'Mạng cho biết giao dịch này sẽ thất bại. Nếu vẫn gửi, bạn có thể mất phí mạng.',
  'review.toToken': 'Địa chỉ này là hợp đồng của một token. Những gì gửi đến đó không thể lấy lại.',
  'review.toNobody': 'Không ai có khóa của địa chỉ này. Những gì gửi đến đó sẽ mất vĩnh viễn.',

  'activity.title': 'Hoạt động',
  'activity.lead':
    'Những gì bạn đã gửi từ trang web này bằng tài khoản này, theo ghi nhớ của thiết bị này.',
  'activity.needsWallet':
    'Giao dịch được lưu riêng cho từng tài khoản. Hãy kết nối một tài khoản để xem.',
  'activity.emptyTitle': 'Biển lặng',
  'activity.empty': 'Chưa gửi gì từ đây. Giao dịch đầu tiên của bạn sẽ hiện ở đây.',
  'activity.send': 'Gửi thử',
  'activity.status': 'Trạng thái',
  'activity.all': 'Tất cả',
  'activity.pending': 'Đang chờ',
  'activity.confirmed': 'Đã xác nhận',
  'activity.failed': 'Thất bại',
  'activity.network': 'Mạng',
  'activity.everyNetwork': 'Mọi mạng',
  'activity.count': { other: '{count} giao dịch' },
  'activity.more': { other: 'và {count} người nhận khác' },
  'activity.filteredEmpty': 'Không có giao dịch nào khớp bộ lọc này.',
  'activity.showAll': 'Hiện tất cả',
  'activity.notConfirmedTitle': '“Chưa được xác nhận”',
  'activity.notConfirmed':
    'nghĩa là chưa thấy bằng chứng kịp thời, không có nghĩa là thất bại. Giao dịch sẽ được kiểm tra lại vào lần truy cập sau, và được sửa lại nếu thực ra đã thành công.',
  'activity.clear': 'Xóa tất cả',
  'activity.clearTitle': 'Xóa danh sách?',
  'activity.clearText':
    'Thiết bị này sẽ quên các giao dịch của tài khoản này trên mọi mạng, kể cả giao dịch đang chờ. Những gì trên blockchain vẫn còn đó.',
  'activity.clearConfirm': 'Xóa danh sách',
  'activity.cleared': 'Đã xóa danh sách giao dịch',

  'settings.title': 'Cài đặt',
  'settings.lead': 'Chỉ lưu trên thiết bị này.',
  'settings.look': 'Giao diện và ngôn ngữ',
  'settings.theme': 'Chủ đề',
  'settings.system': 'Theo hệ thống',
  'settings.light': 'Sáng',
  'settings.dark': 'Tối',
  'settings.accent': 'Màu nhấn',
  'settings.harbour': 'Bến cảng',
  'settings.ocean': 'Đại dương',
  'settings.violet': 'Tím',
  'settings.rose': 'Hồng',
  'settings.ember': 'Than hồng',
  'settings.forest': 'Rừng',
  'settings.language': 'Ngôn ngữ',
  'settings.networks': 'Mạng',
  'settings.networksHelp': 'Do đơn vị vận hành chọn. Trang này đọc các mạng qua máy chủ riêng.',
  'settings.testnet': 'Mạng thử nghiệm',
  'settings.chainId': 'ID mạng',
  'settings.readRpc': 'Đọc qua',
  'settings.walletRpc': 'Địa chỉ RPC cho ví',
  'settings.copy': 'Sao chép: {what}, {network}',
  'settings.block': 'Khối {number}',
  'settings.unreachable': 'Không kết nối được',
  'settings.add': 'Thêm vào ví',
  'settings.added': 'Đã thêm vào ví của bạn.',
  'settings.addFailed': 'Ví của bạn không thêm được mạng này.',
  'settings.addFailedDetail': 'Ví của bạn không thêm được mạng này: {detail}',
  'settings.stored': 'Trên thiết bị này',
  'settings.storedHelp':
    'Dữ liệu trang web này lưu trong trình duyệt này. Không gì trong số đó được gửi đi đâu cả.',
  'settings.nothingStored': 'Không lưu gì cả.',
  'settings.signedIn':
    'Một cookie giữ bạn ở trạng thái đăng nhập. Chỉ máy chủ riêng của trang web này thấy được.',
  'settings.entries': { other: '{count} mục' },
  'settings.clear': 'Xóa',
  'settings.clearTitle': 'Xóa dữ liệu trên thiết bị này?',
  'settings.clearText':
    'Bạn sẽ bị ngắt kết nối, và trình duyệt này quên các giao dịch, ví và lựa chọn của bạn trên trang web này. Những gì trên blockchain vẫn còn đó.',
  'settings.clearConfirm': 'Ngắt kết nối và xóa',
  'settings.cleared': 'Đã xóa dữ liệu trên thiết bị này',

  'stored.transactions': 'Giao dịch',
  'stored.wallets': 'Ví gần đây',
  'stored.session': 'Kết nối của lần truy cập trước',
  'stored.language': 'Ngôn ngữ',
  'stored.look': 'Chủ đề và màu sắc',
  'stored.other': 'Khác',
};

export const payment: Part<'payment'> = {
  'leaves.title': 'Những gì rời khỏi tài khoản',
  'leaves.refund': 'tối đa {amount}, để hoàn trả gas',
  'leaves.units': '{units} đơn vị nhỏ nhất của {token}',
  'leaves.item': 'vật phẩm {id} của {token}',
  'check.loading': 'Đang kiểm tra…',
  'check.unread': 'Trước hết hãy đọc và đánh dấu các cảnh báo ở trên.',
  'check.refused': 'Không được ký giao dịch này, vì các lý do nêu trên.',
  'check.refund-excessive': 'Khoản hoàn trả lớn hơn mức phí gas hợp lý.',
  'check.refund-uncompared': 'Không thể so sánh khoản hoàn trả với phí gas.',
  'check.recipient-token':
    'Địa chỉ này là hợp đồng của một token. Những gì gửi đến đó không thể lấy lại.',
  'check.recipient-zero': 'Không ai có khóa của địa chỉ này. Những gì gửi đến đó sẽ mất vĩnh viễn.',
  'check.recipient-burn': 'Không ai có khóa của địa chỉ này. Những gì gửi đến đó sẽ mất vĩnh viễn.',
  'check.recipient-other-token':
    'Địa chỉ này là hợp đồng của một token. Những gì gửi đến đó không thể lấy lại.',
  'check.recipient-self': 'Khoản này được gửi đến chính địa chỉ của bạn.',
  'check.recipient-alike':
    'Địa chỉ đầu tiên bắt đầu và kết thúc giống địa chỉ thứ hai bạn biết, nhưng là địa chỉ khác. Hãy so từng ký tự.',
  'check.recipient-new': {
    other: 'Theo lịch sử, tài khoản này trả cho {count} người nhận lần đầu tiên.',
  },
  'check.recipient-unread': 'Không thể đọc được những người nhận này đã từng được trả hay chưa.',
  'check.recipient-twice': 'Cùng một người nhận xuất hiện nhiều lần.',
  'check.name-mixed':
    'Tên này trộn chữ cái của nhiều bảng chữ khác nhau và có thể giả mạo một tên khác. Hãy kiểm tra địa chỉ.',
  'check.code-missing':
    'Không có hợp đồng tại địa chỉ này: lệnh gọi sẽ không làm gì mà vẫn được tính là xong.',
  'check.code-expected':
    'Chưa có hợp đồng tại địa chỉ này. Nếu không được tạo trước, lệnh gọi không làm gì.',
  'check.code-unread': 'Không thể đọc được có hợp đồng tại địa chỉ này hay không.',
  'check.power-without-code':
    'Không có hợp đồng tại địa chỉ này. Địa chỉ này không được có quyền đối với tài khoản.',
  'check.power-of-token':
    'Địa chỉ này là một token. Địa chỉ này không được có quyền đối với tài khoản.',
  'check.power-unread':
    'Không thể đọc được tại địa chỉ này có gì. Trước đó, địa chỉ này không được có quyền đối với tài khoản.',
  'check.power-unpublished':
    'Safe không phát hành hợp đồng này. Nó sẽ có quyền đối với tài khoản: chỉ ký nếu bạn biết ai đã viết nó.',
  'check.account-elsewhere':
    'Tại địa chỉ này có hợp đồng trên {network}, còn ở đây thì không có gì. Những gì gửi đến đó có thể bị mất, và nó không thể ký ở đây.',
  'check.account-unread':
    'Không phải mạng nào cũng phản hồi. Nếu đây là hợp đồng chỉ có trên một mạng như vậy, những gì gửi đến đó có thể bị mất, và nó không thể ký ở đây.',
  'check.token-imitates':
    'Một token không có trong danh sách tự gọi là {symbol} như token trong danh sách. Hãy so sánh địa chỉ.',
  'check.token-unread':
    'Không thể đọc được token này là gì. Số lượng được ghi theo đơn vị nhỏ nhất.',
  'check.token-decimals':
    'Hợp đồng của token này cho số chữ số thập phân mà không số tiền nào có được.',
  'check.balance-short': 'Tài khoản có ít hơn số sẽ chuyển đi.',
  'check.balance-unread': 'Không thể đọc được số dư.',
  'check.limit-exceeded': 'Số này lớn hơn phần hạn mức còn lại.',
  'check.limit-unread': 'Không thể đọc được hạn mức còn lại.',
};
