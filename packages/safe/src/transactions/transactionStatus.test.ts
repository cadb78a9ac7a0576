import { expect, test } from 'vitest';
import { readMessageStatus, readTransactionStatus } from './transactionStatus.ts';

const waiting = { execution: undefined, nonce: 5n, safeNonce: 5n, confirmations: 1, threshold: 2 };

test.each([
  ['one of two signed', {}, 'AWAITING_CONFIRMATIONS'],
  ['two of two', { confirmations: 2 }, 'AWAITING_EXECUTION'],
  ['later in the queue', { nonce: 9n, confirmations: 2 }, 'AWAITING_EXECUTION'],
  ['its nonce gone to another', { safeNonce: 6n, confirmations: 2 }, 'CANCELLED'],
  ['executed', { safeNonce: 6n, execution: 'success' }, 'SUCCESS'],
  ['executed, and failed inside', { safeNonce: 6n, execution: 'failure' }, 'FAILED'],
] as const)('readTransactionStatus: %s', (_name, progress, expected) => {
  expect(readTransactionStatus({ ...waiting, ...progress })).toBe(expected);
});

test('readMessageStatus is confirmed at the threshold', () => {
  expect([1, 2, 3].map((confirmations) => readMessageStatus(confirmations, 2))).toEqual([
    'NEEDS_CONFIRMATION',
    'CONFIRMED',
    'CONFIRMED',
  ]);
});
