import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'multisig.title': 'Tài khoản đa chữ ký',
  'multisig.lead': 'Tài khoản do nhiều người cùng sở hữu, cần đủ số chủ sở hữu đã định cùng ký.',
  'multisig.needsWallet': 'Các chủ sở hữu xem và ký bằng ví của mình. Hãy kết nối ví của bạn.',
  'multisig.loading': 'Đang tải…',
  'multisig.unavailable': 'Không tải được nội dung này.',
  'multisig.more': 'Hiện thêm',

  'place.unreadable': 'Không đọc được liên kết này. Hãy xin lại, hoặc tìm tài khoản bên dưới.',
  'place.otherNetwork': 'Liên kết này thuộc về một mạng mà trang web này không hỗ trợ.',

  'find.owned': 'Tài khoản của bạn trên {network}',
  'find.none': 'Không tìm thấy tài khoản đa chữ ký nào của bạn trên mạng này.',
  'find.byAddress': 'Mở theo địa chỉ',
  'find.address': 'Địa chỉ của một Safe trên {network}',
  'find.help': 'Ai cũng có thể xem. Chỉ chủ sở hữu mới có thể ký.',
  'find.notAnAddress': 'Địa chỉ không hợp lệ. Địa chỉ bắt đầu bằng 0x và có thêm 40 ký tự.',
  'find.open': 'Mở',
  'find.other': 'Tài khoản khác',

  'network.other':
    'Tài khoản này ở trên {network}, nhưng ví của bạn thì không. Bạn có thể xem. Để ký, hãy chuyển mạng.',
  'network.switch': 'Chuyển sang {network}',
  'network.failed': 'Chưa chuyển được mạng. Hãy chuyển trong ví của bạn.',

  'safe.none': 'Không có tài khoản Safe nào tại địa chỉ này trên {network}.',
  'safe.unreachable': 'Không đọc được tài khoản: {network} không phản hồi.',
  'safe.rule': 'Số chữ ký cần có: {threshold}/{owners}',
  'safe.lookOnly': 'Bạn không phải chủ sở hữu',
  'safe.owners': 'Chủ sở hữu',
  'safe.balances': 'Số dư',
  'safe.version': 'Phiên bản',
  'safe.nextNonce': 'Nonce tiếp theo',

  'owner.passkey': 'Khóa truy cập',

  'unusual.code': 'Tài khoản này chạy mã mà trang web này không biết:',
  'unusual.module': 'Mô-đun này có thể thực thi giao dịch của tài khoản mà không cần chữ ký:',
  'unusual.guard': 'Bộ bảo vệ (guard) này có thể chặn giao dịch của tài khoản:',
  'unusual.handler':
    'Một trình xử lý dự phòng (fallback handler) khác thường trả lời các lệnh gọi đến tài khoản này:',

  'view.title': 'Các mục',
  'view.queue': 'Hàng đợi',
  'view.history': 'Lịch sử',
  'view.messages': 'Thông điệp',
  'view.new': 'Giao dịch mới',
  'view.newMessage': 'Thông điệp mới',
  'view.back': 'Quay lại tài khoản',

  'gateway.unreachable': 'Không nhận được phản hồi. Hãy kiểm tra kết nối rồi thử lại.',
  'gateway.answer-invalid': 'Dịch vụ giao dịch trả lời không hợp lệ.',
  'gateway.too-large': 'Câu trả lời của dịch vụ giao dịch quá lớn nên không được đọc.',
  'gateway.page-elsewhere':
    'Trang tiếp theo của dịch vụ giao dịch nằm trên máy chủ khác nên không được tải.',
  'gateway.refused': 'Thông báo từ dịch vụ giao dịch:',
  'gateway.unknownSafe':
    'Dịch vụ giao dịch không biết gì về tài khoản này. Nội dung hiển thị lấy từ blockchain.',
  'gateway.differs':
    'Dịch vụ giao dịch không khớp với blockchain. Nội dung hiển thị lấy từ blockchain, và không thể ký gì cả.',

  'queue.empty': 'Không có giao dịch nào đang chờ.',
  'queue.next': 'Tiếp theo: nonce {nonce}',
  'queue.nonce': 'Nonce: {nonce}',
  'queue.unreadable': 'Không đọc được',
  'queue.conflict': {
    other:
      'Có {count} giao dịch dùng nonce này. Khi một giao dịch được thực thi, các giao dịch còn lại hết hiệu lực.',
  },
  'queue.details': 'Chi tiết',

  'history.help':
    'Theo thông tin từ dịch vụ giao dịch. Mở một giao dịch để xem kết quả đối chiếu với blockchain.',
  'history.empty': 'Chưa có gì diễn ra.',
  'history.received': 'Đã nhận {amount} từ {sender}',
  'history.receivedToken': 'Đã nhận {token} từ {sender}',
  'history.sentToken': 'Đã chuyển {token} đến {recipient}',
  'history.item': 'vật phẩm {id} của {token}',
  'history.doubt.not-owners':
    'Chủ sở hữu không ký giao dịch này: hợp đồng của token báo cáo như vậy.',
  'history.doubt.nothing':
    'Không có gì được gửi và chủ sở hữu không ký. Đừng sao chép địa chỉ này.',
  'history.doubt.imitation': 'Token này giả mạo một token bạn biết. Đây là token khác.',
  'history.doubt.look-alike': 'Địa chỉ này giống một địa chỉ bạn biết nhưng là địa chỉ khác.',
  'history.settings': 'Thay đổi cài đặt tài khoản',
  'history.created': 'Đã tạo tài khoản',
  'history.other': 'Khác: {name}',

  'messages.empty': 'Không có thông điệp nào.',
  'message.title': 'Thông điệp',
  'message.text': 'Nội dung',
  'message.help':
    'Khi đủ chủ sở hữu ký, thông điệp được xem là do tài khoản ký. Không gì được gửi lên mạng.',
  'message.missing': 'Hãy nhập nội dung cần ký.',
  'message.typed':
    'Không thể ký dữ liệu có cấu trúc ở đây: chỉ ứng dụng của nó mới cho thấy được nó cho phép điều gì.',
  'message.tooLong': 'Thông điệp này quá dài để xem xét ở đây.',
  'message.proven': 'Vừa kiểm tra trên blockchain: thông điệp này do tài khoản ký.',
  'message.disproven': 'Đã đủ chủ sở hữu ký, nhưng blockchain không công nhận là tài khoản đã ký.',
  'message.unproven':
    'Đã đủ chủ sở hữu ký. Không kiểm tra được tài khoản có công nhận hay không: {network} không phản hồi.',
  'message.copySignature': 'Sao chép chữ ký',
  'message.shareHelp': 'Dành cho các chủ sở hữu khác: liên kết mở thông điệp này.',

  'status.awaitingConfirmations': 'Cần chữ ký',
  'status.awaitingExecution': 'Sẵn sàng thực thi',
  'status.success': 'Đã thực thi',
  'status.cancelled': 'Hết hiệu lực',
  'status.failed': 'Thất bại',

  'transaction.title': 'Giao dịch',
  'transaction.signed': 'Chữ ký: {signed}/{threshold}',
  'transaction.hasSigned': 'Đã ký',
  'transaction.notSigned': 'Chưa ký',
  'transaction.youSigned': 'Bạn đã ký. Đến lượt các chủ sở hữu khác.',
  'transaction.from': 'Do “{app}” đề xuất (chưa xác minh)',
  'transaction.proposed': 'Đề xuất lúc',
  'transaction.unproven':
    'Dịch vụ giao dịch cho biết giao dịch này đã được thực thi. Blockchain không cho thấy điều đó.',
  'transaction.explorer': 'Xem trên trình khám phá khối',
  'transaction.share': 'Sao chép liên kết',
  'transaction.shareHelp': 'Dành cho các chủ sở hữu khác: liên kết mở giao dịch này.',
  'transaction.reject': 'Đề xuất từ chối',

  'address.safe': 'Tài khoản này',
  'address.you': 'Bạn',

  'call.rejection': 'Từ chối: giao dịch trống dùng hết nonce này',
  'call.send': 'Gửi {amount} đến {recipient}',
  'call.sendUnknown': 'Gửi {units} đơn vị nhỏ nhất của token chưa niêm yết {token} đến {recipient}',
  'call.revoke': 'Không cho phép {spender} chi tiêu {token} nữa',
  'call.approveItems': 'Cho phép {spender} chuyển mọi vật phẩm của {token}',
  'call.approveUnknown':
    'Cho phép {spender} chi tiêu {units} đơn vị nhỏ nhất (hoặc vật phẩm số {units}) của token chưa niêm yết {token}',
  'call.approveUnlimited': 'Cho phép {spender} chi tiêu toàn bộ {token}, không giới hạn',
  'call.approveMore': 'Cho phép {spender} chi tiêu thêm {amount}',
  'call.approve': 'Cho phép {spender} chi tiêu {amount}',
  'call.addOwner': 'Thêm chủ sở hữu {owner}. Số chữ ký cần có từ đó: {threshold}',
  'call.removeOwner': 'Xóa chủ sở hữu {owner}. Số chữ ký cần có từ đó: {threshold}',
  'call.swapOwner': 'Thay chủ sở hữu {owner} bằng {newOwner}',
  'call.changeThreshold': 'Đổi ngưỡng. Số chữ ký cần có từ đó: {threshold}',
  'call.function': 'Gọi {name} của {contract}',
  'call.batch': { other: 'Lô gồm {count} lệnh gọi, tất cả hoặc không lệnh nào' },
  'call.raw': 'Lệnh gọi đến {contract}, không đọc được nội dung',
  'call.withCoins': '{call}, kèm theo {amount}',

  'past.rejection': 'Từ chối: giao dịch trống',
  'past.send': 'Đã gửi {amount} đến {recipient}',
  'past.sendUnknown':
    'Đã gửi {units} đơn vị nhỏ nhất của token chưa niêm yết {token} đến {recipient}',
  'past.revoke': 'Đã thôi cho phép {spender} chi tiêu {token}',
  'past.approveItems': 'Đã cho phép {spender} chuyển mọi vật phẩm của {token}',
  'past.approveUnknown':
    'Đã cho phép {spender} chi tiêu {units} đơn vị nhỏ nhất (hoặc vật phẩm số {units}) của token chưa niêm yết {token}',
  'past.approveUnlimited': 'Đã cho phép {spender} chi tiêu toàn bộ {token}, không giới hạn',
  'past.approveMore': 'Đã cho phép {spender} chi tiêu thêm {amount}',
  'past.approve': 'Đã cho phép {spender} chi tiêu {amount}',
  'past.addOwner': 'Đã thêm chủ sở hữu {owner}. Số chữ ký cần có từ đó: {threshold}',
  'past.removeOwner': 'Đã xóa chủ sở hữu {owner}. Số chữ ký cần có từ đó: {threshold}',
  'past.swapOwner': 'Đã thay chủ sở hữu {owner} bằng {newOwner}',
  'past.changeThreshold': 'Đã đổi ngưỡng. Số chữ ký cần có từ đó: {threshold}',
  'past.function': 'Đã gọi {name} của {contract}',

  'fact.spender': 'Bên được phép chi tiêu',
  'fact.token': 'Token',
  'fact.owner': 'Chủ sở hữu',
  'fact.newOwner': 'Chủ sở hữu mới',
  'fact.through': 'Thông qua',
  'fact.contract': 'Hợp đồng',
  'fact.account': 'Tài khoản',
  'fact.nonce': 'Nonce',
  'fact.operation': 'Loại lệnh gọi',
  'fact.delegatecall': 'Delegatecall: mã của hợp đồng chạy với tư cách tài khoản này',
  'fact.data': { other: 'Dữ liệu, {count} byte' },
  'fact.trailing': { other: 'Dữ liệu thừa, {count} byte' },

  'review.what': 'Điều sẽ diễn ra',

  'hash.title': 'So sánh với ví của bạn',
  'hash.help':
    'Được tính trên thiết bị này từ các trường hiển thị ở đây. Ví của bạn phải hiện đúng các giá trị này; nếu không, đừng ký.',
  'hash.domain': 'Mã băm miền (domain hash)',
  'hash.message': 'Mã băm thông điệp (message hash)',
  'hash.safeTx': 'Mã băm cần ký (safeTxHash)',
  'hash.safeMessage': 'Mã băm cần ký (safeMessageHash)',
  'hash.copy': 'Sao chép: {name}',
  'hash.same': 'Dịch vụ giao dịch đưa ra cùng mã băm.',
  'hash.other': 'Dịch vụ giao dịch đưa ra mã băm khác.',

  'finding.refused': 'Đừng ký giao dịch này.',
  'finding.inCall': 'Lệnh gọi {place}: {text}',
  'finding.fields-invalid': 'Có trường bị thiếu hoặc không hợp lệ.',
  'finding.safe-mismatch': 'Nội dung này thuộc về tài khoản khác hoặc mạng khác.',
  'finding.hash-mismatch': 'Mã băm của dịch vụ giao dịch không phải là mã băm của các trường này.',
  'finding.not-requested': 'Đây không phải giao dịch đã được yêu cầu.',
  'finding.shown-differs': 'Tóm tắt của dịch vụ giao dịch không khớp với việc lệnh gọi thực hiện.',
  'finding.delegatecall-unknown-target': 'Mã không rõ sẽ chạy với tư cách chính tài khoản.',
  'finding.delegatecall-unknown-selector':
    'Mã đã biết sẽ chạy với tư cách tài khoản, nhưng không đúng mục đích của nó.',
  'finding.batch-unreadable': 'Không đọc được lô này đến byte cuối cùng.',
  'finding.signature-invalid': 'Có chữ ký không phải do chủ sở hữu được nêu tên tạo ra.',
  'finding.signature-not-owner': 'Có chữ ký của người không phải chủ sở hữu.',
  'finding.signature-set-aside':
    'Có chữ ký từ tài khoản không phải hoặc không còn là chủ sở hữu. Chữ ký này không được tính.',
  'finding.signature-duplicate': 'Chữ ký của một chủ sở hữu xuất hiện hai lần.',
  'finding.owners-differ': 'Danh sách chủ sở hữu không khớp với blockchain.',
  'finding.owners-order-differs': 'Thứ tự chủ sở hữu không khớp với blockchain.',
  'finding.threshold-differs': 'Ngưỡng không khớp với blockchain.',
  'finding.version-differs': 'Phiên bản không khớp với blockchain.',
  'finding.nonce-differs':
    'Nonce không khớp với blockchain; có thể dịch vụ giao dịch chưa cập nhật.',
  'finding.signature-unverified':
    'Sự chấp thuận của một hợp đồng chưa được kiểm tra trên blockchain.',
  'finding.owner-change': 'Chủ sở hữu của tài khoản sẽ thay đổi.',
  'finding.threshold-change': 'Số chữ ký cần có sẽ thay đổi.',
  'finding.module-change': 'Một mô-đun hoạt động không cần chữ ký sẽ được thêm hoặc gỡ bỏ.',
  'finding.guard-change': 'Bộ bảo vệ (guard) kiểm tra mọi giao dịch sẽ thay đổi.',
  'finding.fallback-handler-change':
    'Trình xử lý dự phòng (fallback handler) trả lời các lệnh gọi đến tài khoản sẽ thay đổi.',
  'finding.singleton-change': 'Mã của tài khoản sẽ thay đổi.',
  'finding.self-call-unknown': 'Tài khoản tự gọi chính mình theo cách không rõ.',
  'finding.approves-hash':
    'Một giao dịch của tài khoản khác được chấp thuận, mà chỉ biết mã băm của nó.',
  'finding.approval-unlimited':
    'Sau đó người khác có thể chi tiêu token của tài khoản này không giới hạn, cả hiện tại lẫn về sau.',
  'finding.approval': 'Sau đó người khác có thể chi tiêu token của tài khoản này.',
  'finding.gas-price': 'Tài khoản sẽ trả phí cho người thực thi.',
  'finding.gas-token': 'Khoản hoàn trả sẽ được trả bằng token.',
  'finding.refund-receiver': 'Khoản hoàn trả sẽ được gửi đến địa chỉ nêu ở đây.',
  'finding.safe-tx-gas': 'Dù lệnh gọi thất bại, nonce vẫn bị dùng hết.',
  'finding.nonce-conflict':
    'Một giao dịch khác có cùng nonce. Chỉ một trong hai có thể được thực thi.',
  'finding.nonce-used': 'Nonce đã dùng hết: giao dịch này không bao giờ thực thi được.',
  'finding.nonce-gap': 'Các giao dịch đứng trước phải được thực thi trước.',
  'finding.signs-message': 'Một thông điệp được ký thay mặt tài khoản.',
  'finding.creates-contract': 'Một hợp đồng sẽ được tạo.',
  'finding.call-unreadable': 'Không đọc được ở đây việc lệnh gọi này thực hiện.',
  'finding.rejection': 'Giao dịch trống: chỉ dùng hết nonce này.',

  'obstacle.network': 'Ví của bạn phải ở trên {network}.',
  'obstacle.refused': 'Không được ký giao dịch này, vì các lý do nêu trên.',
  'obstacle.unread': 'Trước hết hãy đọc và đánh dấu các cảnh báo ở trên.',
  'obstacle.notOwner':
    'Bạn không phải chủ sở hữu của tài khoản này: bạn có thể xem nhưng không thể ký.',
  'obstacle.turn': { other: '{count} giao dịch đứng trước phải được thực thi trước.' },

  'action.title': 'Thao tác',
  'action.checking': 'Đang kiểm tra lần nữa…',
  'action.handing': 'Đang gửi…',
  'action.propose': 'Ký và đề xuất',
  'action.confirm': 'Ký',
  'action.execute': 'Thực thi',
  'action.delete': 'Xóa đề xuất này',
  'action.description': 'Thực thi cho {account}: {call}',
  'done.propose': 'Đã đề xuất.',
  'undone.propose': 'Chưa đề xuất được.',
  'done.confirm': 'Đã ký. Các chủ sở hữu khác có thể thấy ngay bây giờ.',
  'undone.confirm': 'Chưa thêm được chữ ký của bạn.',
  'done.execute': 'Đã thực thi.',
  'undone.execute': 'Chưa thực thi được.',
  'done.delete': 'Đã xóa.',
  'undone.delete': 'Chưa xóa được.',

  'row.nonceTooLarge': '(quá lớn để đọc chính xác)',
  'row.unreadable': 'Không đọc được mục này. Các mục khác không bị ảnh hưởng.',

  'fault.wallet': 'Ví của bạn từ chối mà không nêu lý do.',
  'fault.network': 'Mạng không phản hồi kịp thời.',
  'fault.changed': 'Nội dung đã thay đổi từ khi bạn xem. Hãy xem lại.',
  'fault.signature': 'Ví của bạn đã ký nội dung khác, hoặc bằng tài khoản khác.',
  'fault.failed-on-chain': 'Mạng đã thực thi, nhưng lệnh gọi bên trong thất bại.',

  'propose.kind': 'Nội dung đề xuất',
  'propose.call': 'Gọi hợp đồng',
  'propose.review': 'Xem lại',
  'propose.another': 'Thêm lệnh gọi khác',
  'propose.full': 'Không thể thêm lệnh gọi nữa.',
  'propose.draft': { other: 'Đã có {count} lệnh gọi, gộp thành một lô' },
  'propose.remove': 'Xóa: {call}',
  'propose.reviewDraft': 'Xem lại các lệnh này',
  'propose.zero': 'Lô không được chứa lệnh gọi đến địa chỉ 0. Hãy xóa lệnh đó.',
  'propose.after':
    'Chữ ký của bạn là chữ ký đầu tiên. Sẽ không có gì diễn ra cho đến khi đủ chủ sở hữu ký và có người thực thi.',
  'propose.back': 'Quay lại biểu mẫu',

  'abi.label': 'Giao diện (ABI)',
  'abi.help': 'Dạng JSON, hoặc mỗi hàm một dòng: function dock(address to) payable',
  'abi.empty': 'Hãy dán giao diện của hợp đồng.',
  'abi.unreadable': 'Không đọc được giao diện này.',
  'abi.no-functions': 'Không có hàm nào trong đó thay đổi điều gì.',
  'abi.function': 'Hàm',
  'abi.value': '{symbol} gửi kèm',

  'argument.number': 'Hãy nhập số nguyên, theo đơn vị nhỏ nhất.',
  'argument.range': 'Số này nằm ngoài phạm vi của kiểu.',
  'argument.address': 'Hãy nhập địa chỉ có mã kiểm tra đúng.',
  'argument.bool': 'Hãy nhập true hoặc false.',
  'argument.bytes': 'Hãy nhập byte dạng 0x và một số chẵn chữ số, đủ theo độ dài của kiểu.',
  'argument.list': 'Hãy nhập JSON khớp với kiểu.',
  'argument.listHelp': 'Dạng JSON, số lớn đặt trong dấu ngoặc kép.',

  'owners.change': 'Thay đổi',
  'owners.add': 'Thêm chủ sở hữu',
  'owners.remove': 'Xóa chủ sở hữu',
  'owners.swap': 'Thay chủ sở hữu',
  'owners.threshold': 'Đổi ngưỡng',
  'owners.who': 'Chủ sở hữu cần xóa',
  'owners.signatures': 'Số chữ ký cần có từ đó',
  'owners.same': 'Ngưỡng hiện đã là số này.',
  'owners.already': 'Địa chỉ này đã là chủ sở hữu.',
  'owners.impossible': 'Địa chỉ này không thể là chủ sở hữu.',

  'reject.title': 'Từ chối',
  'reject.help':
    'Một giao dịch trống chiếm cùng nonce. Khi đủ chủ sở hữu đã ký và giao dịch đó được thực thi, giao dịch kia không bao giờ thực thi được nữa.',
};
