import { createRejection } from '@mooring/safe/transactions';
import { type Address, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { refundCalls } from './refundCalls.ts';

const safe: Address = `0x${'5'.repeat(40)}`;
const token: Address = `0x${'7'.repeat(40)}`;
const shop: Address = `0x${'d'.repeat(40)}`;
const plain = createRejection(safe, 7n);
const refunded = { ...plain, baseGas: 1_000n, gasPrice: 2n, gasToken: token, refundReceiver: shop };

test('refundCalls returns none for a transaction without a refund', () => {
  expect(refundCalls(plain, safe)).toEqual([]);
});

test('refundCalls returns the maximum before execution and the paid amount afterwards', () => {
  expect(refundCalls(refunded, safe)).toMatchObject([
    { from: safe, to: shop, asset: token, units: 82_808n, call: 'refund' },
  ]);
  expect(refundCalls(refunded, safe, { amount: 7n })).toMatchObject([{ to: shop, units: 7n }]);
});

test('refundCalls returns the coin and the zero address for an unknown executor', () => {
  expect(refundCalls({ ...plain, gasPrice: 1n }, safe)).toMatchObject([
    { to: zeroAddress, asset: 'coin' },
  ]);
});
