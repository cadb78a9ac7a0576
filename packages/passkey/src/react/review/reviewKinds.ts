import type { Explanation } from '@mooring/safe/payment';
import type { Review } from '../../provider/review.ts';

/** Review of a transaction of the account. */
export type TransactionReview = Extract<Review, { kind: 'transaction' }>;

/** Review of a multisig's transaction, which the account signs as an owner. */
export type OwnerTransactionReview = Extract<Review, { kind: 'owner-transaction' }>;

/** Finding of the payment check; the visitor confirms each `grave` or `warn` finding before signing. */
export type ReviewFinding = Explanation['findings'][number];

/** Effects that the payment check finds; those of a call have its index in their path. */
export type ReviewedEffects = Pick<Explanation, 'powers' | 'leaves' | 'others'>;
