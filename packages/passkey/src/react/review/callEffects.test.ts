import { explainCalls, type PaymentFacts } from '@mooring/safe/payment';
import { type Address, encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { readCallEffects } from './callEffects.ts';

const account: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const other: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const token: Address = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const facts: PaymentFacts = {
  ...{ account, currency: { symbol: 'ETH', decimals: 18 }, listed: [], known: [], paid: [] },
  ...{ gasPrice: 1n, published: [], hasCode: () => true, balanceOf: () => 1_000n },
  tokenAt: () => ({ kind: 'items', symbol: 'BOAT' }),
};
const abi = parseAbi([
  'function increaseAllowance(address, uint256)',
  'function approve(address, address, uint160, uint48)',
  'function setApprovalForAll(address, bool)',
  'function transferFrom(address, address, uint256)',
  'function safeTransferFrom(address, address, uint256)',
  'function safeTransferFrom(address, address, uint256, bytes)',
  'function safeTransferFrom(address, address, uint256, uint256, bytes)',
]);
const encode = (functionName: string, ...args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as never);
const read = (data: Hex, to = token, value = 0n) => {
  const call = { to, value, data, operation: 0 } as const;
  const before = { to: other, value: 1n, data: '0x', operation: 0 } as const;
  const [single, batched] = [explainCalls([call], facts), explainCalls([before, call], facts)];
  expect(readCallEffects(batched, 1)).toEqual(readCallEffects(single, 0));
  expect(readCallEffects(batched, 0)).toEqual({ effects: [], isWhole: true });
  return readCallEffects(single, 0);
};

const approval = { kind: 'approve', token, spender: other, isMore: false } as const;
const item = { kind: 'item', token, to: other, amount: 1n, tokenId: 7n } as const;

test.each<[string, Hex, Address, object]>([
  [
    'an allowance that is increased',
    encode('increaseAllowance', other, 5n),
    token,
    { ...approval, amount: 5n, isMore: true },
  ],
  [
    'an allowance of Permit2',
    encode('approve', token, other, 5n, 9),
    permit2,
    { ...approval, amount: 5n },
  ],
  [
    'an approval of all items',
    encode('setApprovalForAll', other, true),
    token,
    { ...approval, amount: maxUint256 },
  ],
  ['an item by transferFrom', encode('transferFrom', account, other, 7n), token, item],
  ['an item', encode('safeTransferFrom', account, other, 7n), token, item],
  ['an item without data', encode('safeTransferFrom', account, other, 7n, '0x'), token, item],
  [
    'several of one item',
    encode('safeTransferFrom', account, other, 7n, 3n, '0x'),
    token,
    { ...item, amount: 3n },
  ],
])('readCallEffects returns %s as the whole effect', (_, data, to, effect) => {
  expect(read(data, to)).toEqual({ effects: [effect], isWhole: true });
});

test.each<[string, Hex, Address, bigint, object]>([
  [
    'another contract with the functions of Permit2',
    encode('approve', token, other, 5n, 9),
    other,
    0n,
    { ...approval, amount: 5n },
  ],
  [
    'an approval with trailing bytes',
    `${encode('setApprovalForAll', other, true)}00`,
    token,
    0n,
    { ...approval, amount: maxUint256 },
  ],
  [
    'an item with data for its recipient',
    encode('safeTransferFrom', account, other, 7n, '0x12'),
    token,
    0n,
    item,
  ],
  ['an item with coins', encode('safeTransferFrom', account, other, 7n), token, 1n, item],
])('readCallEffects returns not all of %s', (_, data, to, value, effect) => {
  expect(read(data, to, value)).toEqual({ effects: [effect], isWhole: false });
});

test('readCallEffects returns nothing of an item of somebody else', () => {
  const data = encode('safeTransferFrom', other, account, 7n);
  expect(read(data)).toEqual({ effects: [], isWhole: false });
});
