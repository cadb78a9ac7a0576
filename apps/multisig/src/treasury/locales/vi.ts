import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
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
