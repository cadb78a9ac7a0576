import type { PairingState } from '../pairingControl.ts';
import { PairingError } from '../pairingError.ts';
import type { PairingMetadata, PairingTimeouts } from '../pairingOptions.ts';
import type { RelayClient, Topics } from '../relay/relayClient.ts';
import type { ChosenWallet } from '../session/chosenWallet.ts';
import type { KeptProposal } from '../session/keptProposal.ts';
import { rejected } from '../session/peerError.ts';
import { type Proposal, type ProposalOutcome, propose } from '../session/propose.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';
import type { SessionStore } from '../store/sessionStore.ts';
import { withResolvers } from '../withResolvers.ts';

export interface AttemptParts {
  readonly relay: Topics & Pick<RelayClient, 'secret'>;
  readonly store: Pick<SessionStore, 'putProposal' | 'updateProposal' | 'removeProposal'>;
  readonly metadata: PairingMetadata;
  readonly chainIds: readonly number[];
  readonly timeouts: Pick<PairingTimeouts, 'relayMs' | 'proposalMs'>;
  /** The network that is wanted. */
  readonly chainId?: number | undefined;
  /** A proposal of before the page was loaded, and the wallet that was chosen for it. */
  readonly from?: KeptProposal | undefined;
  readonly wallet?: ChosenWallet | undefined;
  readonly onState: (state: PairingState) => void;
  /** Keeps the session. */
  readonly onSettled: (record: SessionRecord) => Promise<void>;
}

export type Attempt = ReturnType<typeof startAttempt>;

/** The relay keeps a session that was settled while nobody looked so long, in ms. */
const settlementKeptMs = 300_000;

/**
 * An attempt to connect: one proposal after the other, until one is settled or refused, or the person
 * gives up. Its states are drawn with `PairingState`.
 *
 * One that takes up a proposal of before is `finishing` while the relay's mailbox is looked at, and
 * nobody's after that: it goes on in silence, until its time is up or a person joins it by connecting.
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
  /** Nobody waits for ever for a page that nobody looks at. */
  let patience: ReturnType<typeof setTimeout> | undefined;

  function publish(state: PairingState): void {
    clearTimeout(patience);
    hasFailed = state.status === 'failed';
    if (state.status === 'failed') {
      patience = setTimeout(() => finish(state.error), timeouts.proposalMs);
    }
    if (isJoined || state.status === 'finishing') onState(state);
  }

  /** Keeps the proposal, in the place of the one before. */
  function keep(made: Pick<KeptProposal, 'key' | 'secret' | 'id' | 'expiresAt'>): Promise<void> {
    madeId = made.id;
    const { chainId } = parts;
    return store.putProposal({
      ...made,
      relaySecret: parts.relay.secret(),
      chainId,
      walletKey: undefined,
    });
  }

  function begin(): void {
    link = undefined;
    const current = propose({
      ...parts,
      from,
      lifetimeMs: timeouts.proposalMs,
      onMade: keep,
      onAgreed: (id, walletKey) =>
        store.updateProposal(id, { walletKey, expiresAt: Date.now() + settlementKeptMs }),
      // An agreement is heard of first, the session itself after that.
      onHeard: () => !isJoined && !isOver && onState({ status: 'idle' }),
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
    // The old link stays on the screen until the new one is there, which is soon.
    else if (outcome.kind === 'expired' && isJoined) begin();
    else if (outcome.kind === 'expired') finish(new PairingError('request-expired'));
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
    /** The wallet that was chosen, as far as is known. */
    wallet: () => wallet,
    /** The person has chosen a wallet, and is about to go there. */
    choose(chosen: ChosenWallet): void {
      wallet = chosen;
    },
    /** A person waits for it from now on. */
    join(): void {
      isJoined = true;
      onState(link ?? { status: 'starting' });
    },
    /** By the person, or for another attempt. */
    cancel: () => finish(rejected()),
    /** The page goes: the proposal stays on the device. */
    leave: () => finish(rejected(), true),
    /** The page is connected some other way: by a session of before. */
    succeed: () => finish(),
    onRelayDown(reason: 'silent' | 'refused'): void {
      if (!link || outage) return;
      const fail = () => {
        if (link) publish({ status: 'failed', error: new PairingError(`relay-${reason}`) });
      };
      if (reason === 'refused') fail();
      else outage = setTimeout(fail, timeouts.relayMs);
    },
    onRelayUp(): void {
      clearTimeout(outage);
      outage = undefined;
      if (link && !isOver) publish(link);
    },
  };
}
