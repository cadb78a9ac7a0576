import { describe, expect, test } from 'vitest';
import { isUnproven, parseStoredTransaction } from './storedTransaction.ts';

const hash = `0x${'1'.repeat(64)}`;
const pending = { hash, description: 'Send', status: 'pending', addedAt: 5 };
const failed = { ...pending, status: 'failed', reason: 'reverted', finishedAt: 7 };
const parse = (value: unknown) => parseStoredTransaction(1, JSON.stringify(value));

describe('what was written is read', () => {
  test.each([
    pending,
    { ...pending, confirmations: 3 },
    { ...pending, from: `0x${'a'.repeat(40)}`, nonce: 0, call: hash, originalHash: hash },
    { ...pending, multisig: {} },
    { ...pending, multisig: { confirmations: 1, threshold: 2 } },
    { ...pending, status: 'confirmed', finishedAt: 7 },
    failed,
    { ...failed, reason: 'timed-out' },
    { ...failed, reason: 'replaced', replacedBy: hash },
  ])('%j', (value) => {
    expect(parse(value)).toEqual({ ...value, chainId: 1 });
  });
});

describe('anything else is not', () => {
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
    { ...pending, confirmations: 0 },
    { ...pending, from: '0x1' },
    { ...pending, nonce: '0' },
    { ...pending, call: 'x' },
    { ...pending, originalHash: 'x' },
    { ...pending, multisig: 'yes' },
    { ...pending, multisig: null },
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

test('signatures that make no sense are left out', () => {
  const multisig = { confirmations: -1, threshold: 1e9, more: 'x'.repeat(9) };
  expect(parse({ ...pending, multisig })).toEqual({ ...pending, chainId: 1, multisig: {} });
});

test.each([
  ['error', true],
  ['timed-out', true],
  ['reverted', false],
  ['replaced', false],
  ['cancelled', false],
  [undefined, false],
] as const)('%s is unproven: %s', (reason, unproven) => {
  expect(isUnproven({ reason })).toBe(unproven);
});
