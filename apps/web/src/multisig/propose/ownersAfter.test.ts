import {
  addOwner,
  changeThreshold,
  removeOwner,
  type SafeCall,
  type SafeOwners,
  swapOwner,
} from '@mooring/safe/transactions';
import { type Address, getAddress } from 'viem';
import { expect, test } from 'vitest';
import { ownersAfter } from './ownersAfter.ts';

const person = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);
const [a, b, c, d] = [person('a'), person('b'), person('c'), person('d')];
const safe: SafeOwners = { address: person('5'), owners: [a, b, c], threshold: 2 };
const payment: SafeCall = { to: d, value: 1n, data: '0x', operation: 0 };

test.each<[string, readonly SafeCall[], readonly Address[], number]>([
  ['nothing', [], [a, b, c], 2],
  ['a payment', [payment], [a, b, c], 2],
  ['a new owner, who stands first', [addOwner(safe, d, 3)], [d, a, b, c], 3],
  ['one owner less', [removeOwner(safe, b, 1)], [a, c], 1],
  ['another owner in the place of one', [swapOwner(safe, c, d)], [a, b, d], 2],
  ['another threshold', [changeThreshold(safe, 3)], [a, b, c], 3],
])('after %s', (_, calls, owners, threshold) => {
  expect(ownersAfter(safe, calls)).toEqual({ ...safe, owners, threshold });
});

test('a second change goes by what the first one leaves', () => {
  const first = removeOwner(safe, a);
  const between = ownersAfter(safe, [first]);
  const second = removeOwner(between, b, 1);
  expect(ownersAfter(safe, [first, payment, second])).toEqual({
    ...safe,
    owners: [c],
    threshold: 1,
  });
});
