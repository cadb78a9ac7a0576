import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { paidBefore } from './usePaidBefore.ts';

const safe: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const shop: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const like: Address = '0xfB69000000000000000000000000000000000000';
const dollar: Address = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

test.each([
  ['a payment', 'OUTGOING', 5n, dollar, shop],
  ['what came in', 'INCOMING', 5n, dollar, undefined],
  ['a transfer of nothing', 'OUTGOING', 0n, dollar, undefined],
  ['an unlisted token', 'OUTGOING', 5n, like, undefined],
] as const)('paidBefore of %s in the history', (_, direction, value, tokenAddress, paid) => {
  const info = {
    type: 'Transfer',
    direction,
    sender: { value: safe },
    recipient: { value: shop },
    transferInfo: { type: 'ERC20', tokenAddress, value },
  } as const;
  expect(paidBefore(info, [dollar])).toBe(paid);
});
