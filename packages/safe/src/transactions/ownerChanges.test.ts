import { type Address, getAddress } from 'viem';
import { expect, test } from 'vitest';
import { addOwner, changeThreshold, removeOwner, swapOwner } from './ownerChanges.ts';

const at = (digit: string) => getAddress(`0x${digit.repeat(40)}`);
const safe = { address: at('5'), owners: [at('a'), at('b'), at('c')], threshold: 2 };
const word = (value: Address | number) =>
  (typeof value === 'number' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0');
const sentinel = '0x0000000000000000000000000000000000000001';

test.each([
  ['adding keeps the threshold', addOwner(safe, at('d')), '0x0d582f13', [at('d'), 2]],
  ['adding with another', addOwner(safe, at('d'), 4), '0x0d582f13', [at('d'), 4]],
  ['removing the first', removeOwner(safe, at('a')), '0xf8dc5dd9', [sentinel, at('a'), 2]],
  ['removing the last', removeOwner(safe, at('c')), '0xf8dc5dd9', [at('b'), at('c'), 2]],
  [
    'removing when all have to sign',
    removeOwner({ ...safe, threshold: 3 }, at('b')),
    '0xf8dc5dd9',
    [at('a'), at('b'), 2],
  ],
  ['swapping', swapOwner(safe, at('b'), at('d')), '0xe318b52b', [at('a'), at('b'), at('d')]],
  ['the threshold alone', changeThreshold(safe, 3), '0x694e80c3', [3]],
] as const)('owner changes: %s', (_name, call, selector, args) => {
  expect(call).toEqual({
    to: safe.address,
    value: 0n,
    operation: 0,
    data: `${selector}${args.map(word).join('')}`,
  });
});

test.each([
  ['an owner again', () => addOwner(safe, at('a')), 'is already an owner'],
  ['the Safe itself', () => addOwner(safe, safe.address), 'Invalid owner'],
  ['the zero address', () => addOwner(safe, at('0')), 'Invalid owner'],
  ['the start of the list', () => addOwner(safe, sentinel), 'Invalid owner'],
  ['a threshold of 0', () => addOwner(safe, at('d'), 0), 'must be from 1 to 4'],
  ['a threshold out of reach', () => removeOwner(safe, at('a'), 3), 'must be from 1 to 2'],
  ['half a threshold', () => changeThreshold(safe, 1.5), 'must be from 1 to 3'],
  ['who is not an owner', () => removeOwner(safe, at('d')), 'is not an owner'],
  ['who is not an owner, swapped', () => swapOwner(safe, at('d'), at('e')), 'is not an owner'],
  ['an owner for an owner', () => swapOwner(safe, at('a'), at('b')), 'is already an owner'],
  ['the last', () => removeOwner({ ...safe, owners: [at('a')] }, at('a')), 'last owner'],
])('owner changes refuse %s', (_name, change, reason) => {
  expect(change).toThrow(reason);
});
