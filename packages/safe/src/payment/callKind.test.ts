import { type Address, concat, encodeFunctionData, erc20Abi, getAddress, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { decodeCall } from '../transactions/decodeCall.ts';
import { batchCalls } from '../transactions/multiSend.ts';
import {
  addOwner,
  changeThreshold,
  removeOwner,
  type SafeOwners,
  swapOwner,
} from '../transactions/ownerChanges.ts';
import type { SafeCall } from '../transactions/safeTransaction.ts';
import { type CallKind, isRaw, readCallKind } from './callKind.ts';

const person = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);
const [a, b, d, token] = [person('a'), person('b'), person('d'), person('7')];
const safe: SafeOwners = { address: person('5'), owners: [a, b], threshold: 2 };
const coins: SafeCall = { to: d, value: 5n, data: '0x', operation: 0 };
const nothing: SafeCall = { ...coins, value: 0n };
const unknown: SafeCall = { ...nothing, data: '0x12345678' };
const tokens: SafeCall = {
  ...nothing,
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [d, 7n] }),
};
const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [d, 7n] });
const kindOf = (call: SafeCall) =>
  readCallKind(decodeCall(call, { safe: safe.address }), safe.address);

test.each<[string, SafeCall, Partial<CallKind>]>([
  ['coins', coins, { kind: 'coins', to: d, value: 5n }],
  ['nothing to another', nothing, { kind: 'coins', value: 0n }],
  ['nothing to itself', { ...nothing, to: safe.address }, { kind: 'rejection' }],
  ['tokens', tokens, { kind: 'tokens', token, to: d, amount: 7n }],
  [
    'an approval',
    { ...tokens, data: approve },
    {
      kind: 'approval',
      approval: { token, spender: d, amount: 7n, isMore: false, isUnlimited: false },
    },
  ],
  ['a new owner', addOwner(safe, d, 3), { kind: 'addOwner', owner: d, threshold: 3n }],
  ['one owner less', removeOwner(safe, b, 1), { kind: 'removeOwner', owner: b, threshold: 1n }],
  ['one for another', swapOwner(safe, b, d), { kind: 'swapOwner', owner: b, newOwner: d }],
  ['a threshold', changeThreshold(safe, 1), { kind: 'changeThreshold', threshold: 1n }],
  ['a batch', batchCalls([coins, tokens], '1.4.1'), { kind: 'batch' }],
  ['what cannot be read', unknown, { kind: 'raw' }],
])('readCallKind returns a kind for %s', (_, call, kind) => {
  expect(kindOf(call)).toMatchObject(kind);
});

test.each<[string, SafeCall]>([
  ['with coins along', { ...tokens, value: 1n }],
  ['with bytes behind it', { ...tokens, data: concat([tokens.data, '0xff']) }],
  ['of owners, but of another account', { ...changeThreshold(safe, 1), to: d }],
])('readCallKind returns `function` or `raw` for a call %s', (_, call) => {
  expect(['function', 'raw']).toContain(kindOf(call).kind);
});

test('readCallKind uses a contract’s interface, in a batch too', () => {
  const dock = parseAbi(['function dock()']);
  const call: SafeCall = { ...nothing, data: encodeFunctionData({ abi: dock }) };
  const batch = batchCalls([coins, call, unknown], '1.4.1');
  const abis = { [d.toLowerCase()]: dock };
  const decoded = decodeCall(batch, { safe: safe.address, abis });
  expect([[], [0], [1], [2], [3]].map((path) => isRaw(decoded, path))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
