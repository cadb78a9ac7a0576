import { expect, test } from 'vitest';
import { formatAddress } from './formatAddress.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const lengths = Array.from({ length: 43 }, (_, length) => length);
test.each(lengths)('%i characters', (length) => {
  const text = address.slice(0, length);
  if (length < 8) expect(formatAddress(text)).toBe(text);
  else expect(formatAddress(text)).toBe(`0xf3…${text.slice(length - 4)}`);
});

test.each([
  ['', ''],
  ['0xf39Fd', '0xf39Fd'],
  ['0xf39Fd6', '0xf3…9Fd6'],
  [address, '0xf3…2266'],
])('%j is shown as %j', (text, shown) => {
  expect(formatAddress(text)).toBe(shown);
});
