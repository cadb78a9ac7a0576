import type { FailureReason, StoredTransaction } from '@mooring/connect';
import { expect, test } from 'vitest';
import { filterTransactions, isNotConfirmed } from './filterTransactions.ts';

const base = { description: 'Sent', addedAt: 1 } as const;
const hash = (digit: string) => `0x${digit.repeat(64)}` as const;
const all: readonly StoredTransaction[] = [
  { ...base, chainId: 1, hash: hash('a'), status: 'pending' },
  { ...base, chainId: 10, hash: hash('b'), status: 'confirmed', finishedAt: 2 },
  { ...base, chainId: 1, hash: hash('c'), status: 'failed', finishedAt: 2, reason: 'reverted' },
  { ...base, chainId: 10, hash: hash('d'), status: 'failed', finishedAt: 2, reason: 'timed-out' },
];

test.each([
  ['all', 'all', 'abcd'],
  [1, 'all', 'ac'],
  [10, 'all', 'bd'],
  ['all', 'failed', 'cd'],
  [10, 'failed', 'd'],
  [1, 'confirmed', ''],
  [99, 'all', ''],
] as const)('filterTransactions by network %s, status %s', (chainId, status, letters) => {
  const shown = filterTransactions(all, { chainId, status });
  expect(shown.map((transaction) => transaction.hash.at(-1)).join('')).toBe(letters);
});

test.each<[FailureReason, boolean]>([
  ['reverted', false],
  ['replaced', false],
  ['cancelled', false],
  ['error', true],
  ['timed-out', true],
])('isNotConfirmed of %s is %s', (reason, expected) => {
  const transaction: StoredTransaction = {
    ...base,
    chainId: 1,
    hash: hash('e'),
    status: 'failed',
    finishedAt: 2,
    reason,
  };
  expect(isNotConfirmed(transaction)).toBe(expected);
});

test('isNotConfirmed is false for a batch that its wallet reports as failed', () => {
  const transaction: StoredTransaction = {
    ...{ ...base, chainId: 1, hash: hash('e'), finishedAt: 2 },
    ...{ status: 'failed', reason: 'error' },
    batch: { id: 'a', connectorId: 'io.example', size: 3, claimed: true },
  };
  expect(isNotConfirmed(transaction)).toBe(false);
});
