import {
  addOwner,
  batchCalls,
  changeThreshold,
  decodeCall,
  removeOwner,
  type SafeCall,
  swapOwner,
} from '@mooring/safe/transactions';
import { type Address, getAddress } from 'viem';
import { expect, test } from 'vitest';
import { earlierChanges } from './earlierChanges.ts';

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);
const safe = at('5');
const owners = { address: safe, owners: [at('a'), at('b')], threshold: 1 };
const pay: SafeCall = { to: at('c'), value: 1n, data: '0x', operation: 0 };
const add = addOwner(owners, at('d'), 2);
const waiting = (nonce: bigint, call: SafeCall) => ({ nonce, decoded: decodeCall(call, { safe }) });

test.each<[string, SafeCall]>([
  ['an owner more', add],
  ['an owner less', removeOwner(owners, at('a'), 1)],
  ['one for another', swapOwner(owners, at('a'), at('d'))],
  ['another threshold', changeThreshold(owners, 2)],
  ['one in a batch', batchCalls([pay, add], '1.4.1')],
])('earlierChanges returns the queued owner changes that %s depends on', (_, call) => {
  const queue = [waiting(9n, add), waiting(7n, add), waiting(6n, pay), waiting(7n, pay)];
  expect(earlierChanges(waiting(8n, call), queue, safe)).toEqual([7n]);
  expect(earlierChanges(waiting(7n, call), queue, safe)).toEqual([]);
});

test('earlierChanges returns none for a payment', () => {
  expect(earlierChanges(waiting(8n, pay), [waiting(7n, add)], safe)).toEqual([]);
});
