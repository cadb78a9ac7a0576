import { expect, test } from 'vitest';
import { roundUp } from './roundUp.ts';

test.each([
  [0n, 2, 0n],
  [7n, 2, 7n],
  [99n, 2, 99n],
  [100n, 2, 100n],
  [101n, 2, 110n],
  [999n, 2, 1_000n],
  [42_000_000_000_000n, 2, 42_000_000_000_000n],
  [42_000_000_000_001n, 2, 43_000_000_000_000n],
  [123_456n, 1, 200_000n],
])('%s to %i digits: %s', (value, digits, rounded) => {
  expect(roundUp(value, digits)).toBe(rounded);
});
