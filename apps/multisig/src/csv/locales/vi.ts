import type { Translated } from '@mooring/connect';
import type { CsvMessages } from './csvCatalogue.ts';

export const messages: Translated<CsvMessages> = {
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
