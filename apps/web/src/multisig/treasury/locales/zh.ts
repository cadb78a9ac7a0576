import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': '一次支付多笔（CSV）',
  'payments.single': '逐笔输入付款',
  'nonce.choose': 'Nonce {nonce}：选择其他',
  'nonce.free': '第一个空闲的，排在所有等待者之后。',
  'nonce.replaces': '一笔等待中的交易使用了此 nonce。其中一笔执行后，其余即失效。',
  'nonce.gap': '缺少 nonce {missing}：在其执行之前，此交易无法执行。',
  'nonce.used': '账户的 nonce 已到 {next}。',
  'nonce.not-a-number': '请输入不小于 {next} 的整数。',
  'nonce.replace': '改为提议另一个调用',
  'takes.nonce': '此提议使用 nonce {nonce}。',
  'takes.used': '它已被使用：此交易永远无法执行。请在复核时选择其他 nonce。',
  'gap.one': '缺少 nonce {nonce}。',
  'gap.several': '缺少 nonce {first} 至 {last}。',
  'gap.help': '在此之前，以下均无法执行。',
  'gap.fill': '提议一笔 nonce 为 {nonce} 的交易',
  'delete.help': '这只会将其从交易服务中移除。保留了签名的人仍可执行：为确保无虞，请拒绝它。',
  'next.sign': { other: '还需要 {count} 个签名，可由以下任一所有者签署：' },
  'next.execute': '已有足够的所有者签名：现在任何人都可在下方执行。',
  'next.share': '将此链接发给他们：它会打开此交易。',
  'create.link': '创建多签账户',
  'create.open': '在其他网络上开通',
};
