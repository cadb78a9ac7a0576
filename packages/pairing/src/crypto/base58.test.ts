import { expect, test } from 'vitest';
import { toBase58 } from './base58.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

// Examples of draft-msporny-base58, and edge cases.
test.each([
  ['', ''],
  ['00', '1'],
  ['0000287fb4cd', '11233QC4'],
  [Buffer.from('Hello World!').toString('hex'), '2NEpo7TZRRrLZSi2U'],
  ['ff', '5Q'],
])('%s is %s', (hex, text) => {
  expect(toBase58(bytes(hex))).toBe(text);
});
