import { type Hex, toEventSelector } from 'viem';
import { expect, test } from 'vitest';
import { readExecution } from './readExecution.ts';

const safe = '0x5aFe5aFe5aFe5aFe5aFe5aFe5aFe5aFe5aFe5aFe';
const hash: Hex = `0x${'ab'.repeat(32)}`;
const payment = '0'.repeat(64);
const success = toEventSelector('event ExecutionSuccess(bytes32 txHash, uint256 payment)');
const failure = toEventSelector('event ExecutionFailure(bytes32 txHash, uint256 payment)');
const failed = toEventSelector('event ExecutionFailed(bytes32 txHash)');

test.each<[string, readonly Hex[], Hex, string | undefined]>([
  ['success since 1.4.1', [success, hash], `0x${payment}`, 'success'],
  ['failure since 1.4.1', [failure, hash], `0x${payment}`, 'failure'],
  ['success before', [success], `${hash}${payment}`, 'success'],
  ['failure before', [failure], `${hash}${payment}`, 'failure'],
  ['failure of 1.0.0', [failed], hash, 'failure'],
  ['of another transaction', [success, `0x${'cd'.repeat(32)}`], `0x${payment}`, undefined],
  ['another event with the hash', [hash, hash], '0x', undefined],
  ['without a hash', [success], '0x', undefined],
  ['without a topic', [], hash, undefined],
])('readExecution of %s', (_name, topics, data, expected) => {
  expect(readExecution([{ address: safe, topics, data }], safe, hash)?.outcome).toBe(expected);
});

test('readExecution ignores events of another contract', () => {
  const log = { address: `0x${'11'.repeat(20)}`, topics: [success, hash], data: '0x' } as const;
  expect(readExecution([log], safe, hash)).toBeUndefined();
});
