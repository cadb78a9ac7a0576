import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': '账户会发生的变化',
  'sim.help': '刚刚由网络节点模拟，如同现在执行。没有发送任何内容。',
  'sim.none': '将会成功。节点未报告余额变化。',
  'sim.fails': '现在执行将会失败。',
  'sim.unavailable': '无法在此网络上模拟。',
  'sim.too-many': '调用过多，无法在此模拟。',
  'sim.units': '{units} 个 {token} 最小单位',
  'sim.item': '{token} 的藏品 {id}',
  'look.alike': '第一个地址的开头和结尾与您已知的第二个地址相同，但并非同一个。请逐字核对。',
  'look.first': { other: '根据历史记录，此账户首次向 {count} 位收款方付款。' },
};
