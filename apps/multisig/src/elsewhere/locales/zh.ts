import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    '有一个通行密钥在这里不是所有者，但在以下网络上仍是：{networks}。请在那里也将其移除。',
  'elsewhere.notOpened':
    '此账户尚未在以下网络上开通：{networks}。在那里它属于已移除的通行密钥：请勿向其发送任何东西。',
};
