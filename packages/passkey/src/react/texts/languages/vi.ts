import type { Part } from '../textLoaders.ts';

export const passkey: Part<'passkey'> = {
  'passkey.row': 'Tiếp tục bằng khóa truy cập',
  'passkey.rowHelp': 'Không cần ví',
  'passkey.noPasskeys': 'Trình duyệt hoặc trang này không dùng được khóa truy cập.',
  'passkey.noDomain': 'Khóa truy cập cần một trang có tên. Trang này được mở bằng địa chỉ IP.',
  'passkey.noNetwork': 'Không mạng nào ở đây có tài khoản dùng khóa truy cập.',
  'passkey.honest':
    'Khóa truy cập nằm trên thiết bị của bạn hoặc trong trình quản lý mật khẩu của thiết bị. Không ai khác có thể di chuyển những gì trong tài khoản. Khóa chỉ dùng được trên trang này: hãy thêm cách vào thứ hai trước khi có tiền thật.',
  'passkey.name': 'Tên khóa truy cập',
  'passkey.create': 'Tạo tài khoản',
  'passkey.find': 'Tôi đã có rồi',
  'passkey.lost': 'Tôi bị mất khóa truy cập',
  'passkey.otherDevice': 'Dùng điện thoại hoặc thiết bị khác',
  'passkey.alsoSignsIn': 'Việc này cũng đăng nhập bạn vào {site}.',
  'passkey.waiting': 'Trình duyệt đang hỏi bạn…',
  'passkey.waitingHelp': 'Xác nhận bằng vân tay, khuôn mặt hoặc mã PIN của thiết bị.',
  'passkey.refused': 'Chưa có gì xảy ra. Bạn có thể thử lại bất cứ lúc nào.',
  'passkey.notFound':
    'Không có tài khoản nào thuộc khóa truy cập này. Hãy tạo tài khoản, hoặc dùng khóa của thiết bị khác.',
  'passkey.domain': 'Địa chỉ của trang này không dùng được khóa truy cập này.',
  'passkey.exists': 'Thiết bị này đã có một khóa truy cập của tài khoản này.',
  'passkey.network': 'Không nhận được phản hồi. Hãy kiểm tra kết nối rồi thử lại.',
  'passkey.other': 'Việc đó không được. Hãy thử lại.',
  'passkey.ready': 'Tài khoản của bạn đã sẵn sàng. Hãy đăng nhập vào {site}.',
  'passkey.again': 'Chỉ một lần xác nhận nữa là bạn đăng nhập.',
  'passkey.needsOwners':
    'Tài khoản này cần nhiều chủ sở hữu ký, và trang web này không thể thu thập chữ ký của họ. Hãy kết nối tài khoản khác để đăng nhập.',

  'review.title': 'Xem lại và ký',
  'review.lead':
    'Khóa truy cập của bạn ký đúng nội dung này. Câu hỏi của trình duyệt sẽ không hiển thị nó.',
  'review.sign': 'Ký bằng khóa truy cập',
  'review.reject': 'Từ chối',
  'review.account': 'Tài khoản',
  'review.asOwner':
    'Bạn ký với tư cách một chủ sở hữu của tài khoản này. Việc này diễn ra khi đủ số chủ sở hữu đã ký.',
  'review.forOther':
    'Đây là một tài khoản khác mà bạn là chủ sở hữu. Việc này diễn ra khi đủ số chủ sở hữu đã ký.',
  'review.yourAccount': 'Tài khoản của bạn',
  'review.network': 'Mạng',
  'review.message': 'Thông điệp',
  'review.bytes': 'Các byte không phải văn bản',
  'review.domain': 'Tên miền',
  'review.send': 'Gửi {amount} đến {recipient}',
  'review.sendUnknown':
    'Gửi {units} đơn vị nhỏ nhất của token chưa niêm yết {token} đến {recipient}',
  'review.sendFrom': 'Gửi {amount} từ {sender} đến {recipient}',
  'review.revoke': 'Không cho phép {spender} chi tiêu {token} nữa',
  'review.approve': 'Cho phép {spender} chi tiêu {amount}',
  'review.approveMore': 'Cho phép {spender} chi tiêu thêm {amount}',
  'review.approveUnknown':
    'Cho phép {spender} chi tiêu {units} đơn vị nhỏ nhất (hoặc vật phẩm số {units}) của token chưa niêm yết {token}',
  'review.approveUnlimited': 'Cho phép {spender} chi tiêu toàn bộ {token}, không giới hạn',
  'review.addOwner': 'Thêm chủ sở hữu {owner}. Số chữ ký cần có từ đó: {threshold}',
  'review.removeOwner': 'Xóa chủ sở hữu {owner}. Số chữ ký cần có từ đó: {threshold}',
  'review.swapOwner': 'Thay chủ sở hữu {owner} bằng {newOwner}',
  'review.createSigner': 'Chuẩn bị một khóa truy cập khác trên mạng',
  'review.raw': 'Lệnh gọi đến {contract}, không đọc được nội dung',
  'review.withCoins': '{call}, kèm theo {amount}',
  'review.batch': { other: 'Lô gồm {count} lệnh gọi, tất cả hoặc không lệnh nào' },
  'review.data': { other: 'Dữ liệu, {count} byte' },
  'review.contract': 'Hợp đồng',
  'review.value': 'Gửi kèm',
  'review.function': 'Hàm',
  'review.unlimited':
    'Sau đó người khác có thể chi tiêu token của tài khoản này không giới hạn, cả hiện tại lẫn về sau.',
  'review.signatureOnly': 'Ai có chữ ký này đều có thể dùng mà không hỏi lại bạn.',
  'review.usableUntil': 'Chữ ký dùng được đến {date}.',
  'review.usableForever': 'Chữ ký dùng được không giới hạn thời gian.',
  'review.spendableUntil': 'Token có thể được chi tiêu đến {date}.',
  'review.spendableForever': 'Token có thể được chi tiêu không giới hạn thời gian.',
  'review.longTime': 'Tức là sau hơn 30 ngày nữa.',
  'review.ownerChange': 'Chủ sở hữu của tài khoản sẽ thay đổi.',
  'review.self': 'Tài khoản tự gọi chính mình theo cách không rõ.',
  'review.toToken': 'Địa chỉ này là hợp đồng của một token. Những gì gửi đến đó không thể lấy lại.',
  'review.toNobody': 'Không ai có khóa của địa chỉ này. Những gì gửi đến đó sẽ mất vĩnh viễn.',
  'review.toSelf': 'Khoản này được gửi đến chính địa chỉ của bạn.',
  'review.alike':
    'Địa chỉ đầu tiên bắt đầu và kết thúc giống địa chỉ thứ hai bạn biết, nhưng là địa chỉ khác. Hãy so từng ký tự.',
  'review.unreadPaid': 'Không thể đọc được những người nhận này đã từng được trả hay chưa.',
  'review.codeMissing':
    'Không có hợp đồng tại địa chỉ này: lệnh gọi sẽ không làm gì mà vẫn được tính là xong.',
  'review.codeExpected':
    'Chưa có hợp đồng tại địa chỉ này. Nếu không được tạo trước, lệnh gọi không làm gì.',
  'review.codeUnread': 'Không thể đọc được có hợp đồng tại địa chỉ này hay không.',
  'review.powerWithoutCode':
    'Không có hợp đồng tại địa chỉ này. Địa chỉ này không được có quyền đối với tài khoản.',
  'review.powerOfToken':
    'Địa chỉ này là một token. Địa chỉ này không được có quyền đối với tài khoản.',
  'review.powerUnread':
    'Không thể đọc được tại địa chỉ này có gì. Trước đó, địa chỉ này không được có quyền đối với tài khoản.',
  'review.powerUnpublished':
    'Safe không phát hành hợp đồng này. Nó sẽ có quyền đối với tài khoản: chỉ ký nếu bạn biết ai đã viết nó.',
  'review.elsewhere':
    'Tại địa chỉ này có hợp đồng trên {network}, còn ở đây thì không có gì. Những gì gửi đến đó có thể bị mất, và nó không thể ký ở đây.',
  'review.elsewhereUnread':
    'Không phải mạng nào cũng phản hồi. Nếu đây là hợp đồng chỉ có trên một mạng như vậy, những gì gửi đến đó có thể bị mất, và nó không thể ký ở đây.',
  'review.imitates':
    'Một token không có trong danh sách tự gọi là {symbol} như token trong danh sách. Hãy so sánh địa chỉ.',
  'review.tokenUnread':
    'Không thể đọc được token này là gì. Số lượng được ghi theo đơn vị nhỏ nhất.',
  'review.tokenDecimals':
    'Hợp đồng của token này cho số chữ số thập phân mà không số tiền nào có được.',
  'review.short': 'Tài khoản có ít hơn số sẽ chuyển đi.',
  'review.excessive': 'Khoản hoàn trả lớn hơn mức phí gas hợp lý.',
  'review.uncompared': 'Không thể so sánh khoản hoàn trả với phí gas.',
  'review.refundTo': 'Khoản hoàn trả sẽ được gửi đến địa chỉ nêu ở đây.',
  'review.unread': 'Trước hết hãy đọc và đánh dấu các cảnh báo ở trên.',
  'review.unchecked':
    'Không thể kiểm tra việc này, và sẽ không ký trước khi kiểm tra được. Hãy kiểm tra kết nối rồi thử lại.',
  'review.opens': 'Việc này cũng mở tài khoản của bạn trên {network}.',
  'review.changes': 'Những gì thay đổi',
  'review.noChanges': 'Không có số dư nào thay đổi.',
  'review.unknownChanges': 'Giao dịch sẽ thành công. Không thể biết điều gì thay đổi.',
  'review.simulating': 'Đang mô phỏng…',
  'review.notSimulated': 'Không mô phỏng được việc này.',
  'review.fails': 'Mô phỏng cho thấy việc này sẽ thất bại.',
  'review.says': 'Lý do được nêu: {reason}',
  'review.item': 'Vật phẩm {id} của {symbol}',
  'review.fee': 'Phí mạng',
  'review.paidBy': '{name} trả',
  'review.byWallet': 'Bạn gửi bằng ví khác, ví đó trả phí',
  'review.most': 'Tài khoản trả nhiều nhất {amount}',
  'review.hashes': 'Các mã băm',
  'review.domainHash': 'Mã băm miền (domain hash)',
  'review.messageHash': 'Mã băm thông điệp (message hash)',
  'review.safeHash': 'Mã băm mà các chủ sở hữu đối chiếu',
  'review.nonce': 'Nonce',
  'review.hash': 'Mã băm mà khóa truy cập ký',

  'submit.title': 'Gửi bằng ví',
  'submit.notSent': '{app} đã không gửi',
  'submit.signed': 'Đã ký. Bất kỳ ví nào cũng có thể gửi và trả phí.',
  'submit.spent': 'Mức {app} trả trong một ngày đã hết.',
  'submit.busy':
    'Một giao dịch khác của tài khoản này vẫn đang được xử lý. Thử lại sau khi giao dịch đó được xác nhận.',
  'submit.failing':
    'Quá nhiều giao dịch thất bại. {app} chờ một lúc trước khi trả cho giao dịch tiếp theo.',
  'submit.again': 'Thử lại {when}.',
  'submit.empty': '{app} không còn gì để trả phí.',
  'submit.expensive': 'Mạng hiện đắt hơn mức {app} trả.',
  'submit.rules': '{app} không trả cho giao dịch này.',
  'submit.fails': '{app} đã thử trước: giao dịch sẽ thất bại. Ví gửi giao dịch vẫn phải trả phí.',
  'submit.unreachable': '{app} không phản hồi. Nếu đã được gửi rồi, lần này không thay đổi gì.',
  'submit.other': '{app} từ chối gửi.',
  'submit.confirm': 'Xác nhận trong {wallet}',
  'submit.sending': '{app} đang gửi…',
  'submit.failed': '{wallet} đã không gửi.',
  'submit.retry': 'Thử lại {app}',
  'submit.getWallet': 'Cài đặt ví tại đây, hoặc mở trang này ở nơi bạn có ví.',
  'submit.phone':
    'Điện thoại chỉ gửi giao dịch này rồi được ngắt kết nối. Tài khoản của bạn ở đây vẫn được kết nối.',
  'submit.copy': 'Sao chép giao dịch',

  'owners.backup': 'Sao lưu tài khoản này',
  'owners.reminder':
    'Chỉ một khóa truy cập mở được tài khoản này. Hãy thêm cách vào thứ hai trước khi có tiền thật.',
  'owners.lead':
    'Mỗi chủ sở hữu một mình có thể di chuyển mọi thứ trong tài khoản. Thay đổi chỉ có hiệu lực trên một mạng.',
  'owners.notOpened': 'Chưa mở trên mạng này',
  'owners.unreachable': 'Mạng không phản hồi kịp thời.',
  'owners.thisPasskey': 'Khóa truy cập của thiết bị này',
  'owners.passkey': 'Khóa truy cập khác',
  'owners.addPasskey': 'Thêm khóa truy cập khác',
  'owners.addWallet': 'Thêm ví làm chủ sở hữu',
  'owners.remove': 'Gỡ bỏ',
  'owners.removeTitle': 'Xóa chủ sở hữu',
  'owners.stays': 'Vẫn là chủ sở hữu trên: {networks}',
  'owners.removeSelf':
    'Sau đó thiết bị này không ký được trên {network} nữa. Tài khoản vẫn thuộc về các chủ sở hữu khác.',
  'owners.selfGone':
    'Khóa truy cập của thiết bị này không còn là chủ sở hữu. Để tiếp tục, hãy kết nối bằng chủ sở hữu khác của tài khoản.',
  'owners.shared':
    'Số chữ ký cần có: {threshold}. Khóa truy cập này là một trong các chủ sở hữu và không làm được gì một mình: thanh toán, thay đổi chủ sở hữu và đăng nhập sẽ chờ đến khi đủ số chủ sở hữu đã ký.',
  'owners.actsOn': 'Việc này chỉ có hiệu lực trên {network}.',
  'owners.twoPrompts': 'Trình duyệt hỏi hai lần: cho khóa truy cập mới, rồi cho chữ ký của bạn.',
  'owners.address': 'Địa chỉ hoặc tên của ví',
  'owners.notAnAddress': 'Địa chỉ không hợp lệ. Địa chỉ bắt đầu bằng 0x và có thêm 40 ký tự.',
  'owners.wrongChecksum':
    'Các chữ cái của địa chỉ này không khớp với mã kiểm tra: có thể có ký tự bị gõ sai. Hãy sao chép lại.',
  'owners.elsewhere': 'Địa chỉ này thuộc mạng khác: {network}.',
  'owners.looking': 'Đang tra cứu tên…',
  'owners.onlyOnEthereum': 'Tên này không có địa chỉ trên {network}: đây là địa chỉ trên Ethereum.',
  'owners.nameNotFound': 'Không tìm thấy địa chỉ cho tên này.',
  'owners.noNames': 'Trang web này không tra cứu được tên. Hãy nhập địa chỉ.',
  'owners.nameUnreachable': 'Không tra cứu được tên: mạng không phản hồi.',
  'owners.nameOffChain':
    'Tên này được lưu ở nơi khác, và trang web này không hỏi ở đó. Hãy nhập địa chỉ.',
  'owners.nameMixed':
    'Tên này trộn chữ cái của nhiều bảng chữ khác nhau và có thể giả mạo một tên khác. Hãy nhập địa chỉ.',
  'owners.already': 'Địa chỉ này đã là chủ sở hữu.',
  'owners.yours':
    'Ai giữ ví này có thể di chuyển mọi thứ. Chỉ dùng ví của chính bạn, đừng bao giờ dùng địa chỉ của sàn giao dịch.',
  'owners.sent': 'Đã gửi. Danh sách thay đổi ngay khi mạng nhận được.',
  'owners.relay': 'Dịch vụ gửi giao dịch không phản hồi hoặc đã từ chối.',
  'owners.forget': 'Gỡ khỏi thiết bị này',
  'owners.forgetHelp':
    'Thiết bị này quên tài khoản và ngắt kết nối. Khóa truy cập vẫn ở với bạn và đưa tài khoản trở lại bằng “Tôi đã có rồi”.',
};

export const problems: Part<'problems'> = {
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

export const recovery: Part<'recovery'> = {
  'request.title': 'Khôi phục tài khoản',
  'request.lead':
    'Bạn đã mất khóa truy cập của một tài khoản. Những người bảo hộ bạn chỉ định trước đó có thể cấp cho tài khoản một khóa mới.',
  'request.account': 'Địa chỉ, tên hoặc liên hệ của tài khoản',
  'request.find': 'Tìm người bảo hộ',
  'request.noNetwork': 'Không thể khôi phục tài khoản trên trang này.',
  'request.reading': 'Đang đọc các mạng…',
  'request.readAgain': 'Đọc lại',
  'request.unreadable': 'Mạng không phản hồi, nên chưa biết gì về tài khoản ở đó. Hãy thử lại.',
  'request.unknownModule': 'Trang này không biết hợp đồng khôi phục của mạng này.',
  'request.notDeployed': 'Tài khoản chưa có trên mạng này.',
  'request.off': 'Tài khoản không có người bảo hộ trên mạng này.',
  'request.noGuardians':
    'Không có người bảo hộ thì chỉ chủ sở hữu khác mở được tài khoản này: khóa truy cập thứ hai, hoặc ví bạn đã thêm. Hãy tìm trên các thiết bị khác và trong trình quản lý mật khẩu của bạn.',
  'request.needs': 'Số người bảo hộ phải đồng ý: {threshold} trên {guardians}.',
  'request.days': 'Số ngày mà khóa hiện tại có thể dừng việc này: {days}.',
  'request.otherAccount': 'Tài khoản khác',
  'request.newOwner': 'Khóa mới',
  'request.replaces':
    'Khóa này thay thế mọi chủ sở hữu của tài khoản, kể cả dự phòng và đồng sở hữu.',
  'request.byWallet': 'Dùng ví thay thế',
  'request.byPasskey': 'Dùng khóa truy cập thay thế',
  'request.create': 'Tạo khóa truy cập',
  'request.ask': 'Nhờ người bảo hộ',
  'request.badOwner':
    'Các chủ sở hữu này sẽ khóa tài khoản vĩnh viễn. Chính tài khoản và người bảo hộ của nó không thể là chủ sở hữu.',
  'request.none': 'Đây không phải là liên kết khôi phục.',
  'request.damaged':
    'Liên kết bị cắt hoặc thay đổi trên đường đi. Hãy xin lại và sao chép toàn bộ.',
  'request.otherVersion': 'Liên kết thuộc phiên bản khác của trang này. Hãy xin liên kết mới.',
  'request.impossible':
    'Liên kết này yêu cầu điều không tài khoản nào chấp nhận. Đừng tin người gửi.',
  'request.other': 'Liên kết này thuộc một yêu cầu khác.',
  'request.shareTitle': 'Nhờ người bảo hộ của bạn',
  'request.shareHelp':
    'Gửi cho họ liên kết này. Mỗi người ký, không tốn phí, rồi gửi lại bạn một liên kết.',
  'request.code': 'Mã chứa liên kết',
  'request.copy': 'Sao chép liên kết',
  'request.share': 'Chia sẻ',
  'request.digits': 'Các chữ số để so sánh',
  'request.digitsHelp':
    'Người bảo hộ gọi cho bạn trước khi ký và so sánh các chữ số này. Nếu khác nhau, có người đã tráo liên kết.',
  'request.answer': 'Liên kết mà người bảo hộ gửi lại',
  'request.addAnswer': 'Thêm chữ ký',
  'request.progress': 'Tiến độ',
  'request.signed': 'Chữ ký: {signed} trên {threshold}',
  'request.hasSigned': 'Đã ký',
  'request.notSigned': 'Chưa ký',
  'request.otherRunning':
    'Một lần khôi phục khác của tài khoản này đang chạy. Phải có số chữ ký lớn hơn mới thay thế được.',
  'request.outdated':
    'Yêu cầu này không còn hiệu lực: đã bị dừng hoặc thay thế, hoặc người bảo hộ đã đổi. Cần chữ ký mới.',
  'request.again': 'Bắt đầu lại với cùng khóa',
  'request.tooFew': 'Cần thêm người bảo hộ ký.',
  'request.start': 'Bắt đầu khôi phục',
  'request.sent': 'Đã gửi. Có hiệu lực ngay khi mạng ghi nhận.',
  'request.waiting':
    'Đã bắt đầu. Khóa mới tiếp quản từ {date}. Trước lúc đó, khóa hiện tại có thể dừng lại.',
  'request.due': 'Đã hết thời gian chờ: khóa mới có thể tiếp quản.',
  'request.notYet': 'Chưa hết thời gian chờ.',
  'request.finish': 'Hoàn tất khôi phục',
  'request.done': 'Xong. Tài khoản đã có chủ sở hữu mới.',
  'request.connectHelp': 'Kết nối bằng khóa truy cập mới, như với khóa bạn đã có.',
  'request.walletDone': 'Ví của bạn giờ là chủ sở hữu của tài khoản Safe này.',
  'request.connect': 'Kết nối tài khoản',
  'request.mine': 'Tiếp tục với khóa mới',
  'request.notMine': 'Khóa này không trở thành chủ sở hữu qua lần khôi phục đang chạy.',
  'request.open': 'Mở lần khôi phục',
  'request.remove': 'Xóa yêu cầu này khỏi thiết bị',
  'request.removeHelp': 'Các chữ ký đã có sẽ mất, và cần một yêu cầu mới. Nhấn lần nữa để xóa.',

  'guardian.title': 'Giúp khôi phục một tài khoản',
  'guardian.lead': 'Với tư cách người bảo hộ, bạn được nhờ cấp cho tài khoản này một khóa mới.',
  'guardian.unknown': 'Bạn không có tên nào cho tài khoản này. Hãy chắc chắn nó của ai.',
  'guardian.unread':
    'Không thể đọc được bạn có tên nào cho tài khoản này hay không. Hãy chắc chắn nó của ai.',
  'guardian.newOwners': 'Chủ sở hữu mới',
  'guardian.threshold': 'Số chữ ký cần từ đó: {threshold}',
  'guardian.what':
    'Họ thay thế mọi chủ sở hữu của tài khoản. Chữ ký của bạn không chuyển tiền và không tốn phí.',
  'guardian.call': 'Gọi và so sánh',
  'guardian.callHelp':
    'Gọi người đó theo số bạn biết, không phải số trong lời nhắn. So sánh các chữ số này bằng giọng nói.',
  'guardian.compared': 'Tôi đã nói chuyện với người đó, và các chữ số giống nhau.',
  'guardian.sign': 'Ký',
  'guardian.signOn': 'Ký cho {network}',
  'guardian.signed': 'Bạn đã ký.',
  'guardian.notGuardian':
    'Tài khoản đang kết nối không phải người bảo hộ của tài khoản này. Hãy kết nối đúng tài khoản.',
  'guardian.notDeployed':
    'Tài khoản của bạn chưa có trên mạng này. Hãy gửi một khoản thanh toán từ đó, ví dụ cho chính bạn, rồi ký lại.',
  'guardian.invalid': 'Ví trả về một chữ ký không hợp lệ. Hãy thử lại, hoặc dùng ví khác.',
  'guardian.sendBack': 'Gửi lại liên kết này',
  'guardian.sendBackHelp': 'Liên kết giờ có chữ ký của bạn. Hãy gửi cho người đã nhờ.',

  'banner.title': 'Tài khoản này đang được khôi phục',
  'banner.what': 'Trên {network}, {owners} thay thế mọi chủ sở hữu kể từ {date}.',
  'banner.due':
    'Trên {network}, thời hạn đã hết: {owners} có thể thay thế mọi chủ sở hữu bất cứ lúc nào.',
  'banner.advice': 'Nếu bạn không nhờ người bảo hộ làm việc này, hãy dừng ngay.',
  'banner.stop': 'Dừng lại',
  'banner.revoke': 'Dừng lại và xóa mọi người bảo hộ',
  'banner.mine': 'Đây là tôi, tạm ẩn',
  'banner.sent': 'Đã gửi. Việc khôi phục dừng khi mạng nhận được.',
  'banner.failed': 'Chưa dừng được. Hãy thử lại.',
  'banner.several': 'Các chủ sở hữu khác của tài khoản này cũng phải ký để dừng.',
  'banner.propose': 'Đề xuất dừng',
  'banner.stopped':
    'Đã dừng khôi phục trên {network}. Người bảo hộ có thể bắt đầu lại: hãy xóa họ nếu bạn không còn tin tưởng.',
  'banner.unread': 'Không đọc được tài khoản này có đang được khôi phục hay không trên: {networks}',

  'guardians.lead':
    'Những người bạn tin tưởng, cùng nhau có thể trao khóa mới cho tài khoản này nếu bạn mất khóa.',
  'guardians.sayPower':
    'Người bảo hộ có thể trao khóa mới cho tài khoản, ngoài ra không làm được gì khác.',
  'guardians.sayAgree': 'Cần nhiều người đồng ý: hai trên ba là lựa chọn tốt.',
  'guardians.sayWait':
    'Sau đó là thời gian chờ: {days}. Trong lúc đó, một lần chạm ở đây sẽ dừng lại.',
  'guardians.saySilence':
    'Nếu không ai dừng, khóa mới thay thế mọi chủ sở hữu hiện tại, kể cả các khóa truy cập và ví khác của bạn.',
  'guardians.sayTheft':
    'Cách này giúp khi mất khóa, không giúp khi bị trộm: ai có khóa truy cập của bạn vẫn làm được mọi thứ trong lúc đó.',
  'guardians.sayNetworks':
    'Chỉ có tác dụng trên các mạng bạn đã thiết lập. Trên mạng bạn chưa dùng, tài khoản mãi thuộc về khóa đã mất.',
  'guardians.sayLook':
    'Hãy vào đây ít nhất một lần trong thời gian này: {days}. Việc khôi phục đang chạy hiện trên mọi trang, đọc từ mạng.',
  'guardians.sayAgain': 'Người bảo hộ đã bị bạn dừng có thể bắt đầu lại, cho đến khi bạn xóa họ.',
  'guardians.sayCall':
    'Hãy nhờ người bảo hộ gọi cho bạn và so các chữ số trên màn hình trước khi ký.',
  'guardians.sayAddress': 'Hãy giữ địa chỉ của tài khoản này: bạn cần nó để tìm lại tài khoản.',
  'guardians.choose': 'Chọn người bảo hộ',
  'guardians.recommended': 'Khuyên dùng: ba người bảo hộ, trong đó hai người phải đồng ý.',
  'guardians.address': 'Địa chỉ, tên hoặc liên kết của người bảo hộ',
  'guardians.add': 'Thêm người bảo hộ',
  'guardians.agree': 'Số người phải đồng ý',
  'guardians.ofCount': '{threshold} trên {count}',
  'guardians.alone':
    'Khi đó mỗi người có thể một mình bắt đầu khôi phục. Hãy chọn ba người để cần hai người đồng ý.',
  'guardians.isAccount': 'Đây chính là tài khoản này.',
  'guardians.isOwner': 'Chủ sở hữu của tài khoản không thể là người bảo hộ.',
  'guardians.twice': 'Đã chọn người bảo hộ này.',
  'guardians.notDeployed':
    'Đây là tài khoản hợp đồng không có trên {networks}: không thể kiểm tra chữ ký của nó ở đó.',
  'guardians.unread':
    'Không có phản hồi từ: {networks}. Nếu đây là tài khoản hợp đồng ở đó, không thể kiểm tra chữ ký của nó trên các mạng khác.',
  'guardians.unused':
    'Chưa có gì được gửi từ địa chỉ này. Nếu là tài khoản khóa truy cập, nó phải được dùng một lần trên mỗi mạng thì mới giúp được.',
  'guardians.networks': 'Chọn mạng',
  'guardians.networksHelp':
    'Mỗi mạng là một giao dịch riêng. Hãy đặt người bảo hộ trên mọi mạng bạn có tài sản.',
  'guardians.setOn': 'Đặt trên {network}',
  'guardians.setUp': 'Thiết lập người bảo hộ',
  'guardians.change': 'Đổi người bảo hộ',
  'guardians.stop': 'Xóa mọi người bảo hộ',
  'guardians.stopHelp':
    'Sau đó trên {network} chỉ chủ sở hữu mở được tài khoản này. Việc khôi phục đang chạy cũng dừng.',
  'guardians.endsRunning': 'Việc này cũng dừng khôi phục đang chạy.',
  'guardians.summary': '{threshold} trên {count} phải đồng ý. Thời gian để dừng khôi phục: {days}.',
  'guardians.none': 'Không có người bảo hộ trên mạng này.',
  'guardians.notOpened':
    'Tài khoản chưa được mở trên mạng này. Không có người bảo hộ ở đây, nó mãi thuộc về khóa đã mất.',
  'guardians.noModule': 'Mạng này không có người bảo hộ.',
  'guardians.unknownModule':
    'Hợp đồng khôi phục của mạng này không đúng như mong đợi. Không thiết lập gì với nó.',
  'guardians.unreachable': 'Mạng không phản hồi. Không rõ có người bảo hộ hay không.',
  'guardians.same': 'Đây là người bảo hộ trên mạng này.',
  'guardians.failed': 'Người bảo hộ chưa được đổi. Hãy xem lại rồi thử lại.',
  'guardians.title': 'Người bảo hộ',

  'review.enableRecovery': 'Bật khôi phục qua người bảo hộ',
  'review.disableRecovery': 'Tắt khôi phục qua người bảo hộ',
  'review.addGuardian': 'Thêm người bảo hộ {guardian}. Số người bảo hộ cần có từ đó: {threshold}',
  'review.revokeGuardian': 'Xóa người bảo hộ {guardian}. Số người bảo hộ cần có từ đó: {threshold}',
  'review.guardianThreshold': 'Số người bảo hộ cần có từ đó: {threshold}',
  'review.cancelRecovery': 'Dừng lần khôi phục đang chạy',
  'review.invalidateApprovals': 'Hủy những gì người bảo hộ đã ký đến nay',
  'review.recoveryOn':
    'Sau đó đủ số người bảo hộ cùng nhau có thể thay mọi chủ sở hữu, sau thời hạn mà tài khoản có thể dừng việc này.',
  'review.guardianChange': 'Những người bảo hộ có thể thay mọi chủ sở hữu sẽ thay đổi.',
  'review.recoveryCancel':
    'Một lần khôi phục đang chạy sẽ dừng. Người bảo hộ có thể bắt đầu lần khác.',
  'review.recoveryApproval':
    'Với tư cách người bảo hộ, tài khoản này chấp thuận chủ sở hữu mới của một tài khoản khác.',
};

export const email: Part<'email'> = {
  'email.guardian': 'Trang này, qua email',
  'email.add': 'Thêm trang này qua email',
  'email.what':
    'Trang này đồng ý khi bạn nhập mã từ email. Một mình nó không thể khôi phục tài khoản: phải cần ít nhất hai người bảo hộ đồng ý.',
  'email.address': 'Địa chỉ email',
  'email.save': 'Thêm địa chỉ',
  'email.check':
    'Một email đã được gửi đến các địa chỉ của bạn. Hãy chắc chắn email đã đến: mã sẽ gửi đến đó.',
  'email.later': 'Nhận mã từ {date}.',
  'email.leaving': 'Bị xóa vào {date}.',
  'email.none': 'Chưa có địa chỉ email. Không có địa chỉ, người bảo hộ này không giúp được.',
  'email.signIn': 'Đăng nhập trang này để xem và đổi địa chỉ email của bạn.',
  'email.request': 'Gửi mã cho tôi qua email',
  'email.sent':
    'Nếu tài khoản có địa chỉ email ở đây, một mã đã được gửi đến đó. Mã có hiệu lực 10 phút, chỉ cho lần khôi phục này.',
  'email.code': 'Mã từ email',
  'email.confirm': 'Xác nhận mã',
  'email.unreadable': 'Mã trong email gồm tám chữ số.',
  'email.refused': 'Mã này sai, quá cũ hoặc đã thử quá nhiều lần. Hãy yêu cầu mã mới.',
  'email.declined': 'Trang này không đồng ý với lần khôi phục này.',
  'email.invalid': 'Đây không phải là địa chỉ email.',
  'email.full': 'Không thể thêm địa chỉ email nào nữa.',
  'email.tooMany': 'Đã thử quá nhiều lần. Hãy thử lại sau.',
  'email.failed': 'Trang không phản hồi. Hãy thử lại.',
};
