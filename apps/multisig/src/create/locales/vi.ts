import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
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
  'open.title': 'Mở trên mạng khác',
  'open.lead': 'Tại cùng địa chỉ, với cùng hợp đồng và các chủ sở hữu lúc tạo.',
  'open.changed':
    'Chủ sở hữu hoặc ngưỡng ở đây đã thay đổi. Ở đó, những người đầu tiên bên dưới quyết định cho đến khi họ đổi ở đó.',
  'open.unproven':
    'Không thể chứng minh trên blockchain tài khoản này được tạo thế nào, nên không thể mở nơi khác từ đây.',
  'open.there': 'Tài khoản đã có trên {network}.',
  'open.none': 'Trang này không hỗ trợ mạng nào khác.',
};
