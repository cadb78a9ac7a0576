import { createTransaction, encodeExecution, packCalls } from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { callsIn } from './findCreation.ts';

const safe = getAddress(`0x${'5a'.repeat(20)}`);
const factory = getAddress(`0x${'fa'.repeat(20)}`);
const creation = { to: factory, value: 0n, data: '0x1688f0b9' } as const;

/** Batch of a call alone. */
function batch(call: { readonly to: Address; readonly value: bigint; readonly data: Hex }) {
  const abi = parseAbi(['function multiSend(bytes transactions)']);
  const transactions = packCalls([{ ...call, operation: 0 }]);
  return { to: safe, value: 0n, data: encodeFunctionData({ abi, args: [transactions] }) };
}

/** Execution of a call by a Safe. */
function executed(call: typeof creation | ReturnType<typeof batch>) {
  const data = encodeExecution(createTransaction({ ...call, operation: 0 }, 0n), '0x');
  return { to: safe, value: 0n, data };
}

test.each([
  ['sent by a wallet', creation],
  ['in a batch', batch(creation)],
  ['executed by a Safe', executed(creation)],
  ['executed by a Safe in a batch', batch(executed(batch(creation)))],
])('callsIn finds the creation call: %s', (_, { to, data }) => {
  expect(callsIn({ to, input: data })).toContainEqual({ to: factory, input: creation.data });
});

test('callsIn stops at the maximum depth', () => {
  let call = batch(creation);
  for (let depth = 0; depth < 10; depth += 1) call = batch(call);
  expect(callsIn({ to: call.to, input: call.data })).toHaveLength(5);
});
