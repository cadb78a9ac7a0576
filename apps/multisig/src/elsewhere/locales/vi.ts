import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'Một khóa truy cập không phải chủ sở hữu ở đây vẫn là chủ sở hữu trên: {networks}. Hãy xóa cả ở đó.',
  'elsewhere.notOpened':
    'Tài khoản này chưa mở trên: {networks}. Ở đó nó thuộc về khóa truy cập đã xóa: đừng gửi gì tới đó.',
};
