import { zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { warningsOf } from './warningsOf.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

test.each([
  ['a friend', [other], []],
  ['oneself', [account], ['toSelf']],
  ['oneself in other letters', [account.toLowerCase()], ['toSelf']],
  ['the contract of a token', [token], ['toToken']],
  ['nobody', [zeroAddress], ['toNobody']],
  ['the same one twice', [other, other.toLowerCase()], ['twice']],
  ['a friend and oneself', [other, account], ['toSelf']],
])('to %s', (_, recipients, warnings) => {
  const payments = recipients.map((to) => ({ to: to as `0x${string}` }));
  expect(warningsOf(payments, account, [token])).toEqual(warnings);
});

test('a name that imitates another is warned of', () => {
  const cyrillicA = '\u0430';
  const named = (name: string) => [{ to: other, name } as const];
  expect(warningsOf(named(`p${cyrillicA}ypal.eth`), account, [])).toEqual(['mixed']);
  expect(warningsOf(named('harbour.eth'), account, [])).toEqual([]);
  const contact = `p${cyrillicA}ypal`;
  expect(warningsOf([{ to: other, contact }], account, [])).toEqual(['mixed']);
  expect(warningsOf([{ to: other, contact: 'Ana' }], account, [])).toEqual([]);
});
