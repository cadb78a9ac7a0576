import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { type Call, callFingerprint, isCancellation } from './callFingerprint.ts';

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const lower: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const call: Call = { to: alice, value: 1n, input: '0xab' };

test.each<[string, Partial<Call>, boolean]>([
  ['nothing', {}, true],
  ['the case of the recipient', { to: lower }, true],
  ['the case of the data', { input: '0xAB' }, true],
  ['the recipient', { to: bob }, false],
  ['no recipient', { to: null }, false],
  ['the value', { value: 2n }, false],
  ['the data', { input: '0xac' }, false],
])('%s changed: same is %s', (_, change, same) => {
  expect(callFingerprint({ ...call, ...change }) === callFingerprint(call)).toBe(same);
});

test.each<[string, Partial<Call>, boolean]>([
  ['nothing sent to oneself', {}, true],
  ['written in another case', { to: lower }, true],
  ['something sent to oneself', { value: 1n }, false],
  ['data sent to oneself', { input: '0x00' }, false],
  ['nothing sent to another', { to: bob }, false],
  ['a contract made', { to: null }, false],
])('%s cancels: %s', (_, change, cancels) => {
  const base = { from: alice, to: alice, value: 0n, input: '0x' } as const;
  expect(isCancellation({ ...base, ...change })).toBe(cancels);
});
