import { expect, test } from 'vitest';
import {
  feesWithin,
  likelyFee,
  type Price,
  priceWithBaseFee,
  priceWithoutBaseFee,
  reservedFee,
} from './price.ts';

const gas = [21_000n];
const over = (baseFee: bigint, tip = 2n): Price => ({
  ...priceWithBaseFee(baseFee, tip),
  ...{ gas, dataFee: 0n },
});

test.each([
  ['with a base fee', over(100n), 21_000n * 122n, 21_000n * 202n],
  ['with a base fee of nothing', over(0n), 21_000n * 2n, 21_000n * 2n],
  ['without one', { ...priceWithoutBaseFee(10n), gas, dataFee: 0n }, 21_000n * 10n, 21_000n * 12n],
  ['with a fee for data', { ...over(100n), dataFee: 400n }, 21_000n * 122n + 400n, 4_242_500n],
  ['of several calls', { ...over(100n), gas: [21_000n, 40_000n] }, 61_000n * 122n, 111_000n * 202n],
] as const)('likelyFee and reservedFee %s', (_, price, likely, reserved) => {
  expect(likelyFee(price)).toBe(likely);
  expect(reservedFee(price)).toBe(reserved);
});

const at = (perGas: bigint, dataFee = 0n) => 21_000n * perGas + dataFee;
const legacy: Price = { ...priceWithoutBaseFee(10n), gas, dataFee: 0n };

test.each([
  ['what "Max" keeps', over(100n), at(202n), { maxFeePerGas: 202n, maxPriorityFeePerGas: 2n }],
  ['less, as the base fee grew', over(100n), at(130n), { maxFeePerGas: 130n }],
  ['just the next block', over(100n), at(122n), { maxFeePerGas: 122n }],
  ['a tip of all', over(0n, 50n), at(50n), { maxFeePerGas: 50n, maxPriorityFeePerGas: 50n }],
  ['a little more', over(100n), at(300n), { maxFeePerGas: 202n }],
  ['the data too', { ...over(100n), dataFee: 9n }, at(202n, 9n), { maxFeePerGas: 202n }],
  ['no base fee', legacy, at(12n), { gasPrice: 10n }],
] as const)('feesWithin returns fees if the balance left is %s', (_, price, left, given) => {
  expect(feesWithin(price, left)).toMatchObject({ gas: 21_000n, ...given });
});

test.each([
  ['enough for any wallet', over(100n), at(404n)],
  ['not enough', over(100n), at(121n)],
  ['nothing', over(100n), 0n],
  ['not enough in addition to the data', { ...over(100n), dataFee: at(2n) }, at(122n)],
  ['enough, for several calls', { ...over(100n), gas: [21_000n, 21_000n] }, at(404n)],
] as const)('feesWithin returns undefined if the balance left is %s', (_, price, left) => {
  expect(feesWithin(price, left)).toBeUndefined();
});
