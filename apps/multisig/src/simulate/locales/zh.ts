import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': '账户会发生的变化',
  'sim.help': '刚刚由网络节点模拟，如同现在执行。没有发送任何内容。',
  'sim.none': '将会成功。节点未报告余额变化。',
  'sim.fails': '现在执行将会失败。',
  'sim.ownersNow': '以上结果以当前所有者为准。',
  'sim.outcomeOnly': '它会成功。无法得知会有什么变化：此网络的节点不报告。请以上方显示的调用为准。',
  'sim.unavailable':
    '此网络的节点无法模拟它：这里无法得知它是否会成功，以及会有什么变化。请以上方显示的调用为准。',
  'sim.too-many': '调用过多，无法在这里模拟：无法得知会有什么变化。请以上方显示的调用为准。',
  'sim.units': '{units} 个 {token} 最小单位',
  'sim.item': '{token} 的藏品 {id}',
  'against.failed': '执行前在此设备上的模拟显示它会成功。它失败了。',
  'against.succeeded': '执行前在此设备上的模拟显示它会失败。它成功了。',
  'against.other': '实际发生的与执行前在此设备上的模拟不符：',
  'against.change': '实际为 {actual}，预期为 {expected}',
  'against.nothing': '没有 {token}',
};
