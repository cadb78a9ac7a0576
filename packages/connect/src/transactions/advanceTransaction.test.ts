import type { Hash } from 'viem';
import { describe, expect, test } from 'vitest';
import { advanceTransaction, type TransactionPatch } from './advanceTransaction.ts';
import type { FailureReason, StoredTransaction } from './storedTransaction.ts';

const hash: Hash = `0x${'1'.repeat(64)}`;
const other: Hash = `0x${'2'.repeat(64)}`;
const third: Hash = `0x${'3'.repeat(64)}`;
const base = { chainId: 1, hash, description: 'Send', addedAt: 5 };
const pending: StoredTransaction = { ...base, status: 'pending' };
const confirmed: StoredTransaction = { ...base, status: 'confirmed', finishedAt: 7 };
const failed = (reason: FailureReason): StoredTransaction => ({
  ...base,
  status: 'failed',
  finishedAt: 7,
  reason,
});
const entries = {
  pending,
  confirmed,
  reverted: failed('reverted'),
  replaced: failed('replaced'),
  cancelled: failed('cancelled'),
  error: failed('error'),
  'timed-out': failed('timed-out'),
};
type State = keyof typeof entries;

function patchTo(state: State): TransactionPatch {
  if (state === 'pending' || state === 'confirmed') return { status: state };
  return { status: 'failed', reason: state };
}

const states = Object.keys(entries).filter((name): name is State => name in entries);
const reachable: Readonly<Record<State, readonly State[]>> = {
  pending: ['confirmed', 'reverted', 'replaced', 'cancelled', 'error', 'timed-out'],
  confirmed: [],
  reverted: [],
  replaced: [],
  cancelled: [],
  error: ['confirmed', 'reverted', 'replaced', 'cancelled'],
  'timed-out': ['confirmed', 'reverted', 'replaced', 'cancelled'],
};

describe.each(states)('%s', (from) => {
  test.each(states)('→ %s', (to) => {
    const next = advanceTransaction(entries[from], patchTo(to), 9);
    if (!reachable[from].includes(to)) expect(next).toBeUndefined();
    else expect(next).toEqual({ ...entries[to], finishedAt: 9 });
  });
});

test('what is learnt on the way is kept', () => {
  const seen = {
    from: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
    nonce: 0,
    call: other,
  } as const;
  const next = advanceTransaction(pending, seen, 9);
  expect(next).toEqual({ ...pending, ...seen });
  expect(advanceTransaction(next ?? pending, seen, 10)).toBeUndefined();
});

test('what is proven takes in nothing more', () => {
  expect(advanceTransaction(confirmed, { hash: other, nonce: 3 }, 9)).toBeUndefined();
});

test('a repriced one knows both hashes, and the first of several', () => {
  const once = advanceTransaction(pending, { hash: other }, 9);
  expect(once).toEqual({ ...pending, hash: other, originalHash: hash });
  const twice = advanceTransaction(once ?? pending, { hash: third }, 9);
  expect(twice).toEqual({ ...pending, hash: third, originalHash: hash });
});

test('a replaced one knows what took its place', () => {
  const patch = { status: 'failed', reason: 'replaced', replacedBy: other } as const;
  expect(advanceTransaction(pending, patch, 9)).toMatchObject({ ...patch, finishedAt: 9 });
});
