import { parseOrUndefined } from '@mooring/internal/schema';
import { object } from 'valibot';
import type { ChosenWallet } from '../pairingControl.ts';
import { count } from '../parse/values.ts';
import { chosenWallet } from '../session/sessionRecord.ts';
import { acquireLock } from '../store/tabs.ts';
import { type Attempt, type AttemptParts, startAttempt } from './attempt.ts';
import type { ClientParts, SharedParts } from './clientParts.ts';
import type { CurrentSession } from './currentSession.ts';

/** Chosen wallet as the page has stored it, valid until a time in ms since 1970. */
const keptChoice = object({ ...chosenWallet.entries, until: count });

/** Creates the attempt to connect of a pairing client: none, or one, a proposal of an earlier page load among them. */
export function createCurrentAttempt(
  parts: ClientParts,
  { relay, store, name, onIdle }: SharedParts,
  session: CurrentSession,
) {
  const { options, timeouts, chainIds, events } = parts;
  const lockName = `${name}:proposal`;
  const closing = new AbortController();
  let attempt: Attempt | undefined;
  /** Attempt that resumes an earlier proposal, until `connect()` joins it. */
  let resumed: Attempt | undefined;

  function start(
    terms: Pick<AttemptParts, 'chainId' | 'from' | 'wallet'>,
    held: AbortController,
  ): Attempt {
    const current = startAttempt({
      relay,
      store,
      chainIds,
      timeouts,
      ...terms,
      metadata: options.metadata,
      signIn: parts.signIn?.(),
      onState: events.onState,
      onSettled(record) {
        const chosen = current.wallet();
        const relaySecret = relay.secret();
        const chainId = terms.chainId ?? record.chainId;
        return session.replace({ ...record, relaySecret, chainId, chosen });
      },
    });
    attempt = current;
    const done = () => {
      held.abort();
      if (attempt === current) attempt = undefined;
      onIdle();
    };
    current.outcome.then(done, done);
    return current;
  }

  async function resume(wallet: ChosenWallet): Promise<void> {
    const held = new AbortController();
    closing.signal.addEventListener('abort', () => held.abort(), { once: true });
    await acquireLock(lockName, held.signal);
    const from = await store.proposal();
    await session.load();
    if (!from || attempt || closing.signal.aborted) return held.abort();
    relay.restoreIdentity(from.relaySecret);
    relay.open();
    const current = start({ chainId: from.chainId, from, wallet }, held);
    resumed = current;
    current.outcome.then(
      () => {
        const view = session.get()?.view();
        if (resumed === current && view) events.onLateConnect(view);
      },
      () => {},
    );
  }

  return {
    get: () => attempt,
    /** Joins the resumed attempt, whose link may be open in a wallet; otherwise replaces the current one. */
    joinOrStart(chainId: number | undefined): Attempt {
      if (attempt && resumed === attempt) {
        resumed = undefined;
        attempt.join();
        return attempt;
      }
      attempt?.cancel();
      const held = new AbortController();
      void acquireLock(lockName, held.signal);
      return start({ chainId }, held);
    },
    /**
     * Resumes a proposal of an earlier page load, unless a person connects in the meantime. Another tab that waits
     * for its response has priority.
     * @param kept the chosen wallet, as it was stored with its end
     * @returns false when that is over, or invalid
     */
    async resumeProposal(kept: unknown): Promise<boolean> {
      const choice = parseOrUndefined(keptChoice, kept);
      if (!choice || choice.until < Date.now()) return false;
      if (await store.proposal()) await resume({ id: choice.id, name: choice.name });
      return true;
    },
    /** Ends the attempt; its proposal stays stored. */
    close(): void {
      closing.abort();
      attempt?.leave();
    },
  };
}
