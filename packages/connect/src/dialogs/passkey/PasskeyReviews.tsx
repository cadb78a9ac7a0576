import { useEffect, useSyncExternalStore } from 'react';
import type { Connector } from 'wagmi';
import { useLoaded } from '../../core/useLoaded.ts';
import { passkeyOf } from '../../wallets/passkey.ts';
import { passkeyReviewsOf, type PasskeyReviews as Reviews } from '../../wallets/passkeyReviews.ts';

const load = () => import('./review/ReviewDialog.tsx');

/** Shows what the connected account is about to sign, one review at a time. */
export function PasskeyReviews({ connector }: { readonly connector: Connector }) {
  const control = passkeyOf(connector);
  return control ? <NextReview reviews={passkeyReviewsOf(control)} /> : null;
}

/** The dialog is fetched as soon as the account is connected. */
function NextReview({ reviews }: { readonly reviews: Reviews }) {
  const pending = useSyncExternalStore(reviews.subscribe, reviews.get, reviews.get);
  const { part, failed, retry } = useLoaded(load);
  useEffect(() => {
    if (!failed || !pending) return;
    // What cannot be shown is not signed; it is fetched again for the next one.
    pending.answer(false);
    retry();
  }, [failed, pending, retry]);
  if (!part || !pending) return null;
  const { review, answer } = pending;
  return <part.ReviewDialog key={review.hashes.hash} review={review} onAnswer={answer} />;
}
