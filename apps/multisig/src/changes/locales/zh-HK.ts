import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': '已新增擁有人：{owner}',
  'was.ownerRemoved': '已移除擁有人：{owner}',
  'was.threshold': '所需簽名數目',
  'was.guard': '守衛（guard）',
  'was.moduleGuard': '模組守衛',
  'was.handler': '後備處理器（fallback handler）',
  'was.changed': '{what}：{before} → {after}',
  'was.changedTo': '{what}：{after}',
  'was.none': '無',
  'was.nothing': '區塊鏈沒有顯示此交易變更了設定。',
};
