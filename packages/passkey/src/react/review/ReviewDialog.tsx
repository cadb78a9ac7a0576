import { useCatalogue } from '@mooring/connect';
import { Button, DialogFrame, Notice, useStylesheet } from '@mooring/connect/parts';
import { useConfig } from 'wagmi';
import type { Review } from '../../provider/review.ts';
import { AuthenticatorNotice } from '../AuthenticatorNotice.tsx';
import { isAuthenticatorProblem, readPasskeyProblem } from '../passkeyState.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { usePasskeyTexts } from '../texts/usePasskeyTexts.ts';
import { FullAddress } from './FullAddress.tsx';
import { ReviewedFindings } from './ReviewedFindings.tsx';
import { ReviewedMessage } from './ReviewedMessage.tsx';
import { ReviewedOwnerTransaction, ReviewedTransaction } from './ReviewedTransaction.tsx';
import { ReviewedTypedData } from './ReviewedTypedData.tsx';
import styles from './review.css?inline';
import { type ExplanationState, useExplanation } from './useExplanation.ts';

interface ReviewDialogProps {
  readonly review: Review;
  /** Error of the previous attempt to sign it. */
  readonly error?: unknown;
  /** Called with true to sign, with false to reject. */
  readonly onAnswer: (signs: boolean) => void;
}

/** Dialog that shows everything a passkey will sign, since the browser's prompt does not show it. */
export function ReviewDialog({ review, error, onAnswer }: ReviewDialogProps) {
  useStylesheet(styles);
  const t = usePasskeyTexts();
  const explained = useExplanation(review);
  if (!t) return null;
  return (
    <DialogFrame
      title={t('review.title')}
      onClose={() => onAnswer(false)}
      footer={
        <div className="mooring-review-actions">
          <Button onClick={() => onAnswer(false)}>{t('review.reject')}</Button>
          <Button
            variant="primary"
            aria-disabled={!explained.canSign}
            onClick={() => {
              if (explained.canSign) onAnswer(true);
            }}
          >
            {t('review.sign')}
          </Button>
        </div>
      }
    >
      <ReviewBody review={review} error={error} explained={explained} />
    </DialogFrame>
  );
}

function ReviewFailure({ error }: { readonly error: unknown }) {
  const t = useCatalogue(passkeyCatalogue);
  const problem = readPasskeyProblem(error);
  if (isAuthenticatorProblem(problem))
    return <AuthenticatorNotice problem={problem} orphan={undefined} />;
  return <Notice urgent>{t(problem === 'domain' ? 'passkey.domain' : 'passkey.other')}</Notice>;
}

interface ReviewBodyProps extends Pick<ReviewDialogProps, 'review' | 'error'> {
  readonly explained: ExplanationState;
}

function ReviewBody({ review, error, explained }: ReviewBodyProps) {
  const t = useCatalogue(passkeyCatalogue);
  const { account, chainId, hashes } = review;
  const safe = 'safe' in review ? review.safe : account;
  const isOther = safe.toLowerCase() !== account.toLowerCase();
  const shown = 'safe' in review ? review.safeHashes : hashes;
  const chain = useConfig().chains.find(({ id }) => id === chainId);
  const network = chain?.name ?? String(chainId);
  return (
    <div className="mooring-review">
      {error !== undefined && <ReviewFailure error={error} />}
      <p className="mooring-review-lead">{t('review.lead')}</p>
      {'safe' in review && !isOther && <p className="mooring-review-lead">{t('review.asOwner')}</p>}
      {isOther && <Notice>{t('review.forOther')}</Notice>}
      {review.kind === 'message' && <ReviewedMessage message={review.message} />}
      {review.kind === 'typed-data' && <ReviewedTypedData {...review} />}
      {review.kind === 'transaction' && (
        <ReviewedTransaction review={review} network={network} effects={explained.effects} />
      )}
      {review.kind === 'owner-transaction' && (
        <ReviewedOwnerTransaction review={review} effects={explained.effects} />
      )}
      <ReviewedFindings explained={explained} />
      {explained.findings.length > 0 && !explained.canSign && (
        <p className="mooring-review-quiet">{t('review.unread')}</p>
      )}
      {review.kind === 'owner-message' && <ReviewedOwnerMessage review={review} />}
      <dl className="mooring-facts">
        <dt>{t('review.account')}</dt>
        <dd>
          <FullAddress address={safe} />
        </dd>
        {isOther && (
          <>
            <dt>{t('review.yourAccount')}</dt>
            <dd>
              <FullAddress address={account} />
            </dd>
          </>
        )}
        <dt>{t('review.network')}</dt>
        <dd>
          <bdi>{network}</bdi>
        </dd>
      </dl>
      <details className="mooring-details">
        <summary>{t('review.hashes')}</summary>
        <dl className="mooring-facts">
          <Hash name={t('review.domainHash')} hash={shown.domainHash} />
          <Hash name={t('review.messageHash')} hash={shown.messageHash} />
          {/* As an owner of a Safe, the account signs a message with the Safe's hash. */}
          {shown.hash !== hashes.hash && <Hash name={t('review.safeHash')} hash={shown.hash} />}
          <Hash name={t('review.hash')} hash={hashes.hash} />
        </dl>
      </details>
    </div>
  );
}

function Hash({ name, hash }: { readonly name: string; readonly hash: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="mooring-hex">
        <bdi dir="ltr">{hash}</bdi>
      </dd>
    </div>
  );
}

interface ReviewedOwnerMessageProps {
  readonly review: Extract<Review, { kind: 'owner-message' }>;
}

function ReviewedOwnerMessage({ review }: ReviewedOwnerMessageProps) {
  const { message, safe, chainId } = review;
  const isTypedData = typeof message !== 'string' && 'types' in message;
  return isTypedData ? (
    <ReviewedTypedData typedData={message} account={safe} chainId={chainId} />
  ) : (
    <ReviewedMessage message={message} />
  );
}
