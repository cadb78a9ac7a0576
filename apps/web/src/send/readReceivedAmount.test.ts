import { type Address, encodeAbiParameters, encodeEventTopics, erc20Abi, type Log } from 'viem';
import { expect, test } from 'vitest';
import { sumReceived } from './readReceivedAmount.ts';

const token: Address = '0x4444444444444444444444444444444444444444';
const other: Address = '0x5555555555555555555555555555555555555555';
const [from, mira, harbour] = [1, 2, 3].map((one): Address => `0x${`${one}`.repeat(40)}`) as [
  Address,
  Address,
  Address,
];

function transfer(to: Address, value: bigint, address = token): Log {
  const args = { from, to };
  return {
    ...{ address, blockHash: null, blockNumber: null, blockTimestamp: undefined, removed: false },
    ...{ logIndex: null, transactionHash: null, transactionIndex: null },
    data: encodeAbiParameters([{ type: 'uint256' }], [value]),
    topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args }) as Log['topics'],
  };
}
const payments = [
  { to: mira, amount: 100n },
  { to: harbour, amount: 50n },
];

test.each<[string, readonly Log[], bigint]>([
  ['all of it', [transfer(mira, 100n), transfer(harbour, 50n)], 150n],
  ['more than was sent counts as that', [transfer(mira, 900n), transfer(harbour, 50n)], 150n],
  ['a part, and the fee elsewhere', [transfer(mira, 90n), transfer(from, 10n)], 90n],
  ['in two parts', [transfer(mira, 60n), transfer(mira, 40n)], 100n],
  ['another token', [transfer(mira, 100n, other)], 0n],
  ['nothing', [], 0n],
])('sumReceived: %s', (_, logs, arrived) => {
  expect(sumReceived(logs, token, payments)).toBe(arrived);
});
