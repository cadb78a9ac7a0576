import type { PairingState } from '../pairingControl.ts';
import { PairingError } from '../pairingError.ts';
import type { PairingMetadata, PairingTimeouts } from '../pairingOptions.ts';
import type { Topics } from '../relay/relayClient.ts';
import { rejected } from '../session/peerError.ts';
import { type Proposal, type ProposalOutcome, propose } from '../session/propose.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';
import { withResolvers } from '../withResolvers.ts';

export interface AttemptParts {
  readonly relay: Topics;
  readonly metadata: PairingMetadata;
  readonly chainIds: readonly number[];
  readonly timeouts: Pick<PairingTimeouts, 'relayMs' | 'proposalMs'>;
  readonly onState: (state: PairingState) => void;
  readonly onSettled: (record: SessionRecord) => void;
}

export type Attempt = ReturnType<typeof startAttempt>;

/**
 * An attempt to connect: one proposal after the other, until one is settled or refused, or the person
 * gives up. Its states are drawn with `PairingState`.
 */
export function startAttempt(parts: AttemptParts) {
  const { timeouts, onState } = parts;
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
    onState(state);
  }

  function begin(): void {
    link = undefined;
    const current = propose({
      ...parts,
      lifetimeMs: timeouts.proposalMs,
      onReady(made) {
        if (proposal !== current) return;
        link = { status: 'waiting', ...made };
        publish(link);
      },
    });
    proposal = current;
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
    else if (outcome.kind === 'expired') begin();
  }

  function finish(error?: Error): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(outage);
    clearTimeout(patience);
    proposal?.withdraw();
    onState({ status: 'idle' });
    if (error) reject(error);
    else resolve();
  }

  publish({ status: 'starting' });
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
    /** By the person, or for another attempt. */
    cancel: () => finish(rejected()),
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
