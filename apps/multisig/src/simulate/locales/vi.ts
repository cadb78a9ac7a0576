import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Tài khoản thay đổi ra sao',
  'sim.help': 'Nút của mạng vừa mô phỏng như thể thực thi ngay bây giờ. Chưa gửi gì cả.',
  'sim.none': 'Sẽ thành công. Nút không báo thay đổi số dư nào.',
  'sim.fails': 'Nếu thực thi bây giờ, nó sẽ thất bại.',
  'sim.ownersNow': 'Kết quả trên là cho các chủ sở hữu hiện tại.',
  'sim.outcomeOnly':
    'Giao dịch sẽ thành công. Không thể biết điều gì sẽ thay đổi: nút của mạng này không báo. Hãy dựa vào lệnh gọi hiển thị ở trên.',
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
