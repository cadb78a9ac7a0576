import { type Address, encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import { isUnlimited, readCallMeaning } from './readCallMeaning.ts';

const account: Address = '0x00000000000000000000000000000000000000aa';
const token: Address = '0x00000000000000000000000000000000000000bb';
const one: Address = '0x00000000000000000000000000000000000000c1';
const two: Address = '0x00000000000000000000000000000000000000c2';

const abi = parseAbi([
  'function transfer(address, uint256)',
  'function transferFrom(address, address, uint256)',
  'function approve(address, uint256)',
  'function createSigner(uint256, uint256, uint176)',
  'function addOwnerWithThreshold(address, uint256)',
  'function removeOwner(address, address, uint256)',
  'function swapOwner(address, address, address)',
  'function enableModule(address)',
]);
const encode = (functionName: string, ...args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as never);
const call = (data: Hex, to = token, value = 0n) => readCallMeaning({ to, value, data }, account);

it('reads a payment, also of nothing and to the account itself', () => {
  expect(call('0x', one, 5n)).toEqual({ kind: 'send', to: one, amount: 5n });
  expect(call('0x', account, 0n)).toEqual({ kind: 'send', to: account, amount: 0n });
});

it('reads what is done with tokens', () => {
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

it.each([
  [2n ** 96n - 2n, false],
  [2n ** 96n - 1n, true],
  [2n ** 160n - 1n, true],
  [maxUint256, true],
])('an allowance of %d is without limit: %s', (amount, unlimited) => {
  expect(isUnlimited(amount)).toBe(unlimited);
});

it('reads changes of owners, of this account alone', () => {
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
  expect(call(encode('createSigner', 1n, 2n, 3n))).toEqual({ kind: 'createSigner' });
});

it('knows that an account calling itself in another way can change its rules', () => {
  expect(call(encode('enableModule', one), account)).toEqual({ kind: 'self' });
  // A token of that address is none.
  expect(call(encode('transfer', one, 7n), account)).toEqual({ kind: 'self' });
});

it('reads nothing into what is not encoded exactly so', () => {
  const transfer = encode('transfer', one, 7n);
  const selector = transfer.slice(0, 10);
  expect(call(`${transfer}00`)).toEqual({ kind: 'contract', selector });
  expect(call(transfer.slice(0, -2) as Hex)).toEqual({ kind: 'contract', selector });
  expect(call(transfer, token, 1n)).toEqual({ kind: 'contract', selector });
  expect(call('0x12')).toEqual({ kind: 'contract', selector: undefined });
  // An upper half of an address that is not empty.
  const dirty = `${selector}${'f'.repeat(64)}${'0'.repeat(63)}7` as Hex;
  expect(call(dirty)).toEqual({ kind: 'contract', selector });
});
