import { withResolvers } from '@mooring/internal';
import type { ChosenWallet, PairingState } from '../pairingControl.ts';
import { PairingError } from '../pairingError.ts';
import type { PairingMetadata, PairingTimeouts } from '../pairingOptions.ts';
import type { RelayClient, Topics } from '../relay/relayClient.ts';
import type { RelayDown } from '../relay/relaySocket.ts';
import type { ComposeSignIn } from '../session/offeredSignIn.ts';
import { createPeerRejection } from '../session/peerError.ts';
import type { KeptProposal } from '../session/resumable.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';
import type { SessionStore } from '../store/sessionStore.ts';
import type { Proposal, ProposalOutcome, ProposalParts } from './proposal.ts';
import { propose } from './propose.ts';

export interface AttemptParts {
  readonly relay: Topics & Pick<RelayClient, 'secret'>;
  readonly store: Pick<SessionStore, 'putProposal' | 'updateProposal' | 'removeProposal'>;
  readonly metadata: PairingMetadata;
  readonly chainIds: readonly number[];
  readonly timeouts: Pick<PairingTimeouts, 'relayMs' | 'proposalMs'>;
  /** Requested chain id. */
  readonly chainId?: number | undefined;
  /** Stored proposal of an earlier page load, with its chosen wallet. */
  readonly from?: KeptProposal | undefined;
  readonly wallet?: ChosenWallet | undefined;
  /** Composes a message to sign in with, for each link. */
  readonly signIn?: ComposeSignIn | undefined;
  readonly onState: (state: PairingState) => void;
  /** Stores the session. */
  readonly onSettled: (record: SessionRecord) => Promise<void>;
}

export type Attempt = ReturnType<typeof startAttempt>;

/** Time the relay stores a settlement while the page is away, in ms. */
const SETTLEMENT_KEPT_MS = 300_000;

/**
 * Starts an attempt to connect: proposes sessions until one is settled or refused, or the person cancels.
 * Its states are drawn in `PairingState`.
 *
 * A resumed proposal is `finishing` while the relay's mailbox is read. After that it continues in the
 * background, until it expires or `connect()` joins it.
 */
export function startAttempt(parts: AttemptParts) {
  const { store, timeouts, onState } = parts;
  let { from } = parts;
  let isJoined = from === undefined;
  let { wallet } = parts;
  let madeId = from?.id;
  const { promise, resolve, reject } = withResolvers<void>();
  let isOver = false;
  let hasFailed = false;
  let proposal: Proposal | undefined;
  let link: Extract<PairingState, { status: 'waiting' }> | undefined;
  let outage: ReturnType<typeof setTimeout> | undefined;
  /** Ends a failed attempt that is not retried. */
  let patience: ReturnType<typeof setTimeout> | undefined;

  function publish(state: PairingState): void {
    clearTimeout(patience);
    hasFailed = state.status === 'failed';
    if (state.status === 'failed') {
      patience = setTimeout(() => finish(state.error), timeouts.proposalMs);
    }
    if (isJoined || state.status === 'finishing') onState(state);
  }

  /** Stores the proposal, replacing the previous one. */
  function keep(made: Parameters<ProposalParts['onMade']>[0]): Promise<void> {
    madeId = made.id;
    const { chainId } = parts;
    return store.putProposal({ ...made, relaySecret: parts.relay.secret(), chainId });
  }

  function begin(): void {
    link = undefined;
    const current = propose({
      ...parts,
      from,
      lifetimeMs: timeouts.proposalMs,
      onMade: keep,
      onAgreed: (id, walletKey) =>
        store.updateProposal(id, { walletKey, expiresAt: Date.now() + SETTLEMENT_KEPT_MS }),
      // The agreement arrives first, then the session.
      onListening: () => !isJoined && !isOver && onState({ status: 'idle' }),
      onReady(made) {
        if (proposal !== current) return;
        link = { status: 'waiting', ...made };
        publish(link);
      },
    });
    proposal = current;
    from = undefined;
    current.outcome.then((outcome) => {
      if (proposal === current && !isOver) conclude(outcome);
    });
  }

  function conclude(outcome: ProposalOutcome): void {
    link = undefined;
    if (outcome.kind === 'settled') finish();
    else if (outcome.kind === 'refused') finish(outcome.error);
    else if (outcome.kind === 'unsent') publish({ status: 'failed', error: outcome.error });
    // The old link stays on screen until the new one is ready, which is soon.
    else if (outcome.kind === 'expired' && isJoined) begin();
    else if (outcome.kind === 'expired') finish(new PairingError('requestExpired'));
  }

  function finish(error?: Error, isLeft = false): void {
    if (isOver) return;
    isOver = true;
    if (madeId !== undefined && !isLeft) void store.removeProposal(madeId);
    clearTimeout(outage);
    clearTimeout(patience);
    proposal?.withdraw();
    onState({ status: 'idle' });
    if (error) reject(error);
    else resolve();
  }

  publish(from ? { status: 'finishing', wallet: wallet?.name } : { status: 'starting' });
  begin();
  return {
    /** Rejects with 4001, or a `PairingError`. */
    outcome: promise,
    hasFailed: () => hasFailed,
    renew(): void {
      if (isOver) return;
      clearTimeout(outage);
      outage = undefined;
      proposal?.withdraw();
      publish({ status: 'starting' });
      begin();
    },
    /** Chosen wallet, if known. */
    wallet: () => wallet,
    /** Sets the wallet the person has chosen and is about to open. */
    choose(chosen: ChosenWallet): void {
      wallet = chosen;
    },
    /** Joins a resumed attempt: a person waits for it now. */
    join(): void {
      isJoined = true;
      onState(link ?? { status: 'starting' });
    },
    /** Cancelled by the person, or for another attempt. */
    cancel: () => finish(createPeerRejection()),
    /** Ends the attempt on page close; the proposal stays stored. */
    leave: () => finish(createPeerRejection(), true),
    /** Ends the attempt because an earlier session has connected. */
    succeed: () => finish(),
    onRelayDown(reason: RelayDown): void {
      if (!link || outage) return;
      const fail = () => {
        if (link) publish({ status: 'failed', error: new PairingError(reason) });
      };
      if (reason === 'relayRefused') fail();
      else outage = setTimeout(fail, timeouts.relayMs);
    },
    onRelayUp(): void {
      clearTimeout(outage);
      outage = undefined;
      if (link && !isOver) publish(link);
    },
  };
}
