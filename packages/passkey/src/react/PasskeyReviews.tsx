import { useLazyPart } from '@mooring/connect/parts';
import { useEffect, useSyncExternalStore } from 'react';
import type { Connector } from 'wagmi';
import type { PasskeyControl } from '../passkeyControl.ts';
import { PasskeyError } from '../passkeyError.ts';
import { readPasskeyControl } from './readPasskeyControl.ts';
import { getReviewQueue } from './reviewQueue.ts';
import { usePendingSubmission } from './submit/usePendingSubmission.ts';

const loadSigning = () => import('./signing.ts');

/** Shows what the connected account is about to sign, one review at a time, and has it sent where nobody did. */
export function PasskeyReviews({ connector }: { readonly connector: Connector }) {
  const control = readPasskeyControl(connector);
  return control ? <NextReview control={control} /> : null;
}

/** The dialogs are fetched as soon as the account is connected: what is signed must not wait for a network. */
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
  if (!part) return null;
  if (submission) return <part.SubmitDialog {...submission} />;
  if (!pending) return null;
  const { review, error, answer } = pending;
  const { hash } = review.hashes;
  return <part.ReviewDialog key={hash} review={review} error={error} onAnswer={answer} />;
}
