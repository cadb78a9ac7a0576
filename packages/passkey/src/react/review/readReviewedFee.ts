import { greatestRefund } from '@mooring/safe/transactions';
import type { Address } from 'viem';
import type { Fee } from '../../provider/review.ts';
import type { OwnerTransactionReview, TransactionReview } from './reviewKinds.ts';

/** Fee of a review, with the receiver of a refund that another proposer chose. */
type ReviewedFee = Fee & { readonly to?: Address | undefined };

/**
 * Returns the fee of a review; for the transaction of a multisig, the largest gas refund that it pays: with no gas named,
 * the used gas is still paid for at the signed price.
 */
export function readReviewedFee(
  review: Pick<TransactionReview, 'fee'> | Pick<OwnerTransactionReview, 'transaction'>,
): ReviewedFee {
  if ('fee' in review) return review.fee;
  const refund = greatestRefund(review.transaction);
  if (!refund) return { payer: 'submitter' };
  const { amount: most, token, to } = refund;
  return { payer: 'account', most, to, ...(token && { token }) };
}
