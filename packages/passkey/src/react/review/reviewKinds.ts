import type { Explanation } from '@mooring/safe/payment';
import type { Review } from '../../provider/review.ts';

/** A transaction of the account. */
export type TransactionReview = Extract<Review, { kind: 'transaction' }>;

/** A transaction of an account with several owners, signed as one of them. */
export type OwnerTransactionReview = Extract<Review, { kind: 'owner-transaction' }>;

/** Something a person has to know before they sign; those that are `grave` or `warn` are confirmed one by one. */
export type ReviewFinding = Explanation['findings'][number];
