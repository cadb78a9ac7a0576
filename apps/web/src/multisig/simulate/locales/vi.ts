import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Tài khoản thay đổi ra sao',
  'sim.help': 'Nút của mạng vừa mô phỏng như thể thực thi ngay bây giờ. Chưa gửi gì cả.',
  'sim.none': 'Sẽ thành công. Nút không báo thay đổi số dư nào.',
  'sim.fails': 'Nếu thực thi bây giờ, nó sẽ thất bại.',
  'sim.unavailable': 'Không thể mô phỏng trên mạng này.',
  'sim.too-many': 'Quá nhiều lệnh gọi để mô phỏng tại đây.',
  'sim.units': '{units} đơn vị nhỏ nhất của {token}',
  'sim.item': 'vật phẩm {id} của {token}',
  'look.alike':
    'Địa chỉ đầu tiên bắt đầu và kết thúc giống địa chỉ thứ hai bạn biết, nhưng là địa chỉ khác. Hãy so từng ký tự.',
  'look.first': { other: 'Theo lịch sử, tài khoản này trả cho {count} người nhận lần đầu tiên.' },
};
