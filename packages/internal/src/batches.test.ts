import { expect, test } from 'vitest';
import { isBatchId } from './batches.ts';

test.each([
  ['a text', 'mine', true],
  ['4,096 bytes as hex', `0x${'11'.repeat(4_096)}`, true],
  ['more bytes', `0x${'11'.repeat(4_096)}1`, false],
  ['an empty text', '', false],
  ['a number', 7, false],
  ['nothing', undefined, false],
])('isBatchId of %s', (_, value, isValid) => {
  expect(isBatchId(value)).toBe(isValid);
});
