import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    '有一個通行密鑰在這裏不是擁有人，但在以下網絡上仍是：{networks}。請在那裏也將其移除。',
  'elsewhere.notOpened':
    '此帳戶尚未在以下網絡上開通：{networks}。在那裏它屬於已移除的通行密鑰：切勿向其發送任何東西。',
};
