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
  'review.imitates':
    'Một token không có trong danh sách tự gọi là {symbol} như token trong danh sách. Hãy so sánh địa chỉ.',
  'review.tokenUnread':
    'Không thể đọc được token này là gì. Số lượng được ghi theo đơn vị nhỏ nhất.',
  'review.tokenDecimals':
    'Hợp đồng của token này cho số chữ số thập phân mà không số tiền nào có được.',
  'review.short': 'Tài khoản có ít hơn số sẽ chuyển đi.',
  'review.excessive': 'Khoản hoàn trả lớn hơn mức phí gas hợp lý.',
  'review.unread': 'Trước hết hãy đọc và đánh dấu các cảnh báo ở trên.',
  'review.unchecked':
    'Không thể kiểm tra việc này, và sẽ không ký trước khi kiểm tra được. Hãy kiểm tra kết nối rồi thử lại.',
  'review.opens': 'Việc này cũng mở tài khoản của bạn trên {network}.',
  'review.changes': 'Những gì thay đổi',
  'review.noChanges': 'Không có số dư nào thay đổi.',
  'review.unknownChanges':
    'Giao dịch sẽ thành công. Không thể biết điều gì thay đổi trên mạng này.',
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
  'banner.title': 'Tài khoản này đang được khôi phục',

  'guardians.title': 'Người bảo hộ',
};
