import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    '有一個通行密鑰在這裡不是擁有者，但在以下網路上仍是：{networks}。請在那裡也將其移除。',
  'elsewhere.notOpened':
    '此帳戶尚未在以下網路上開通：{networks}。在那裡它屬於已移除的通行密鑰：請勿向其傳送任何東西。',
};
