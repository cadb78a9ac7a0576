import { expect, test } from 'vitest';
import { readDelegate } from './delegation.ts';

const contract = `0x${'ab'.repeat(20)}`;

test.each([
  ['a delegated account', `0xef0100${'ab'.repeat(20)}`, contract],
  ['a delegated account, in upper case', `0xEF0100${'ab'.repeat(20)}`, contract],
  ['a contract', '0x6080', undefined],
  ['longer code', `0xef0100${'ab'.repeat(21)}`, undefined],
  ['no code', '0x', undefined],
  ['nothing', undefined, undefined],
  ['null', null, undefined],
])('readDelegate reads the code of %s', (_, code, delegate) => {
  expect(readDelegate(code)).toBe(delegate);
});
