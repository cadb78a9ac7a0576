import { maxUint256 } from 'viem';
import { expect, it } from 'vitest';
import { isUnlimited } from './unlimited.ts';

it.each([
  ['most of 96 bits', 2n ** 96n - 1n, true],
  ['less', 2n ** 96n - 2n, false],
  ['more than the 96 bits of a token, less than the supply of others', 10n ** 30n, false],
  ['most of 128 bits', 2n ** 128n - 1n, true],
  ['most of 160 bits, as Permit2 stores', 2n ** 160n - 1n, true],
  ['half of the most', maxUint256 / 2n, true],
  ['most', maxUint256, true],
])('isUnlimited is right for %s', (_, amount, unlimited) => {
  expect(isUnlimited(amount)).toBe(unlimited);
});
