import type { Part } from '../textLoaders.ts';

export const multisig: Part<'multisig'> = {
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
  'gateway.answerInvalid': 'Dịch vụ giao dịch trả lời không hợp lệ.',
  'gateway.tooLarge': 'Câu trả lời của dịch vụ giao dịch quá lớn nên không được đọc.',
  'gateway.pageElsewhere':
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
  'fact.guardian': 'Người bảo hộ',
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
  'finding.threshold-change': 'Số chữ ký cần có thay đổi từ {before} thành {after}.',
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

export const treasury: Part<'treasury'> = {
  'payments.table': 'Trả nhiều người cùng lúc (CSV)',
  'payments.single': 'Nhập từng khoản thanh toán',
  'nonce.choose': 'Nonce {nonce}: chọn số khác',
  'nonce.free': 'Số trống đầu tiên, sau mọi giao dịch đang chờ.',
  'nonce.replaces':
    'Một giao dịch đang chờ dùng nonce này. Khi một giao dịch được thực thi, các giao dịch còn lại không còn hiệu lực.',
  'nonce.gap': 'Thiếu nonce {missing}: khi nó chưa được thực thi thì giao dịch này cũng chưa thể.',
  'nonce.used': 'Tài khoản đã ở nonce {next}.',
  'nonce.unheard':
    'Tài khoản đã vượt qua nonce này. Dịch vụ giao dịch chưa cho biết giao dịch nào đã dùng nó.',
  'nonce.not-a-number': 'Nhập một số nguyên từ {next} trở lên.',
  'nonce.replace': 'Đề xuất một lệnh gọi khác thay thế',
  'takes.nonce': 'Đề xuất này dùng nonce {nonce}.',
  'takes.used':
    'Nó đã được dùng: giao dịch này sẽ không bao giờ thực thi được. Hãy chọn số khác khi xem lại.',
  'gap.one': 'Thiếu nonce {nonce}.',
  'gap.several': 'Thiếu nonce {first} đến {last}.',
  'gap.help': 'Trước đó, không giao dịch nào bên dưới có thể thực thi.',
  'gap.fill': 'Đề xuất một giao dịch với nonce {nonce}',
  'delete.help':
    'Thao tác này chỉ gỡ nó khỏi dịch vụ giao dịch. Ai giữ các chữ ký vẫn có thể thực thi: để chắc chắn, hãy từ chối nó.',
  'delete.never':
    'Bạn không thể xóa đề xuất này: dịch vụ giao dịch chỉ cho phép ví có khóa riêng làm việc đó, không cho phép khóa truy cập hay hợp đồng. Thay vào đó hãy từ chối.',
  'signer.several':
    'Chính tài khoản của bạn cần hơn một chữ ký, không thể thu thập ở đây. Hãy dùng ví khác.',
  'next.sign': { other: 'Còn cần {count} chữ ký, từ bất kỳ chủ sở hữu nào sau đây:' },
  'next.execute': 'Đã đủ chữ ký: bây giờ bất kỳ ai cũng có thể thực thi ở bên dưới.',
  'next.share': 'Gửi cho họ liên kết này: nó mở giao dịch này.',
  'approve.help':
    'Tài khoản của bạn là một hợp đồng: nó ký bằng giao dịch của chính nó trên {network}, do các chủ sở hữu xác nhận.',
  'approve.waiting':
    'Đang chờ giao dịch trên {network}. Bạn có thể rời trang này và nhấn lại nút sau: không mất gì cả.',
  'approve.description': 'Ký cho {account}',
  'create.link': 'Tạo tài khoản đa chữ ký',
  'create.open': 'Mở trên mạng khác',
  'settings.open': 'Cài đặt của tài khoản này',
  'set.enableModule': 'Bật mô-đun {module}: sau đó nó có thể hoạt động không cần chữ ký',
  'set.disableModule': 'Tắt mô-đun {module}',
  'set.guard': 'Đặt bộ bảo vệ (guard) {contract}, có thể từ chối mọi giao dịch',
  'unset.guard': 'Gỡ bộ bảo vệ (guard)',
  'set.moduleGuard': 'Đặt bộ bảo vệ mô-đun {contract}',
  'unset.moduleGuard': 'Gỡ bộ bảo vệ mô-đun',
  'set.handler': 'Đặt trình xử lý dự phòng (fallback handler) {contract}',
  'unset.handler': 'Gỡ trình xử lý dự phòng (fallback handler)',
  'set.addDelegate': 'Cho phép {spender} có hạn mức chi tiêu',
  'set.removeDelegate': 'Thu hồi mọi hạn mức chi tiêu của {spender}',
  'set.limitOnce': '{spender} được chi {amount} một lần, không cần chữ ký',
  'set.limit': '{spender} được chi {amount} không cần chữ ký, làm mới sau {period}',
  'set.resetLimit': 'Tính lại về không phần {spender} đã chi bằng {token}',
  'set.removeLimit': 'Thu hồi hạn mức chi {token} của {spender}',
  'set.units': '{units} đơn vị nhỏ nhất của token chưa niêm yết {token}',
  'finding.threshold-one': 'Sau đó mỗi chủ sở hữu đều có thể tự mình hành động.',
  'finding.gas-price': 'Ngoài lệnh gọi, tài khoản hoàn trả tối đa {amount} cho {recipient}.',
  'set.enableRecovery': 'Bật khôi phục qua người bảo hộ (mô-đun {module})',
  'set.disableRecovery': 'Tắt khôi phục qua người bảo hộ (mô-đun {module})',
  'set.addGuardian': 'Thêm người bảo hộ {guardian}. Số người bảo hộ cần có từ đó: {threshold}',
  'set.revokeGuardian': 'Gỡ người bảo hộ {guardian}. Số người bảo hộ cần có từ đó: {threshold}',
  'set.guardianThreshold': 'Số người bảo hộ cần có từ đó: {threshold}',
  'set.cancelRecovery': 'Dừng lần khôi phục đang chạy',
  'set.invalidateApprovals': 'Hủy những gì người bảo hộ đã chấp thuận đến nay',
  'finding.recovery-on':
    'Sau đó đủ số người bảo hộ cùng nhau có thể thay mọi chủ sở hữu, sau thời hạn mà tài khoản có thể dừng việc này.',
  'finding.guardian-change': 'Những người bảo hộ có thể thay mọi chủ sở hữu sẽ thay đổi.',
  'finding.recovery-cancel':
    'Một lần khôi phục đang chạy sẽ dừng. Người bảo hộ có thể bắt đầu lần khác.',
  'finding.recovery-approval':
    'Với tư cách người bảo hộ, tài khoản này chấp thuận chủ sở hữu mới của một tài khoản khác.',
  'recovery.running':
    'Một lần khôi phục đang chạy. Từ {date}, nó thay mọi chủ sở hữu của tài khoản này bằng:',
  'recovery.due':
    'Thời hạn của một lần khôi phục đã hết. Giờ ai cũng có thể hoàn tất; nó thay mọi chủ sở hữu của tài khoản này bằng:',
  'recovery.terms':
    'Số chữ ký cần có từ đó: {threshold}. Số người bảo hộ đã chấp thuận: {approvals}.',
  'recovery.stop': 'Đề xuất dừng',
  'recovery.unread':
    'Khôi phục qua người bảo hộ đang bật, nhưng không đọc được: {network} không phản hồi. Có thể một lần khôi phục đang chạy.',
  'recovery.on':
    'Khôi phục qua người bảo hộ đang bật: {threshold} trong {count} người bảo hộ có thể thay mọi chủ sở hữu, sau {period}.',
  'recovery.empty': 'Khôi phục qua người bảo hộ đang bật, nhưng không có người bảo hộ.',
  'recovery.kept':
    'Khôi phục qua người bảo hộ đang tắt, nhưng mô-đun còn giữ người bảo hộ hoặc lần khôi phục sẽ có hiệu lực khi bật lại.',
  'recovery.off': 'Đề xuất tắt',
  'recovery.failed': 'Chưa chuẩn bị được đề xuất: {network} không phản hồi.',
  'set.cancelDelayed': 'Hủy những gì đang chờ trong mô-đun khôi phục trước số {nonce}',
  'finding.delay-cancel':
    'Các giao dịch đang chờ trong mô-đun khôi phục bị hủy. Có thể thêm giao dịch khác vào đó.',
  'finding.delay-change':
    'Mô-đun khôi phục thay đổi: ai có thể thêm giao dịch, hoặc giao dịch chờ bao lâu.',
  'finding.spending-limit': 'Sau đó có người được chi đến một hạn mức mà không cần chữ ký nào.',
  'history.item': 'vật phẩm {id} của {token}',
  'history.doubt.not-owners':
    'Chủ sở hữu không ký giao dịch này: hợp đồng của token báo cáo như vậy.',
  'history.doubt.nothing':
    'Không có gì được gửi và chủ sở hữu không ký. Đừng sao chép địa chỉ này.',
  'history.doubt.imitation': 'Token này giả mạo một token bạn biết. Đây là token khác.',
  'history.doubt.look-alike': 'Địa chỉ này giống một địa chỉ bạn biết nhưng là địa chỉ khác.',
  'history.doubt.odd-decimals':
    'Hợp đồng của token này cho số chữ số thập phân mà không số tiền nào có được.',
  'finding.signature-set-aside':
    'Có chữ ký từ tài khoản không phải hoặc không còn là chủ sở hữu. Chữ ký này không được tính.',
  'finding.signature-withdrawn':
    'Một hợp đồng là chủ sở hữu không chấp nhận hoặc không còn chấp nhận chữ ký của mình. Chữ ký này không được tính.',
  'refund.paid': 'Ngoài ra, {amount} đã được trả cho {recipient} để hoàn trả gas.',
  'refund.along': '{call}, kèm khoản hoàn trả tối đa {amount} cho {recipient}',
  'refund.executor': 'người thực thi',
  'row.proposer': 'Người đề xuất: {name}',
  'row.depends':
    'Giao dịch này phụ thuộc vào các thay đổi chủ sở hữu đang chờ trước nó (nonce {nonces}).',
  'ledger.open': 'Lọc và xuất',
  'ledger.close': 'Hiện lại tất cả',
  'note.label': 'Ghi chú cho các chủ sở hữu khác',
  'note.help':
    'Không bắt buộc và công khai: ai cũng đọc được tại dịch vụ giao dịch. Nó không thuộc phần được ký.',
  'note.tooLong': 'Tối đa {most} ký tự.',
  'note.shown': 'Ghi chú của người đề xuất, không thuộc phần được ký:',
  'notify.on': 'Báo cho tôi khi có mục chờ chữ ký của tôi',
  'notify.help': 'Trên thiết bị này, khi một thẻ của tài khoản này đang mở.',
  'notify.denied':
    'Trình duyệt của bạn chặn thông báo của trang này. Hãy cho phép trong phần cài đặt.',
  'notify.waits': { other: '{count} giao dịch của {account} đang chờ chữ ký của bạn.' },
};

export const changes: Part<'changes'> = {
  'was.ownerAdded': 'Đã thêm chủ sở hữu: {owner}',
  'was.ownerRemoved': 'Đã gỡ chủ sở hữu: {owner}',
  'was.threshold': 'Số chữ ký cần có',
  'was.guard': 'Bộ bảo vệ (guard)',
  'was.moduleGuard': 'Bộ bảo vệ mô-đun',
  'was.handler': 'Trình xử lý dự phòng (fallback handler)',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'không có',
  'was.nothing': 'Blockchain không cho thấy thay đổi cài đặt nào trong giao dịch này.',
};

export const newSafe: Part<'newSafe'> = {
  'new.title': 'Tạo tài khoản đa chữ ký',
  'new.lead':
    'Chọn chủ sở hữu và số người phải ký. Nó sẽ là một Safe bình thường: không mô-đun, không guard, không ai khác.',
  'new.owner': 'Chủ sở hữu {number}',
  'new.noOwner': 'Hãy nhập địa chỉ hoặc tên của chủ sở hữu.',
  'new.removeOwner': 'Xóa chủ sở hữu {number}',
  'new.threshold': 'Số chữ ký cần có',
  'new.alone': 'Với một chủ sở hữu, mất khóa là mất tài khoản. Hãy thêm một người nữa.',
  'new.all': 'Mọi chủ sở hữu đều phải ký: mất một khóa thì không gì di chuyển được nữa.',
  'new.any': 'Bất kỳ chủ sở hữu nào cũng có thể một mình chuyển mọi thứ.',
  'new.showAddress': 'Hiện địa chỉ',
  'new.address': 'Địa chỉ sẽ có',
  'new.create': 'Tạo tài khoản',
  'new.once': 'Một giao dịch từ tài khoản đã kết nối, tài khoản này trả phí mạng.',
  'new.failed': 'Chưa tạo được tài khoản.',
  'new.notThere':
    'Blockchain không cho thấy tài khoản này với các chủ sở hữu này. Đừng dùng địa chỉ.',
  'new.description': 'Tạo tài khoản đa chữ ký {account}',
  'new.noContracts': 'Hợp đồng của Safe không có trên {network}: không thể tạo tài khoản ở đó.',
  'new.full': 'Các chủ sở hữu này đã có nhiều tài khoản ở đây. Hãy đổi chủ sở hữu hoặc ngưỡng.',
  'new.otherAddress':
    '{network} tính địa chỉ theo cách khác, bằng hợp đồng khác: tài khoản ở đó có địa chỉ khác với các mạng khác.',
  'new.absent':
    'Các chủ sở hữu này là hợp đồng trên mạng khác, nhưng không có trên {network}. Họ không thể ký ở đó cho đến khi cũng được mở ở đó: {owners}',
  'new.absentUnread':
    'Không có phản hồi từ: {networks}. Các chủ sở hữu là hợp đồng ở đó sẽ không thể ký trên {network}.',
  'open.title': 'Mở trên mạng khác',
  'open.lead': 'Tại cùng địa chỉ, với cùng hợp đồng và các chủ sở hữu lúc tạo.',
  'open.changed':
    'Chủ sở hữu hoặc ngưỡng ở đây đã thay đổi. Ở đó, những người đầu tiên bên dưới quyết định cho đến khi họ đổi ở đó.',
  'open.unproven':
    'Không thể chứng minh trên blockchain tài khoản này được tạo thế nào, nên không thể mở nơi khác từ đây.',
  'open.there': 'Tài khoản đã có trên {network}.',
  'open.none': 'Trang này không hỗ trợ mạng nào khác.',
};

export const csv: Part<'csv'> = {
  'csv.title': 'Bảng thanh toán',
  'csv.help':
    'Cột: token, người nhận, số tiền, ghi chú. Dán từ bảng tính, hoặc thả tệp CSV vào đây.',
  'csv.cells':
    'Token: ký hiệu hoặc địa chỉ hợp đồng, để trống cho {symbol}. Người nhận: địa chỉ, tên hoặc liên hệ.',
  'csv.file': 'Chọn tệp',
  'csv.empty': 'Hãy dán ít nhất một khoản thanh toán.',
  'csv.unknownHeader':
    'Hàng đầu tiên trông giống tiêu đề, nhưng không nhận ra các tên cột này. Hãy dùng các tên nêu ở ô này.',
  'csv.tooMany': 'Một lô chứa được {most} khoản thanh toán.',
  'csv.tooManyTokens': 'Một bảng chứa được {most} token khác nhau.',
  'csv.tooLarge': 'Tệp này quá lớn.',
  'csv.notText': 'Tệp này không phải văn bản thuần. Hãy lưu dưới dạng CSV (UTF-8).',
  'csv.checking': 'Đang kiểm tra từng dòng…',
  'csv.right': { other: '{count} khoản thanh toán đã sẵn sàng' },
  'csv.leftOut': { other: 'Đã bỏ qua {count} dòng.' },
  'csv.restore': 'Khôi phục',
  'csv.first': 'Hãy sửa các dòng nêu trên, hoặc bỏ qua.',
  'csv.faults': { other: '{count} dòng chưa đúng' },
  'csv.leaveOutAll': 'Bỏ qua tất cả',
  'csv.leaveOut': 'Bỏ qua',
  'csv.leaveOutRow': 'Bỏ qua dòng {row}',
  'csv.row': 'Dòng {row}',
  'csv.totals': 'Tổng theo token',
  'csv.read': 'Nội dung đã đọc',
  'csv.ignored': 'Không dùng: {columns}.',
  'csv.contradiction': 'Cột “{first}” và “{second}” khác nhau ở hàng {row}. Hãy xóa một cột.',
  'csv.payments': { other: '{count} khoản thanh toán' },
  'csv.balance': 'Tài khoản có {amount}',
  'csv.unlisted':
    'Trang này không liệt kê {token}. Ký hiệu và số thập phân là do hợp đồng của nó cho biết. Hãy so sánh địa chỉ:',
  'csv.repeated': {
    other: '{count} dòng lặp lại khoản thanh toán. Hãy kiểm tra xem có chủ ý không.',
  },
  'csv.gas':
    'Nhiều khoản thanh toán như vậy có thể cần nhiều gas hơn mức một giao dịch được dùng. Hãy cân nhắc chia thành nhiều đề xuất.',
  'csvFault.quotes': 'Có dấu ngoặc kép chưa đóng.',
  'csvFault.columns': 'Dòng này có nhiều ô hơn số cột.',
  'csvFault.collectible': 'Bảng chỉ trả được đồng của mạng và token ERC-20.',
  'csvFault.unknown-token': 'Không có token nào với ký hiệu này. Hãy nhập địa chỉ hợp đồng.',
  'csvFault.ambiguous-token': 'Nhiều token dùng ký hiệu này. Hãy nhập địa chỉ hợp đồng.',
  'csvFault.not-a-token': 'Không có hợp đồng token tại địa chỉ này.',
  'csvFault.token-unreachable': 'Không đọc được token: mạng không phản hồi.',
  'csvFault.two-contacts': 'Nhiều liên hệ của bạn có tên này. Hãy nhập địa chỉ.',
  'csvFault.comma':
    'Dấu phẩy có thể là thập phân hoặc hàng nghìn. Hãy viết số tiền chỉ với dấu chấm, như 1234.5.',
  'csvFault.split-amount':
    'Dấu phẩy có thể là một phần của số này. Hãy chỉ viết dấu chấm hoặc đặt trong ngoặc kép.',
  'csvFault.point':
    'Dấu chấm trước ba chữ số có thể là thập phân hoặc hàng nghìn. Hãy viết số tiền như 1234 hoặc 1234.50.',
  'csvFault.no-token': 'Thiếu token dù hàng này có nhắc đến token.',
  'csvFault.odd-decimals':
    'Hợp đồng của {symbol} cho số chữ số thập phân mà không số tiền nào có được.',
  'csvFault.more-than-balance':
    'Cùng các dòng phía trên, khoản này nhiều {symbol} hơn số tài khoản có.',
};

export const elsewhere: Part<'elsewhere'> = {
  'elsewhere.stays':
    'Một khóa truy cập không phải chủ sở hữu ở đây vẫn là chủ sở hữu trên: {networks}. Hãy xóa cả ở đó.',
  'elsewhere.notOpened':
    'Tài khoản này chưa mở trên: {networks}. Ở đó nó thuộc về khóa truy cập đã xóa: đừng gửi gì tới đó.',
  'elsewhere.unread':
    'Không có phản hồi từ: {networks}. Khóa truy cập đã xóa có thể vẫn là chủ sở hữu ở đó.',
};

export const ledger: Part<'ledger'> = {
  'ledger.title': 'Lọc và xuất',
  'ledger.all': 'Tất cả',
  'ledger.person': 'Từ hoặc đến',
  'ledger.personHelp': 'Địa chỉ, hoặc tên một liên hệ.',
  'ledger.settings': 'Chỉ các thay đổi cài đặt',
  'ledger.from': 'Từ ngày',
  'ledger.until': 'Đến ngày',
  'ledger.count': { other: '{count} mục' },
  'ledger.unchecked': { other: 'Không thể đối chiếu {count} mục với blockchain. Tệp có đánh dấu.' },
  'ledger.cut': 'Không đọc được tất cả mục. Tệp có ghi rõ.',
  'ledger.csv': 'Xuất dạng CSV',
  'ledger.json': 'Xuất dạng JSON',
};

export const push: Part<'push'> = {
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

export const settings: Part<'settings'> = {
  'settings.title': 'Cài đặt',
  'settings.lead':
    'Đúng như hiện có trên blockchain. Mỗi thay đổi là một đề xuất mà các chủ sở hữu ký.',
  'settings.viewOnly': 'Chỉ chủ sở hữu mới có thể đề xuất thay đổi.',
  'settings.unreachable': 'Không đọc được cài đặt: {network} không phản hồi.',
  'settings.remove': 'Đề xuất gỡ',
  'settings.noCode': 'Không có hợp đồng tại địa chỉ này.',
  'owners.title': 'Chủ sở hữu và ngưỡng',
  'owners.meaning':
    'Các chủ sở hữu quyết định mọi việc tài khoản làm. Ai kiểm soát đủ số chủ sở hữu thì kiểm soát tài khoản.',
  'owners.one':
    'Một chữ ký là đủ: bất kỳ chủ sở hữu nào, hoặc kẻ lấy cắp khóa của họ, có thể chuyển đi tất cả.',
  'owners.all': 'Mọi chủ sở hữu phải ký: nếu một người mất khóa, không thể chuyển gì nữa.',
  'owners.open': 'Đổi chủ sở hữu hoặc ngưỡng',
  'modules.title': 'Mô-đun',
  'modules.meaning': 'Mô-đun là hợp đồng hoạt động thay tài khoản mà không cần chữ ký nào.',
  'modules.none': 'Không có mô-đun nào được bật: không gì dịch chuyển nếu không có chủ sở hữu.',
  'modules.disable': 'Đề xuất tắt',
  'module.unknown': 'Mô-đun không xác định: có thể chuyển đi tất cả mà không cần chữ ký.',
  'module.allowance': 'Hạn mức chi tiêu của Safe: các địa chỉ bên dưới chi đến hạn mức của mình.',
  'module.operations':
    'Mô-đun của Safe cho ERC-4337: thực thi những gì chủ sở hữu đã ký, do một dịch vụ gửi.',
  'module.recovery': 'Khôi phục xã hội của Safe: người bảo hộ có thể thay chủ sở hữu.',
  'guard.title': 'Bộ bảo vệ (guard)',
  'guard.meaning':
    'Bộ bảo vệ là hợp đồng kiểm tra mọi giao dịch của chủ sở hữu và có thể từ chối. Bộ bị lỗi sẽ khóa tài khoản mãi mãi.',
  'guard.none': 'Không có: giao dịch chỉ cần đủ chữ ký.',
  'guard.checks': 'Nó cũng kiểm tra việc gỡ chính nó, và có thể từ chối.',
  'moduleGuard.title': 'Bộ bảo vệ mô-đun',
  'moduleGuard.meaning': 'Nó kiểm tra việc mô-đun làm, và có thể từ chối.',
  'moduleGuard.checks': 'Bộ bị lỗi sẽ chặn mọi mô-đun, hoặc cho qua tất cả.',
  'handler.title': 'Trình xử lý dự phòng (fallback handler)',
  'handler.meaning':
    'Nó trả lời các lệnh gọi mà chính tài khoản không biết, như việc kiểm tra chữ ký của tài khoản. Nếu độc hại, nó có thể khiến mọi thứ như thể tài khoản đã ký.',
  'handler.known': 'Do Safe phát hành, cùng phiên bản {version}.',
  'handler.unknown': 'Không phải do Safe phát hành. Chỉ giữ nếu bạn biết nó làm gì.',
  'handler.none':
    'Không có: không thể kiểm tra thông điệp tài khoản đã ký, và không nhận được một số token.',
  'handler.publish': 'Đề xuất trình đã phát hành',
  'limits.title': 'Hạn mức chi tiêu',
  'limits.meaning':
    'Địa chỉ có hạn mức tự chi đến mức đó, không cần chữ ký. Nếu khóa bị lấy cắp thì mất số đó, và lại mất sau mỗi lần làm mới.',
  'limits.none': 'Không ai có hạn mức.',
  'limits.empty': 'Hiện không có hạn mức, và không thể chi gì.',
  'limits.unavailable': 'Safe chưa phát hành mô-đun cho việc này trên mạng này.',
  'limits.off': 'Mô-đun chưa bật: các hạn mức này chưa có hiệu lực cho đến khi bật.',
  'limits.used': 'Đã chi {spent} trong {amount}',
  'limits.once': 'Không làm mới.',
  'limits.renewed': 'Làm mới sau {period}, lần tới vào {date}.',
  'limits.new': 'Hạn mức chi tiêu mới',
  'limits.change': 'Đổi',
  'limits.reset': 'Tính phần đã chi về không',
  'limits.remove': 'Gỡ',
  'limits.removeAll': 'Gỡ địa chỉ này',
  'limits.who': 'Địa chỉ được chi',
  'limits.period': 'Làm mới',
  'limits.never': 'Không bao giờ',
  'limits.after': 'Sau {period}',
  'limits.keepsSpent': 'Phần đã chi vẫn được tính.',
  'limits.enables':
    'Đề xuất cũng bật mô-đun của Safe, sau đó mô-đun chi trong hạn mức không cần chữ ký.',
  'limits.tooMuch': 'Số này lớn hơn mức mô-đun đếm được.',
  'limits.self': 'Chính tài khoản không cần hạn mức.',
  'spend.open': 'Chi từ hạn mức này',
  'spend.left': 'Còn {amount}',
  'spend.tooMuch': 'Chỉ còn {amount}.',
  'spend.send': 'Gửi ngay',
  'spend.done': 'Đã gửi.',
  'spend.failed': 'Chưa được gửi.',
  'spend.description': 'Chi {amount} trong hạn mức',
};

export const simulate: Part<'simulate'> = {
  'sim.title': 'Tài khoản thay đổi ra sao',
  'sim.help': 'Nút của mạng vừa mô phỏng như thể thực thi ngay bây giờ. Chưa gửi gì cả.',
  'sim.none': 'Sẽ thành công. Nút không báo thay đổi số dư nào.',
  'sim.fails': 'Nếu thực thi bây giờ, nó sẽ thất bại.',
  'sim.ownersNow': 'Kết quả trên là cho các chủ sở hữu hiện tại.',
  'sim.outcomeOnly':
    'Giao dịch sẽ thành công. Không thể biết điều gì sẽ thay đổi. Hãy dựa vào lệnh gọi hiển thị ở trên.',
  'sim.unavailable':
    'Nút của mạng này không mô phỏng được: ở đây không thể biết có thành công hay không và điều gì sẽ thay đổi. Hãy dựa vào lệnh gọi hiển thị ở trên.',
  'sim.too-many':
    'Quá nhiều lệnh gọi để mô phỏng ở đây: không thể biết điều gì sẽ thay đổi. Hãy dựa vào các lệnh gọi hiển thị ở trên.',
  'sim.units': '{units} đơn vị nhỏ nhất của {token}',
  'sim.item': 'vật phẩm {id} của {token}',
  'against.failed':
    'Theo mô phỏng trên thiết bị này trước khi thực thi, giao dịch sẽ thành công. Nó đã thất bại.',
  'against.succeeded':
    'Theo mô phỏng trên thiết bị này trước khi thực thi, giao dịch sẽ thất bại. Nó đã thành công.',
  'against.other':
    'Điều đã xảy ra không phải điều được mô phỏng trên thiết bị này trước khi thực thi:',
  'against.change': 'Thực tế {actual}, dự kiến {expected}',
  'against.nothing': 'không có {token}',
};

export const delay: Part<'delay'> = {
  'delay.on':
    'Khôi phục có thời gian chờ đang bật. Các địa chỉ này có thể thêm mọi giao dịch của tài khoản này; giao dịch thực hiện được sau {period}, trong thời gian đó chủ sở hữu có thể hủy:',
  'delay.waiting':
    'Một giao dịch đang chờ trong mô-đun khôi phục. Từ {date}, ai cũng có thể thực hiện:',
  'delay.due':
    'Một giao dịch trong mô-đun khôi phục đã hết thời gian chờ. Giờ ai cũng có thể thực hiện:',
  'delay.expired': 'Một giao dịch trong mô-đun khôi phục đã hết hạn, không thể thực hiện nữa:',
  'delay.more': 'Các giao dịch khác đang chờ trong mô-đun khôi phục và không hiện ở đây: {number}',
  'delay.cancel': 'Đề xuất hủy những gì đang chờ',
  'delay.foreign':
    'Tài khoản này không kiểm soát mô-đun khôi phục của mình: chủ sở hữu không thể hủy những gì đang chờ ở đó, nhưng có thể tắt mô-đun.',
  'delay.unread':
    'Mô-đun khôi phục đang bật nhưng không đọc được: {network} không phản hồi. Có thể có giao dịch đang chờ.',
};
