import { useCatalogue, visibleText } from '@mooring/connect';
import type { Address } from 'viem';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { readCallEffects } from './callEffects.ts';
import { FullAddress } from './FullAddress.tsx';
import { ReviewedCall } from './ReviewedCall.tsx';
import { readReviewedFee } from './readReviewedFee.ts';
import { findRecoverySetting } from './recoverySetting.ts';
import type { OwnerTransactionReview, ReviewedEffects, TransactionReview } from './reviewKinds.ts';
import { SimulationResult } from './SimulationResult.tsx';
import { useAmount } from './useAmount.ts';

const LONGEST_SHOWN_NAME = 60;

interface ReviewedTransactionProps {
  readonly effects: ReviewedEffects;
  readonly review: TransactionReview;
  readonly network: string;
}

/** Calls of a transaction, its simulated outcome, and who pays. */
export function ReviewedTransaction({ review, network, effects }: ReviewedTransactionProps) {
  const t = useCatalogue(passkeyCatalogue);
  const { chainId, isDeployed } = review;
  return (
    <>
      <ReviewedCalls review={review} account={review.account} effects={effects} />
      {!isDeployed && <p className="mooring-review-quiet">{t('review.opens', { network })}</p>}
      <SimulationResult simulation={review.simulation} chainId={chainId} />
      <dl className="mooring-facts">
        <dt>{t('review.fee')}</dt>
        <dd>
          <Fee review={review} />
        </dd>
      </dl>
    </>
  );
}

interface ReviewedOwnerTransactionProps {
  readonly effects: ReviewedEffects;
  readonly review: OwnerTransactionReview;
}

/** Calls of a multisig transaction, its nonce, and its gas refund. */
export function ReviewedOwnerTransaction({ review, effects }: ReviewedOwnerTransactionProps) {
  const t = useCatalogue(passkeyCatalogue);
  const { nonce, gasPrice } = review.transaction;
  return (
    <>
      <ReviewedCalls review={review} account={review.safe} effects={effects} />
      <dl className="mooring-facts">
        <dt>{t('review.nonce')}</dt>
        <dd>{String(nonce)}</dd>
        {gasPrice > 0n && (
          <>
            <dt>{t('review.fee')}</dt>
            <dd>
              <Fee review={review} />
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

interface ReviewedCallsProps {
  readonly effects: ReviewedEffects;
  readonly review: TransactionReview | OwnerTransactionReview;
  /** Account that makes the calls. */
  readonly account: Address;
}

function ReviewedCalls({ review: { calls, chainId }, account, effects }: ReviewedCallsProps) {
  const t = useCatalogue(passkeyCatalogue);
  return (
    <>
      {calls.length > 1 && (
        <h3 className="mooring-review-title">{t('review.batch', { count: calls.length })}</h3>
      )}
      <ol className="mooring-calls">
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
          <li key={index}>
            <ReviewedCall
              call={call}
              account={account}
              chainId={chainId}
              recovery={findRecoverySetting(effects.powers, index)}
              checked={readCallEffects(effects, index)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function Fee({ review }: Pick<ReviewedCallsProps, 'review'>) {
  const t = useCatalogue(passkeyCatalogue);
  const { chainId } = review;
  const feePayer = 'feePayer' in review ? review.feePayer : '';
  const fee = readReviewedFee(review);
  const most = useAmount(
    chainId,
    fee.payer === 'account' ? fee.token : undefined,
    fee.payer === 'account' ? fee.most : 0n,
  );
  if (fee.payer === 'account') {
    return (
      <>
        {t('review.most', { amount: most })}
        {fee.to && (
          <p className="mooring-refund-receiver">
            {t('review.refundTo')}{' '}
            <span className="mooring-call-address">
              <FullAddress address={fee.to} />
            </span>
          </p>
        )}
      </>
    );
  }
  return feePayer === ''
    ? t('review.byWallet')
    : t('review.paidBy', { name: visibleText(feePayer, LONGEST_SHOWN_NAME) });
}
