import { type Address, concat, encodeAbiParameters, type Hex, maxUint256, pad, toHex } from 'viem';
import { expect, test } from 'vitest';
import { readEffects } from './readEffects.ts';

const account: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const other: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const token: Address = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const native: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';
const signatures = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  all: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  single: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  batch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
} as const;

const word = (value: bigint | Address): Hex =>
  typeof value === 'bigint' ? toHex(value, { size: 32 }) : pad(value, { size: 32 });
const log = (
  name: keyof typeof signatures,
  topics: readonly (bigint | Address)[],
  data: Hex = '0x',
  address: Address = token,
) => ({ address, topics: [signatures[name], ...topics.map(word)], data });
const items = (ids: bigint[], amounts: bigint[]) =>
  encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, amounts]);

test.each<[string, object, object]>([
  ['ERC-20 that leaves', log('transfer', [account, other], word(5n)), { token, amount: -5n }],
  ['ERC-20 that comes', log('transfer', [other, account], word(5n)), { token, amount: 5n }],
  ['the currency', log('transfer', [other, account], word(5n), native), { amount: 5n }],
  ['ERC-721', log('transfer', [account, other, 7n]), { token, amount: -1n, tokenId: 7n }],
  [
    'ERC-1155',
    log('single', [other, account, other], `${word(7n)}${word(3n).slice(2)}`),
    { token, amount: -3n, tokenId: 7n },
  ],
  [
    'several of ERC-1155',
    log('batch', [other, other, account], items([7n], [3n])),
    { token, amount: 3n, tokenId: 7n },
  ],
])('readEffects returns a change for a transfer of %s', (_, given, change) => {
  expect(readEffects([given], account)).toEqual({ changes: [change], approvals: [] });
});

test.each<[string, object, object]>([
  ['ERC-20', log('approval', [account, other], word(5n)), { amount: 5n }],
  ['an ERC-20 taken back', log('approval', [account, other], word(0n)), { amount: 0n }],
  ['one ERC-721', log('approval', [account, other, 7n]), { amount: 1n, tokenId: 7n }],
  ['all of a contract', log('all', [account, other], word(1n)), { amount: maxUint256 }],
  ['none of a contract', log('all', [account, other], word(0n)), { amount: 0n }],
])('readEffects returns an approval of %s', (_, given, approval) => {
  const approvals = [{ token, spender: other, ...approval }];
  expect(readEffects([given], account)).toEqual({ changes: [], approvals });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'log'],
  ['another event', { ...log('transfer', [account, other], word(5n)), topics: [word(1n)] }],
  ['between others', log('transfer', [other, token], word(5n))],
  ['between others, unreadable', log('transfer', [other, token], `${word(5n)}00`)],
  ['from oneself to oneself', log('transfer', [account, account], word(5n))],
  [
    'with topics that are none',
    { ...log('transfer', [account, other], word(5n)), topics: ['0x1'] },
  ],
  ['of another’s approval', log('approval', [other, account], word(5n))],
  ['of an allowance for the zero address', log('approval', [account, `0x${'0'.repeat(40)}`, 7n])],
  ['of an empty list', log('batch', [other, other, account], items([], []))],
])('readEffects returns nothing for a log %s', (_, given) => {
  expect(readEffects([given], account)).toEqual({ changes: [], approvals: [] });
});

const unknown = { outcomeOnly: true, changes: [], approvals: [] };

test.each<[string, unknown]>([
  ['with too much data', log('transfer', [account, other], `${word(5n)}00`)],
  ['without an amount', log('transfer', [account, other])],
  ['with an id and an amount', log('transfer', [account, other, 7n], word(5n))],
  ['of an address that is none', log('transfer', [account, maxUint256], word(5n))],
  // CryptoKitties has such events.
  ['without topics', log('transfer', [], concat([word(account), word(other), word(5n)]))],
  [
    'of a contract that is none',
    { ...log('transfer', [account, other], word(5n)), address: '0x1' },
  ],
  ['with five topics', log('transfer', [account, other, 7n, 8n])],
  ['of a yes that is 2', log('all', [account, other], word(2n))],
  ['of a list cut short', log('batch', [other, other, account], word(64n))],
  ['of lists of two lengths', log('batch', [other, other, account], items([7n, 8n], [3n]))],
  ['without end', log('batch', [other, account, other], `0x${'00'.repeat(131_073)}`)],
])('readEffects knows no effects with a log %s, which names the account', (_, given) => {
  const readable = log('transfer', [account, other], word(5n));
  expect(readEffects([readable, given], account)).toEqual(unknown);
});

test('readEffects sums logs, and leaves out what is unchanged', () => {
  const moved = (amount: bigint, from = account, to = other) =>
    log('transfer', [from, to], word(amount));
  const logs = [moved(5n), moved(2n, other, account), log('approval', [account, other], word(9n))];
  const last = log('approval', [account, other], word(4n));
  expect(readEffects([...logs, last], account)).toEqual({
    changes: [{ token, amount: -3n }],
    approvals: [{ token, spender: other, amount: 4n }],
  });
  expect(readEffects([moved(5n), moved(5n, other, account)], account).changes).toEqual([]);
});

const incoming = (id: number) => log('transfer', [other, account, BigInt(id)]);
const junk = log('transfer', [other, token], word(1n));
const loss = log('transfer', [account, other], word(5n));
const many = <One>(count: number, one: (index: number) => One) =>
  Array.from({ length: count }, (_, index) => one(index));

test.each([
  ['other transfers', many(49_999, () => junk)],
  ['gains', many(1_500, incoming)],
  ['logs without a meaning', many(2_000, () => null)],
])('readEffects finds a loss after many %s', (_, before) => {
  expect(readEffects([...before, loss], account).changes[0]).toEqual({ token, amount: -5n });
});

test('readEffects sums as many logs as a block has', { tags: ['long'] }, () => {
  const same = many(40_000, () => log('transfer', [other, account], word(1n)));
  expect(readEffects(same, account).changes).toEqual([{ token, amount: 40_000n }]);
});

test.each([
  ['logs', many(50_001, () => junk)],
  ['losses', many(101, (id) => log('transfer', [account, other, BigInt(id)]))],
  ['allowances', many(101, (id) => log('approval', [account, other, BigInt(id + 1)]))],
])('readEffects knows no effects of more %s than it can show', (_, logs) => {
  expect(readEffects(logs, account)).toEqual(unknown);
});

test('readEffects shows no more gains than a review has room for', () => {
  expect(readEffects(many(1_500, incoming), account).changes).toHaveLength(100);
});
