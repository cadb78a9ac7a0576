import { expect, test } from 'vitest';
import { readWholeNumber } from './statement.ts';

test.each([
  [1_800_000_000_000, 1_800_000_000_000],
  ['-1', -1],
  ['0', 0],
  ['9007199254740991', 2 ** 53 - 1],
  ['1800000000000', 1_800_000_000_000],
  [1_800_000_000_000n, 1_800_000_000_000],
])('readWholeNumber accepts %s', (value, expected) => {
  expect(readWholeNumber(value)).toBe(expected);
});

test.each([undefined, null, '', 'many', 1.5, '9007199254740993', 2n ** 60n, true])(
  'readWholeNumber refuses %s',
  (value) => {
    expect(() => readWholeNumber(value)).toThrow(/not a safe integer/);
  },
);
