import { expect, test } from 'vitest';
import { nextNonce } from './draft.ts';

test.each<[bigint, readonly bigint[], bigint]>([
  [0n, [], 0n],
  [6n, [], 6n],
  [6n, [6n], 7n],
  [6n, [8n, 6n, 7n, 7n], 9n],
  [6n, [12n], 6n],
  [6n, [6n, 8n], 7n],
  [6n, [6n, 2n ** 60n], 7n],
  [6n, [2n, 3n], 6n],
])('after nonce %s with %s waiting comes %s', (safeNonce, waiting, next) => {
  expect(
    nextNonce(
      safeNonce,
      waiting.map((nonce) => ({ nonce })),
    ),
  ).toBe(next);
});
