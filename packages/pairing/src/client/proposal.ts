import type { PairingError } from '../pairingError.ts';
import type { PairingMetadata } from '../pairingOptions.ts';
import type { Topics } from '../relay/relayClient.ts';
import type { ComposeSignIn } from '../session/offeredSignIn.ts';
import type { KeptProposal } from '../session/resumable.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';

export interface ProposalParts {
  readonly relay: Topics;
  readonly metadata: PairingMetadata;
  readonly chainIds: readonly number[];
  /** Lifetime of the proposal, in ms. */
  readonly lifetimeMs: number;
  /** Proposal of an earlier page load, resumed instead of a new one. */
  readonly from?: KeptProposal | undefined;
  /** Composes the sign-in message, sent with the proposal. */
  readonly signIn?: ComposeSignIn | undefined;
  /** Stores the proposal, to resume it later; resolves when stored. */
  readonly onMade: (
    made: Pick<KeptProposal, 'key' | 'secret' | 'id' | 'expiresAt' | 'signIn'>,
  ) => Promise<void>;
  /** Stores the key of a wallet that has approved, before its response is acknowledged to the relay. */
  readonly onAgreed: (id: number, walletKey: string) => Promise<void>;
  /** Called when the relay's mailbox has been processed. */
  readonly onListening?: (() => void) | undefined;
  /** The relay has the proposal: the link can be shown until `expiresAt`, ms since 1970. */
  readonly onReady: (link: { readonly uri: string; readonly expiresAt: number }) => void;
  /**
   * Takes over the session topic, synchronously: the next message may already be there. Resolves when the
   * session is stored, which is acknowledged to the relay only then.
   */
  readonly onSettled: (record: SessionRecord) => Promise<void>;
}

/** Outcome of a proposal. */
export type ProposalOutcome =
  | { readonly kind: 'settled' | 'expired' | 'withdrawn' }
  /** Refused by the wallet, or the wallet's message was invalid. */
  | { readonly kind: 'refused'; readonly error: Error }
  /** Not accepted by the relay. */
  | { readonly kind: 'unsent'; readonly error: PairingError };

export interface Proposal {
  /** Never rejects. */
  readonly outcome: Promise<ProposalOutcome>;
  /** Discards the keys: late messages can no longer be read. */
  withdraw(): void;
}

/** Runs a function when a signal aborts, now or later. Returns a getter of its aborted state. */
export function onAbort(signal: AbortSignal, act: () => void): () => boolean {
  if (signal.aborted) act();
  else signal.addEventListener('abort', act, { once: true });
  return () => signal.aborted;
}
