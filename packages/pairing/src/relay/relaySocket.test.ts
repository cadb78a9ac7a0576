import { expect, test } from 'vitest';
import { backoffMs } from './relaySocket.ts';

test.each([
  [1, 0, 250],
  [1, 1, 500],
  [2, 1, 1_000],
  [5, 0.5, 6_000],
  [7, 1, 30_000],
  [1_000, 1, 30_000],
])('backoffMs after %i failures, with the random %d, is %i ms', (failures, random, ms) => {
  expect(backoffMs(failures, random)).toBe(ms);
});
