import { type Address, encodeAbiParameters, type Hex, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { NodeError } from '../rpc/chainRequest.ts';
import { findSafeOwners, isOwner, readThreshold } from './safeOwners.ts';

const account: Address = '0x00000000000000000000000000000000000000a1';
const owner: Address = '0x00000000000000000000000000000000000000B0';

/** Results of all reads, for what a node answers to each call. */
function readAll(answer: () => unknown) {
  const read = async () => answer();
  return Promise.allSettled([
    isOwner(read, account, owner),
    readThreshold(read, account),
    findSafeOwners(read, account),
  ]);
}

const none = [false, undefined, []].map((value) => ({ status: 'fulfilled', value }));

test.each<[string, () => unknown]>([
  ['nothing, as without code', () => '0x'],
  ['less than a word', () => '0x01'],
  ['a list that points nowhere', () => `0x${'ff'.repeat(64)}`],
  ['no data', () => null],
  ['a revert', () => raise({ code: 3, message: 'execution reverted' })],
  ['a revert of an older node', () => raise({ code: -32_000, message: 'execution reverted' })],
  ['an invalid instruction', () => raise({ code: -32_000, message: 'invalid opcode: INVALID' })],
])('of a contract that answers with %s, nothing is an owner', async (_, answer) => {
  expect(await readAll(answer)).toEqual(none);
});

test.each<[string, { code: number; message: string }]>([
  ['a limit', { code: -32_005, message: 'limit exceeded' }],
  ['a missing state', { code: -32_000, message: 'missing trie node' }],
  ['no backend', { code: -32_000, message: 'no backend is available' }],
  ['an unknown fault', { code: -32_603, message: 'Internal error' }],
])('a node that answers with %s says nothing of the owners', async (_, error) => {
  const rejected = { status: 'rejected', reason: expect.objectContaining(error) };
  expect(await readAll(() => raise(error))).toEqual([rejected, rejected, rejected]);
});

test.each<[string, Hex, readonly unknown[]]>([
  ['1', numberToHex(1, { size: 32 }), [true, 1n, []]],
  ['2', numberToHex(2, { size: 32 }), [false, 2n, []]],
  ['a list', encodeAbiParameters([{ type: 'address[]' }], [[owner]]), [false, undefined, [owner]]],
])('the answer %s is read', async (_, answer, values) => {
  expect(await readAll(() => answer)).toEqual(
    values.map((value) => expect.objectContaining({ value })),
  );
});

function raise(error: { code: number; message: string }): never {
  throw new NodeError(error);
}
