import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': '已添加所有者：{owner}',
  'was.ownerRemoved': '已移除所有者：{owner}',
  'was.threshold': '所需签名数',
  'was.guard': '守卫（guard）',
  'was.moduleGuard': '模块守卫',
  'was.handler': '回退处理器（fallback handler）',
  'was.changed': '{what}：{before} → {after}',
  'was.changedTo': '{what}：{after}',
  'was.none': '无',
  'was.nothing': '链上没有显示此交易更改了设置。',
};
