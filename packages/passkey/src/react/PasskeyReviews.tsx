import { useLazyPart } from '@mooring/connect/parts';
import { useEffect, useSyncExternalStore } from 'react';
import type { Connector } from 'wagmi';
import type { PasskeyControl } from '../passkeyControl.ts';
import { PasskeyError } from '../passkeyError.ts';
import { readPasskeyControl } from './readPasskeyControl.ts';
import { getReviewQueue } from './reviewQueue.ts';
import { usePendingSubmission } from './submit/usePendingSubmission.ts';

const loadSigning = () => import('./signing.ts');

/**
 * Shows the reviews of the connected account one by one, the dialog for a signed transaction that was not sent, and the
 * banner while a recovery of the account is running.
 */
export function PasskeyReviews({ connector }: { readonly connector: Connector }) {
  const control = readPasskeyControl(connector);
  return control ? <NextReview control={control} /> : null;
}

/** Shows the first pending dialog. Its chunk loads once the account is connected, so that a review opens without delay. */
function NextReview({ control }: { readonly control: PasskeyControl }) {
  const reviews = getReviewQueue(control);
  const pending = useSyncExternalStore(reviews.subscribe, reviews.get, reviews.get);
  const submission = usePendingSubmission(control);
  const { part, failed, retry } = useLazyPart(loadSigning);
  useEffect(() => {
    if (!failed) return;
    // A review that cannot be shown is refused; its chunk is loaded again for the next one.
    if (pending) pending.answer(new PasskeyError('internal', 'The review could not be loaded.'));
    else if (!submission) return;
    retry();
  }, [failed, pending, submission, retry]);
  return part ? (
    <part.SigningDialogs control={control} submission={submission} pending={pending} />
  ) : null;
}
