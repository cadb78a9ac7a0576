import { describe, expect, test } from 'vitest';
import { InvalidTransactionError, validateTransaction } from './validateTransaction.ts';

const hash = `0x${'a1'.repeat(32)}`;
const description = 'Send 1 ETH';
const badHash = 'Invalid transaction hash';
const badDescription = 'Transaction must have a description';
const badConfirmations = 'Transaction confirmations must be a positiver integer';

describe('validateTransaction, hash', () => {
  test.each([
    [hash, []],
    [hash.toUpperCase().replace('X', 'x'), []],
    [hash.slice(2), [badHash]],
    [hash.slice(0, -1), [badHash]],
    [`${hash}0`, [badHash]],
    [`${hash}\n`, [badHash]],
    [` ${hash}`, [badHash]],
    [`${hash.slice(0, -1)}g`, [badHash]],
    ['0x', [badHash]],
    ['', [badHash]],
    [undefined, [badHash]],
    [null, [badHash]],
    [1, [badHash]],
    [[hash], [badHash]],
  ])('%j', (value, faults) => {
    expect(validateTransaction({ hash: value, description })).toEqual(faults);
  });
});

describe('validateTransaction, description', () => {
  test.each([
    ['a', []],
    ['إرسال', []],
    ['', [badDescription]],
    ['  ', [badDescription]],
    [undefined, [badDescription]],
    [null, [badDescription]],
    [7, [badDescription]],
    [{}, [badDescription]],
  ])('%j', (value, faults) => {
    expect(validateTransaction({ hash, description: value })).toEqual(faults);
  });
});

describe('validateTransaction, confirmations', () => {
  test.each([
    [undefined, []],
    [1, []],
    [64, []],
    [0, [badConfirmations]],
    [-1, [badConfirmations]],
    [1.5, [badConfirmations]],
    [Number.NaN, [badConfirmations]],
    [Number.POSITIVE_INFINITY, [badConfirmations]],
    ['1', [badConfirmations]],
    [1n, [badConfirmations]],
    [null, [badConfirmations]],
  ])('%s', (confirmations, faults) => {
    expect(validateTransaction({ hash, description, confirmations })).toEqual(faults);
  });
});

test.each([[undefined], [null], ['text'], [7], [[]], [{}]])(
  'validateTransaction returns faults for %j',
  (input) => {
    expect(validateTransaction(input)).toEqual([badHash, badDescription]);
  },
);

test('validateTransaction returns all faults, which the error lists one per line', () => {
  const faults = validateTransaction({ hash: '0x1', description: '', confirmations: 0 });
  expect(faults).toEqual([badHash, badDescription, badConfirmations]);
  const error = new InvalidTransactionError(faults);
  expect(error.message).toBe(`${badHash}\n${badDescription}\n${badConfirmations}`);
  expect(error.name).toBe('InvalidTransactionError');
});
