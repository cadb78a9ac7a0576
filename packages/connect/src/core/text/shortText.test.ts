import { describe, expect, test } from 'vitest';
import { comparableAddress, formatAddress, formatName } from './shortText.ts';

describe('formatAddress', () => {
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
});

test.each([
  ['0x1234', '0x1234'],
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0xf39F…2266'],
])('comparableAddress: %s as %s', (text, shown) => {
  expect(comparableAddress(text)).toBe(shown);
});

describe('formatName', () => {
  const rocket = '🚀';
  const family = '👨‍👩‍👧‍👦';

  test.each([
    ['', ''],
    ['eth', 'eth'],
    ['a-single-label-longer-than-any-limit', 'a-single-label-longer-than-any-limit'],
    ['vitalik.eth', 'vitalik.eth'],
    [`${'a'.repeat(23)}.eth`, `${'a'.repeat(23)}.eth`],
    [`${'a'.repeat(24)}.eth`, `${'a'.repeat(24)}.eth`],
    [`${'a'.repeat(25)}.eth`, `${'a'.repeat(24)}...`],
    ['pay.the-shop-round-the-corner.eth', 'pay.the-shop-round-the-c...'],
    ['pay.a-shop-round-a-cor.eth', 'pay.a-shop-round-a-cor.eth'],
    [`${rocket.repeat(24)}.eth`, `${rocket.repeat(24)}.eth`],
    [`${rocket.repeat(25)}.eth`, `${rocket.repeat(24)}...`],
    [`${family.repeat(24)}.eth`, `${family.repeat(24)}.eth`],
    [`${family.repeat(25)}.eth`, `${family.repeat(24)}...`],
    [`${'a'.repeat(23)}é${'b'}.eth`, `${'a'.repeat(23)}é...`],
  ])('%j is shown as %j', (name, shown) => {
    expect(formatName(name)).toBe(shown);
  });
});
