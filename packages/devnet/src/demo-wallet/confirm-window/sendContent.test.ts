import { unlistedNetwork } from '@mooring/testing/wallet';
import { expect, test } from 'vitest';
import { coinAmount, feeAmount } from './sendContent.tsx';

const NETWORK = unlistedNetwork(1);

test.each([
  [0n, '0 ETH'],
  [1n, '0.000000000000000001 ETH'],
  [10n ** 18n, '1 ETH'],
])('amount of %d wei is shown as %s', (amount, text) => {
  expect(coinAmount(amount, NETWORK)).toBe(text);
});

test.each([
  [0n, '0 ETH'],
  [63_000_000_000_000n, '0.000063 ETH'],
  [63_000_012_345_678n, '0.0000630001 ETH'],
  [63_000_000_000_001n, '0.0000630001 ETH'],
])('fee of %d wei is shown as at most %s', (amount, text) => {
  expect(feeAmount(amount, NETWORK)).toBe(text);
});
