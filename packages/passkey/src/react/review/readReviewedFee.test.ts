import { createTransaction, greatestRefund } from '@mooring/safe/transactions';
import { expect, test } from 'vitest';
import { readReviewedFee } from './readReviewedFee.ts';

const to = `0x${'1'.repeat(40)}` as const;
const token = `0x${'2'.repeat(40)}` as const;
const plain = createTransaction({ to, value: 5n }, 3n);

test('readReviewedFee returns the fee of a transaction of the account', () => {
  const fee = { payer: 'account', most: 7n } as const;
  expect(readReviewedFee({ fee })).toBe(fee);
  expect(readReviewedFee({ transaction: plain })).toEqual({ payer: 'submitter' });
});

test.each([
  ['without named gas', { gasPrice: 10n ** 15n }],
  ['in a token, to an address', { gasPrice: 3n, gasToken: token, refundReceiver: to }],
  ['with named gas', { gasPrice: 3n, safeTxGas: 50_000n, baseGas: 60_000n }],
])('readReviewedFee returns the most that a refund can be: %s', (_, refund) => {
  const transaction = { ...plain, ...refund };
  const most = greatestRefund(transaction);
  expect(most?.amount).toBeGreaterThan(0n);
  expect(readReviewedFee({ transaction })).toMatchObject({
    payer: 'account',
    most: most?.amount,
    ...(most?.token && { token, to }),
  });
});
