import { expect, test } from 'vitest';
import { readableText } from './signing.ts';

test.each([
  ['0x', ''],
  ['0x6869', 'hi'],
  ['0xefbbbf68', '\ufeffh'],
  ['0xff', undefined],
  ['0xc328', undefined],
] as const)('readableText of %s is %j', (bytes, text) => {
  expect(readableText(bytes)).toBe(text);
});
