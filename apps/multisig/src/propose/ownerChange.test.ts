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
import {
  type NewOwnerProblem,
  newOwnerProblem,
  type OwnerDraft,
  ownerCall,
  ownersAfter,
} from './ownerChange.ts';

const person = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);
const [a, b, c, d] = [person('a'), person('b'), person('c'), person('d')];
const safe: SafeOwners = { address: person('5'), owners: [a, b], threshold: 2 };
const nothing: OwnerDraft = { change: 'add', owner: undefined, newOwner: undefined, threshold: 2 };

test.each<[string, Partial<OwnerDraft>, readonly Address[], number]>([
  ['a new owner', { change: 'add', newOwner: d, threshold: 3 }, [d, a, b], 3],
  ['one less', { change: 'remove', owner: a, threshold: 1 }, [b], 1],
  ['one for another', { change: 'swap', owner: b, newOwner: d }, [a, d], 2],
  ['fewer signatures', { change: 'threshold', threshold: 1 }, [a, b], 1],
])('ownerCall with %s', (_, draft, owners, threshold) => {
  const call = ownerCall(safe, { ...nothing, ...draft });
  expect(call && ownersAfter(safe, [call])).toEqual({ ...safe, owners, threshold });
});

test.each<[string, Partial<OwnerDraft>]>([
  ['no owner', { change: 'add' }],
  ['more signatures than owners', { change: 'add', newOwner: d, threshold: 4 }],
  ['no chosen owner', { change: 'remove', threshold: 1 }],
  ['someone who is not an owner', { change: 'remove', owner: d, threshold: 1 }],
  ['more signatures than stay', { change: 'remove', owner: a, threshold: 2 }],
  ['the threshold there is', { change: 'threshold', threshold: 2 }],
  ['no signatures', { change: 'threshold', threshold: 0 }],
])('ownerCall returns undefined for %s', (_, draft) => {
  expect(ownerCall(safe, { ...nothing, ...draft })).toBeUndefined();
});

test('ownerChange refuses to remove the last owner', () => {
  const alone = { ...safe, owners: [a], threshold: 1 };
  const draft = { ...nothing, change: 'remove', owner: a, threshold: 1 } as const;
  expect(ownerCall(alone, draft)).toBeUndefined();
});

test.each<[Address, NewOwnerProblem | undefined]>([
  [d, undefined],
  [a, 'already'],
  [safe.address, 'impossible'],
  ['0x0000000000000000000000000000000000000000', 'impossible'],
  ['0x0000000000000000000000000000000000000001', 'impossible'],
])('newOwnerProblem of %s is %s', (newOwner, problem) => {
  expect(newOwnerProblem(safe, { ...nothing, newOwner })).toBe(problem);
});

const three: SafeOwners = { ...safe, owners: [a, b, c] };
const payment: SafeCall = { to: d, value: 1n, data: '0x', operation: 0 };

test.each<[string, readonly SafeCall[], readonly Address[], number]>([
  ['nothing', [], [a, b, c], 2],
  ['a payment', [payment], [a, b, c], 2],
  ['a new owner, who stands first', [addOwner(three, d, 3)], [d, a, b, c], 3],
  ['one owner less', [removeOwner(three, b, 1)], [a, c], 1],
  ['another owner in the place of one', [swapOwner(three, c, d)], [a, b, d], 2],
  ['another threshold', [changeThreshold(three, 3)], [a, b, c], 3],
])('ownersAfter %s', (_, calls, owners, threshold) => {
  expect(ownersAfter(three, calls)).toEqual({ ...three, owners, threshold });
});

test('ownersAfter applies a second change to the result of the first', () => {
  const first = removeOwner(three, a);
  const between = ownersAfter(three, [first]);
  const second = removeOwner(between, b, 1);
  expect(ownersAfter(three, [first, payment, second])).toEqual({
    ...three,
    owners: [c],
    threshold: 1,
  });
});
