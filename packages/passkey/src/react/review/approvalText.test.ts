import type { Translate } from '@mooring/connect';
import type { Token } from '@mooring/connect/parts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { passkey as en } from '../texts/languages/en.ts';
import type { Texts } from '../texts/textLoaders.ts';
import { approvalText } from './approvalText.ts';
import { itemText } from './itemText.ts';

const token: Address = '0x6666666666666666666666666666666666666666';
const spender: Address = '0x5555555555555555555555555555555555555555';
const short = '0x6666…6666';
const boat: Token = { symbol: 'BOAT', decimals: 2 };

const t = ((key: keyof typeof en, values: Readonly<Record<string, string>> = {}) =>
  String(en[key]).replaceAll(
    /\{(\w+)\}/g,
    (_, name) => values[name] ?? '',
  )) as unknown as Translate<Texts['passkey']>;

test.each<[string, object, Token | null, string]>([
  ['an allowance', { amount: 500n }, boat, 'Allow 0x5555…5555 to spend 5 BOAT'],
  ['none', { amount: 0n }, boat, 'No longer allow 0x5555…5555 to spend BOAT'],
  ['more', { amount: 500n, isMore: true }, boat, 'Allow 0x5555…5555 to spend 5 BOAT more'],
  // Increasing by nothing revokes nothing.
  ['no more', { amount: 0n, isMore: true }, boat, 'Allow 0x5555…5555 to spend 0 BOAT more'],
  ['one item', { amount: 1n, tokenId: 7n }, null, `Allow 0x5555…5555 to spend Item 7 of ${short}`],
  [
    'one item of a contract with decimals',
    { amount: 1n, tokenId: 7n },
    boat,
    'Allow 0x5555…5555 to spend Item 7 of BOAT',
  ],
])('approvalText describes an approval of %s', (_, approval, known, text) => {
  expect(approvalText({ token, spender, amount: 0n, ...approval }, known, t, 'en')).toBe(text);
});

test.each([
  [undefined, `Item 7 of ${short}`],
  [-1n, `Item 7 of ${short}`],
  [-1_000n, `1,000 × Item 7 of ${short}`],
])('itemText counts the items of one id: %s', (amount, text) => {
  expect(itemText({ token, tokenId: 7n, amount }, null, t, 'en')).toBe(text);
});
