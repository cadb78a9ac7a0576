import { expect, test } from 'vitest';
import { maxAmount } from './maxAmount.ts';

test.each([
  [100n, 0n, 0n, 100n],
  [100n, 0n, 10n, 90n],
  [100n, 40n, 10n, 50n],
  [100n, 95n, 10n, 0n],
  [5n, 0n, 10n, 0n],
  [0n, 0n, 0n, 0n],
])('of %s, less %s elsewhere and a fee of %s: %s', (balance, others, fee, most) => {
  expect(maxAmount(balance, others, fee)).toBe(most);
});
