import { visibleText } from '../../../core/text/visibleText.ts';
import { passkeyCatalogue } from '../../../i18n/passkey/passkeyCatalogue.ts';
import { useCatalogue } from '../../../i18n/useTranslate.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { ReviewedFee, TransactionReview } from '../../../wallets/passkey.ts';
import { ReviewedCall } from './ReviewedCall.tsx';
import { SimulationResult } from './SimulationResult.tsx';
import { useAmount } from './useAmount.ts';

const LONGEST_NAME = 60;

interface ReviewedTransactionProps {
  readonly review: TransactionReview;
  readonly network: string;
}

/** What a transaction does, what would come of it, and who pays. */
export function ReviewedTransaction({ review, network }: ReviewedTransactionProps) {
  const t = useCatalogue(passkeyCatalogue);
  const { calls, account, chainId, isDeployed } = review;
  return (
    <>
      {calls.length > 1 && (
        <h3 className="mooring-review-title">{t('review.batch', { count: calls.length })}</h3>
      )}
      <ol className="mooring-calls">
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
          <li key={index}>
            <ReviewedCall call={call} account={account} chainId={chainId} />
          </li>
        ))}
      </ol>
      {!isDeployed && <Notice>{t('review.opens', { network })}</Notice>}
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

function Fee({ review }: Pick<ReviewedTransactionProps, 'review'>) {
  const t = useCatalogue(passkeyCatalogue);
  const { feePayer, chainId } = review;
  const fee = feeOf(review);
  const most = useAmount(
    chainId,
    fee.payer === 'account' ? fee.token : undefined,
    fee.payer === 'account' ? fee.most : 0n,
  );
  if (fee.payer === 'account') return t('review.most', { amount: most });
  return t('review.paidBy', { name: visibleText(feePayer, LONGEST_NAME) });
}

/** The fee as it is told; without that, the refund that is signed. */
function feeOf({ fee, transaction }: TransactionReview): ReviewedFee {
  const { safeTxGas, baseGas, gasPrice, gasToken } = transaction;
  if (fee || gasPrice === 0n) return fee ?? { payer: 'submitter' };
  const token = BigInt(gasToken) === 0n ? undefined : gasToken;
  return { payer: 'account', token, most: (safeTxGas + baseGas) * gasPrice };
}
