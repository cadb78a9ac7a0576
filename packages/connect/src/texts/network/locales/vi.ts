import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'Đang kết nối',
  'network.rejected': 'Bạn đã từ chối chuyển sang {network} trong ví.',
  'network.timeout': 'Không nhận được phản hồi. Hãy chuyển sang {network} trong ví của bạn.',
  'network.unsupported':
    'Không thể chuyển mạng của ví từ đây. Hãy chuyển sang {network} trong ví của bạn.',
  'network.wrong':
    'Ví của bạn đang ở một mạng mà trang web này không hỗ trợ. Hãy chuyển sang một mạng dưới đây hoặc ngắt kết nối.',
  'network.outside':
    'Điện thoại của bạn đang ở mạng {network}, mạng mà nó chưa cho phép ở đây. Trang này vẫn ở {current}.',
  'network.testnet': 'Mạng thử nghiệm',
};
