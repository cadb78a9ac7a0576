import type { PasskeyControl } from '../passkeyControl.ts';
import { RecoveryWatch } from './guardians/RecoveryWatch.tsx';
import { ReviewDialog } from './review/ReviewDialog.tsx';
import type { PendingReview } from './reviewQueue.ts';
import { SubmitDialog } from './submit/SubmitDialog.tsx';
import type { PendingSubmission } from './submit/usePendingSubmission.ts';

interface SigningDialogsProps {
  readonly control: PasskeyControl;
  readonly submission: PendingSubmission | undefined;
  readonly pending: PendingReview | undefined;
}

/** First pending dialog of the connected account, and the banner while a recovery of it is running. */
export function SigningDialogs({ control, submission, pending }: SigningDialogsProps) {
  return (
    <>
      <RecoveryWatch control={control} />
      {submission ? (
        <SubmitDialog {...submission} />
      ) : (
        pending && (
          <ReviewDialog
            key={pending.review.hashes.hash}
            review={pending.review}
            error={pending.error}
            onAnswer={pending.answer}
          />
        )
      )}
    </>
  );
}
