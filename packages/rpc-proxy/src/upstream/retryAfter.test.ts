import { expect, it } from 'vitest';
import { retryAfterMs } from './retryAfter.ts';

const now = Date.parse('Fri, 31 Dec 1999 23:59:50 GMT');

it.each([
  ['7', 7_000],
  [' 7 ', 7_000],
  ['0', 0],
  ['Fri, 31 Dec 1999 23:59:59 GMT', 9_000],
  ['Fri, 31 Dec 1999 23:59:00 GMT', 0],
  ['86400', 300_000],
  ['soon', null],
  ['-5', null],
  ['', null],
  [undefined, null],
])('%j asks to wait %j ms', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected);
});
