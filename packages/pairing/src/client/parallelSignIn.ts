import type { KeyPair } from '../crypto/keys.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';
import type { PeerAnswer } from '../session/topicChannel.ts';
import { type Agreement, readAgreement } from './agreement.ts';
import type { ProposalOutcome, ProposalParts } from './proposal.ts';

/** Request to sign in, sent with a proposal: a new one, or that of an earlier page load. Most pages have none. */
export async function openParallelSignIn(
  parts: ProposalParts,
  own: KeyPair,
  createId: () => number,
) {
  const { from, signIn } = parts;
  if (from ? !from.signIn : !signIn) return undefined;
  try {
    const { beginSignIn } = await import('../sign-in/authenticate.ts');
    return await beginSignIn({ ...parts, own, createId, onSigned });
  } catch {
    // The page connects without sign-in.
    return undefined;
  }

  function onSigned(signed: Omit<SessionRecord, 'relaySecret' | 'chosen'>): Promise<void> {
    return parts.onSettled({ ...signed, relaySecret: undefined, chosen: undefined });
  }
}

type ParallelSignIn = Awaited<ReturnType<typeof openParallelSignIn>>;

/** Outcome of the request that a wallet answers: the proposal, or the request to sign in. */
export async function firstOutcome(
  answer: Promise<PeerAnswer>,
  secret: Uint8Array,
  beside: ParallelSignIn,
): Promise<Agreement | ProposalOutcome> {
  const agreed = answer.then((given) => readAgreement(given, secret));
  if (!beside) return agreed;
  const signed = beside.outcome.then(
    ({ error }): ProposalOutcome => (error ? { kind: 'refused', error } : { kind: 'settled' }),
  );
  return Promise.race([signed, agreed]);
}
