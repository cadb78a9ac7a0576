import { expect, test } from 'vitest';
import { wholeOf } from './statement.ts';

test.each([
  [1_800_000_000_000, 1_800_000_000_000],
  ['-1', -1],
  ['0', 0],
  ['9007199254740991', 2 ** 53 - 1],
  ['1800000000000', 1_800_000_000_000],
  [1_800_000_000_000n, 1_800_000_000_000],
])('%s is a whole number', (value, expected) => {
  expect(wholeOf(value)).toBe(expected);
});

test.each([undefined, null, '', 'many', 1.5, '9007199254740993', 2n ** 60n, true])(
  '%s is none',
  (value) => {
    expect(() => wholeOf(value)).toThrow(/no whole number/);
  },
);
