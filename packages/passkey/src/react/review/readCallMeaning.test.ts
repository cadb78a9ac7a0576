import { type Address, encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import { readCallMeaning } from './readCallMeaning.ts';

const account: Address = '0x00000000000000000000000000000000000000aa';
const token: Address = '0x00000000000000000000000000000000000000bb';
const one: Address = '0x00000000000000000000000000000000000000c1';
const two: Address = '0x00000000000000000000000000000000000000c2';

const abi = parseAbi([
  'function transfer(address, uint256)',
  'function transferFrom(address, address, uint256)',
  'function approve(address, uint256)',
  'function setApprovalForAll(address, bool)',
  'function createSigner(uint256, uint256, uint176)',
  'function addOwnerWithThreshold(address, uint256)',
  'function removeOwner(address, address, uint256)',
  'function swapOwner(address, address, address)',
  'function enableModule(address)',
]);
const encode = (functionName: string, ...args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as never);
const call = (data: Hex, to = token, value = 0n) => readCallMeaning({ to, value, data }, account);

it('readCallMeaning returns `send` without data, also for a value of 0 and to the account itself', () => {
  expect(call('0x', one, 5n)).toEqual({ kind: 'send', to: one, amount: 5n });
  expect(call('0x', account, 0n)).toEqual({ kind: 'send', to: account, amount: 0n });
});

it('readCallMeaning decodes transfer, transferFrom and approve of a token', () => {
  expect(call(encode('transfer', one, 7n))).toEqual({
    kind: 'transfer',
    token,
    from: undefined,
    to: one,
    amount: 7n,
  });
  expect(call(encode('transferFrom', one, two, 7n))).toMatchObject({ from: one, to: two });
  expect(call(encode('approve', one, 7n))).toEqual({
    kind: 'approve',
    token,
    spender: one,
    amount: 7n,
  });
});

it('readCallMeaning decodes an approval of all items of an NFT contract as unlimited', () => {
  const approval = { kind: 'approve', token, spender: one };
  expect(call(encode('setApprovalForAll', one, true))).toEqual({ ...approval, amount: maxUint256 });
  expect(call(encode('setApprovalForAll', one, false))).toEqual({ ...approval, amount: 0n });
  const odd: Hex = `${encode('setApprovalForAll', one, true).slice(0, -1)}2` as Hex;
  expect(call(odd)).toEqual({ kind: 'contract', selector: '0xa22cb465' });
});

it('readCallMeaning decodes changes of owners only for the account itself', () => {
  const add = encode('addOwnerWithThreshold', one, 1n);
  expect(call(add, account)).toEqual({ kind: 'addOwner', owner: one, threshold: 1n });
  expect(call(add)).toEqual({ kind: 'contract', selector: '0x0d582f13' });
  expect(call(encode('removeOwner', one, two, 1n), account)).toEqual({
    kind: 'removeOwner',
    owner: two,
    threshold: 1n,
  });
  expect(call(encode('swapOwner', account, one, two), account)).toEqual({
    kind: 'swapOwner',
    owner: one,
    newOwner: two,
  });
});

it('readCallMeaning returns `createSigner` for the factory only', () => {
  const data = encode('createSigner', 1n, 2n, 3n);
  const read = (factory?: Address) =>
    readCallMeaning({ to: one, value: 0n, data }, account, factory);
  expect(read(one)).toEqual({ kind: 'createSigner' });
  // Any contract can have a function of that name.
  for (const factory of [two, undefined])
    expect(read(factory)).toEqual({ kind: 'contract', selector: '0x0d2f0489' });
});

it('readCallMeaning returns `self` for any other call of the account to itself', () => {
  expect(call(encode('enableModule', one), account)).toEqual({ kind: 'self' });
  // The account is not a token.
  expect(call(encode('transfer', one, 7n), account)).toEqual({ kind: 'self' });
});

it('readCallMeaning returns `contract` for inexact encodings', () => {
  const transfer = encode('transfer', one, 7n);
  const selector = transfer.slice(0, 10);
  expect(call(`${transfer}00`)).toEqual({ kind: 'contract', selector });
  expect(call(transfer.slice(0, -2) as Hex)).toEqual({ kind: 'contract', selector });
  expect(call(transfer, token, 1n)).toEqual({ kind: 'contract', selector });
  expect(call('0x12')).toEqual({ kind: 'contract', selector: undefined });
  // The upper 12 bytes of the address are not zero.
  const dirty = `${selector}${'f'.repeat(64)}${'0'.repeat(63)}7` as Hex;
  expect(call(dirty)).toEqual({ kind: 'contract', selector });
});
