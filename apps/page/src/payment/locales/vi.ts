import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
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
