import type { Hash } from 'viem';
import { describe, expect, test } from 'vitest';
import {
  advanceTransaction,
  type FailureReason,
  isUnproven,
  parseStoredTransaction,
  type StoredTransaction,
  type TransactionPatch,
} from './storedTransaction.ts';

describe('parseStoredTransaction', () => {
  const hash = `0x${'1'.repeat(64)}`;
  const pending = { hash, description: 'Send', status: 'pending', addedAt: 5 };
  const failed = { ...pending, status: 'failed', reason: 'reverted', finishedAt: 7 };
  const parse = (value: unknown) => parseStoredTransaction(1, JSON.stringify(value));

  describe('returns valid entries', () => {
    test.each([
      pending,
      { ...pending, confirmations: 3 },
      { ...pending, reference: 'tip 7' },
      { ...pending, to: [`0x${'a'.repeat(40)}`, `0x${'B'.repeat(40)}`] },
      { ...pending, from: `0x${'a'.repeat(40)}`, nonce: 0, call: hash, originalHash: hash },
      { ...pending, multisig: {} },
      { ...pending, batch: { id: '7', connectorId: 'test', size: 1, done: 0 } },
      { ...pending, multisig: { confirmations: 1, threshold: 2 } },
      { ...pending, status: 'confirmed', finishedAt: 7 },
      failed,
      { ...failed, reason: 'timed-out' },
      { ...failed, reason: 'replaced', replacedBy: hash },
    ])('%j', (value) => {
      expect(parse(value)).toEqual({ ...value, chainId: 1 });
    });
  });

  describe('returns undefined for', () => {
    test.each([
      null,
      7,
      'text',
      [],
      {},
      { ...pending, hash: '0x1' },
      { ...pending, description: '' },
      { ...pending, description: { html: '<b>' } },
      { ...pending, status: 'done' },
      { ...pending, addedAt: 'yesterday' },
      { ...pending, addedAt: -1 },
      // Beyond the range of `Date`.
      { ...pending, addedAt: 8_640_000_000_000_001 },
      { ...failed, finishedAt: 8_640_000_000_000_001 },
      { ...pending, confirmations: 0 },
      { ...pending, reference: 7 },
      { ...pending, from: '0x1' },
      { ...pending, nonce: '0' },
      { ...pending, call: 'x' },
      { ...pending, originalHash: 'x' },
      { ...pending, multisig: 'yes' },
      { ...pending, multisig: null },
      { ...pending, batch: { id: '7', connectorId: 'test', size: 0 } },
      { ...pending, batch: { id: '7', connectorId: 'test', size: 2, done: -1 } },
      { ...pending, reason: 'reverted' },
      { ...pending, finishedAt: 7 },
      { ...pending, status: 'confirmed' },
      { ...failed, status: 'confirmed' },
      { ...failed, reason: 'bored' },
      { ...failed, reason: undefined },
      { ...failed, finishedAt: undefined },
      { ...failed, replacedBy: 'x' },
    ])('%j', (value) => {
      expect(parse(value)).toBeUndefined();
    });

    test.each(['', 'null', '{', 'undefined', '{"hash":'])('%j', (text) => {
      expect(parseStoredTransaction(1, text)).toBeUndefined();
    });
  });

  test('drops invalid signature counts', () => {
    const multisig = { confirmations: -1, threshold: 1e9, more: 'x'.repeat(9) };
    expect(parse({ ...pending, multisig })).toEqual({ ...pending, chainId: 1, multisig: {} });
  });

  test.each([
    'everybody',
    `0x${'a'.repeat(40)}`,
    [],
    ['0x1'],
    [`0x${'a'.repeat(40)}`, null],
    { length: 1, 0: `0x${'a'.repeat(40)}` },
  ])('drops invalid recipients: %j', (to) => {
    expect(parse({ ...pending, to })).toEqual({ ...pending, chainId: 1 });
  });

  test.each([
    ['error', true],
    ['timed-out', true],
    ['reverted', false],
    ['replaced', false],
    ['cancelled', false],
    [undefined, false],
  ] as const)('isUnproven of the reason %s is %s', (reason, unproven) => {
    expect(isUnproven({ reason })).toBe(unproven);
  });
});

describe('advanceTransaction', () => {
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

  describe.each(states)('from %s', (from) => {
    test.each(states)('to %s', (to) => {
      const next = advanceTransaction(entries[from], patchTo(to), 9);
      if (!reachable[from].includes(to)) expect(next).toBeUndefined();
      else expect(next).toEqual({ ...entries[to], finishedAt: 9 });
    });
  });

  test('keeps fields that it has learnt', () => {
    const seen = {
      from: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
      nonce: 0,
      call: other,
    } as const;
    const next = advanceTransaction(pending, seen, 9);
    expect(next).toEqual({ ...pending, ...seen });
    expect(advanceTransaction(next ?? pending, seen, 10)).toBeUndefined();
  });

  test('ignores changes of a proven entry', () => {
    expect(advanceTransaction(confirmed, { hash: other, nonce: 3 }, 9)).toBeUndefined();
  });

  test('keeps original and current hash of a repriced transaction', () => {
    const once = advanceTransaction(pending, { hash: other }, 9);
    expect(once).toEqual({ ...pending, hash: other, originalHash: hash });
    const twice = advanceTransaction(once ?? pending, { hash: third }, 9);
    expect(twice).toEqual({ ...pending, hash: third, originalHash: hash });
  });

  test('keeps the hash of the replacement', () => {
    const patch = { status: 'failed', reason: 'replaced', replacedBy: other } as const;
    expect(advanceTransaction(pending, patch, 9)).toMatchObject({ ...patch, finishedAt: 9 });
  });
});
