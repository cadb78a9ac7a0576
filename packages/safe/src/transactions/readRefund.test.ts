import { type Address, concatHex, type Hash, type Hex, numberToHex, padHex } from 'viem';
import { expect, test } from 'vitest';
import type { ExecutionLog } from '../readExecution.ts';
import { readRefund } from './readRefund.ts';

const safe: Address = '0x1111111111111111111111111111111111111111';
const shop: Address = '0x2222222222222222222222222222222222222222';
const token: Address = '0x3333333333333333333333333333333333333333';
const hash: Hash = `0x${'ab'.repeat(32)}`;
const success = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
const transferred = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

const word = (value: bigint) => numberToHex(value, { size: 32 });
/** The Safe's event of an execution that paid a refund. */
const paying = (amount: bigint): ExecutionLog => ({
  ...{ address: safe, topics: [success], data: concatHex([hash, word(amount)]) },
});
const transfer = (amount: bigint, from = safe, others: readonly Hex[] = []): ExecutionLog => ({
  address: token,
  topics: [transferred, padHex(from), padHex(shop), ...others],
  data: word(amount),
});
const paid = { amount: 7n, transfer: { token, to: shop } };

test.each<[string, readonly ExecutionLog[], unknown]>([
  ['in a token returns token and recipient', [transfer(7n), paying(7n)], paid],
  ['after a payment returns the refund’s transfer', [transfer(9n), transfer(7n), paying(7n)], paid],
  ['in the native currency returns the amount', [paying(7n)], { amount: 7n }],
  ['after a payment of another amount', [transfer(9n), paying(7n)], { amount: 7n }],
  ['after a payment by another account', [transfer(7n, token), paying(7n)], { amount: 7n }],
  ['after the transfer of an item', [transfer(7n, safe, [word(7n)]), paying(7n)], { amount: 7n }],
  ['before a transfer of the same transaction', [paying(7n), transfer(7n)], { amount: 7n }],
  ['of nothing returns undefined', [transfer(0n), paying(0n)], undefined],
  ['of another account returns undefined', [{ ...paying(7n), address: shop }], undefined],
  ['of no execution returns undefined', [transfer(7n)], undefined],
])('readRefund %s', (_, logs, expected) => {
  expect(readRefund(logs, safe, hash)).toEqual(expected);
});

test('readRefund of another transaction of the account returns undefined', () => {
  expect(readRefund([transfer(7n), paying(7n)], safe, `0x${'cd'.repeat(32)}`)).toBeUndefined();
});
