import type { StoredTransaction } from '@mooring/connect';
import { expect, test } from 'vitest';
import { findSendOutcome, transactionsOf } from './findSendOutcome.ts';

const hash = `0x${'a1'.repeat(32)}` as const;
const repriced = `0x${'b2'.repeat(32)}` as const;
const about = { hash, chainId: 1, description: 'Send', addedAt: 1 };
const pending: StoredTransaction = { ...about, status: 'pending' };
const confirmed: StoredTransaction = { ...about, status: 'confirmed', finishedAt: 2 };
const failed = (reason: 'reverted' | 'replaced' | 'cancelled' | 'error' | 'timed-out') =>
  ({ ...about, status: 'failed', finishedAt: 2, reason }) as const;

test.each<[string, readonly StoredTransaction[], string]>([
  ['none is known', [], 'pending'],
  ['one is pending', [confirmed, pending], 'pending'],
  ['all are confirmed', [confirmed, confirmed], 'confirmed'],
  ['one was reverted', [confirmed, failed('reverted')], 'failed'],
  ['one was replaced', [failed('replaced')], 'failed'],
  ['one was cancelled', [failed('cancelled')], 'failed'],
  ['one was not seen in time', [failed('timed-out')], 'pending'],
  ['one could not be followed', [failed('error')], 'pending'],
])('findSendOutcome: when %s, the payment is %s', (_, transactions, ending) => {
  expect(findSendOutcome(transactions)).toBe(ending);
});

test('transactionsOf finds transactions by the original hash and chain', () => {
  const now = { ...confirmed, hash: repriced, originalHash: hash };
  const all = [now, { ...pending, chainId: 2 }, { ...pending, hash: repriced }];
  expect(transactionsOf({ hashes: [hash], chainId: 1 }, all)).toEqual([now]);
});
