import { read } from '@mooring/internal/schema';
import { object } from 'valibot';
import { withTimeout } from 'viem';
import type { ChosenWallet, PairingSession, PairingState } from '../pairingControl.ts';
import { PairingError } from '../pairingError.ts';
import type { PairingOptions, PairingTimeouts } from '../pairingOptions.ts';
import { count } from '../parse/values.ts';
import { createRelayClient } from '../relay/relayClient.ts';
import type { ComposeSignIn } from '../session/offeredSignIn.ts';
import { ProviderError } from '../session/peerError.ts';
import { chosenWallet, type SessionRecord } from '../session/sessionRecord.ts';
import { allowedChains, type SessionView } from '../session/sessionView.ts';
import { indexedDbStorage, lastingStorage } from '../store/deviceStorage.ts';
import { createSessionStore } from '../store/sessionStore.ts';
import { holdName, joinTabs } from '../store/tabs.ts';
import { type Attempt, type AttemptParts, startAttempt } from './attempt.ts';
import { type KeptOrigin, type KeptSession, keepSession } from './keptSession.ts';
import { watchReturn } from './watchReturn.ts';

/** Events of the client for the connector. */
export interface ClientEvents {
  onState(state: PairingState): void;
  /** Accounts or network have changed. */
  onView(view: SessionView, before: SessionView): void;
  /** The public session data has changed. */
  onKnown(known: PairingSession | undefined): void;
  /** Connected without `connect()`, by a proposal of an earlier page load. */
  onLateConnect(view: SessionView): void;
  onMessage(message: { readonly type: string; readonly data: unknown }): void;
  /** Disconnected, but not by `disconnect()`. */
  onEnd(): void;
}

export interface ClientParts {
  /** Composes messages to sign in with, while the host wants it. */
  readonly signIn?: (() => ComposeSignIn | undefined) | undefined;
  readonly options: PairingOptions;
  readonly timeouts: PairingTimeouts;
  readonly chainIds: readonly number[];
  readonly events: ClientEvents;
}

export type PairingClient = ReturnType<typeof createPairingClient>;

const name = 'mooring-pairing';
/** Timeout of the device's storage, in ms. */
const STORAGE_MS = 2_000;
/** Interval of relay checks while a response is pending, in ms: sockets die silently. */
const HEARTBEAT_MS = 20_000;
/** Time to find out whether another tab waits for a request, in ms. */
const ADOPT_MS = 100;

/** Chosen wallet as the page has stored it, valid until a time in ms since 1970. */
const keptChoice = object({ ...chosenWallet.entries, until: count });

/**
 * Creates the pairing client of a page: at most one session and one attempt at a time, with a relay that is
 * connected only while one of them needs it.
 */
export function createPairingClient(parts: ClientParts) {
  const { options, timeouts, chainIds, events } = parts;
  const own = `${name}:${options.projectId}`;
  const storage = lastingStorage(options.storage ?? indexedDbStorage(own), STORAGE_MS);
  const store = createSessionStore(storage);
  let session: KeptSession | undefined;
  let attempt: Attempt | undefined;
  /** Attempt that resumes an earlier proposal, until `connect()` joins it. */
  let resumed: Attempt | undefined;
  const proposalLock = `${own}:proposal`;
  const closing = new AbortController();
  let farewells = 0;

  const relay = createRelayClient({
    relayUrl: options.relayUrl,
    projectId: options.projectId,
    clockOffset: options.clockOffset,
    limitMs: timeouts.relayMs,
    onMessage: (message) => tabs.share(message),
    onUp() {
      attempt?.onRelayUp();
      session?.retry();
    },
    onDown: (reason) => attempt?.onRelayDown(reason),
  });
  const tabs = joinTabs(own, {
    onMessage: (message) => void relay.deliver(message).catch(() => {}),
    onChange: () => void readAgain().catch(() => {}),
  });
  const stopWatching = watchReturn(() => void check());
  const heartbeat = setInterval(() => {
    const isAwaiting = attempt !== undefined || (session?.live.waiting() ?? 0) > 0;
    if (isAwaiting && relay.status() === 'open') void relay.check();
  }, HEARTBEAT_MS);

  function keep(record: SessionRecord, origin: KeptOrigin): KeptSession {
    relay.goOnAs(record.relaySecret);
    relay.open();
    const kept: KeptSession = keepSession(record, origin, {
      relay,
      store,
      name: own,
      chainIds,
      onView: events.onView,
      onMessage: events.onMessage,
      onKnown: () => session === kept && tellKnown(),
      // Opening the wallet is enough, even if a link was created meanwhile.
      onAnswered: () => session === kept && attempt?.succeed(),
      onEnd() {
        if (session !== kept) return;
        session = undefined;
        tellKnown();
        release();
        events.onEnd();
      },
      onStored: tabs.tell,
    });
    session = kept;
    tellKnown();
    return kept;
  }

  function tellKnown(): void {
    events.onKnown(session?.known());
  }

  /** Current session, or the one stored by an earlier visit or another tab. */
  async function keptOrStored(): Promise<KeptSession | undefined> {
    if (session) return session;
    const record = await store.load();
    const requests = record ? await store.requests() : [];
    return session ?? (record && keep(record, { isAnswered: false, requests }));
  }

  function release(): void {
    if (!session && !attempt && farewells === 0) relay.close();
  }

  /** Reads the storage again after a change by another tab. */
  async function readAgain(): Promise<void> {
    const was = session;
    if (!was) return;
    const stored = await store.load();
    if (session !== was) return;
    if (stored?.key === was.key) return was.adopt(stored);
    session = undefined;
    was.drop();
    tellKnown();
    release();
    events.onEnd();
  }

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
        const before = session;
        session = undefined;
        if (before) void leave(before);
        const chosen = current.wallet();
        const origin = { isAnswered: true, requests: [] };
        const relaySecret = relay.secret();
        const chainId = terms.chainId ?? record.chainId;
        const kept = keep({ ...record, relaySecret, chainId, chosen }, origin);
        return store.put(kept.live.record()).then(tabs.tell);
      },
    });
    attempt = current;
    const done = () => {
      held.abort();
      if (attempt === current) attempt = undefined;
      release();
    };
    current.outcome.then(done, done);
    return current;
  }

  /** One link at a time; one of an earlier page load may already be open in a wallet. */
  function joinOrStart(chainId: number | undefined): Attempt {
    if (attempt && resumed === attempt) {
      resumed = undefined;
      attempt.join();
      return attempt;
    }
    attempt?.cancel();
    const held = new AbortController();
    void holdName(proposalLock, held.signal);
    return start({ chainId }, held);
  }

  /**
   * Resumes a proposal of an earlier page load, unless a person connects meanwhile. Another tab that waits
   * for its response has priority.
   * @param kept the chosen wallet, as it was stored with its end
   * @returns false when that is over, or invalid
   */
  async function takeUp(kept: unknown): Promise<boolean> {
    const choice = read(keptChoice, kept);
    if (!choice || choice.until < Date.now()) return false;
    if (await store.proposal()) await resume({ id: choice.id, name: choice.name });
    return true;
  }

  async function resume(wallet: ChosenWallet): Promise<void> {
    const held = new AbortController();
    closing.signal.addEventListener('abort', () => held.abort(), { once: true });
    await holdName(proposalLock, held.signal);
    const from = await store.proposal();
    await keptOrStored();
    if (!from || attempt || closing.signal.aborted) return held.abort();
    relay.goOnAs(from.relaySecret);
    relay.open();
    const current = start({ chainId: from.chainId, from, wallet }, held);
    resumed = current;
    current.outcome.then(
      () => resumed === current && session && events.onLateConnect(session.view()),
      () => {},
    );
  }

  async function check(): Promise<void> {
    if (!session && !attempt) return;
    session?.retry();
    await relay.check();
    await readAgain().catch(() => {});
  }

  /** Ends a session. Resolves when it is removed here; the wallet is notified within a time limit. */
  function leave(left: KeptSession): Promise<void> {
    const { gone, told } = left.leave();
    farewells += 1;
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      farewells -= 1;
      release();
    };
    const timer = setTimeout(done, timeouts.farewellMs);
    told.then(done);
    return gone;
  }

  return {
    /** Connected accounts and network; `undefined` while disconnected. */
    view: (): SessionView | undefined => session?.view(),
    /** Restores the stored session. Returns false without one, or when it has expired. */
    async restore(): Promise<boolean> {
      const kept = await keptOrStored();
      // Open requests are known from the start, unless another tab waits for them.
      if (kept) await withTimeout(kept.whenKnown, { timeout: ADOPT_MS }).catch(() => {});
      return kept !== undefined;
    },
    takeUp,
    choose: (wallet: ChosenWallet) => attempt?.choose(wallet),
    /**
     * Connects with a phone. Rejects with 4001, or a `PairingError`. While the link is shown, the wallet of
     * an earlier session is pinged too: opening it on the phone is enough.
     * @param chainId network to connect to, if the wallet allows it
     */
    async connect(chainId?: number): Promise<SessionView> {
      if (!session?.isAnswered()) {
        relay.open();
        const current = joinOrStart(chainId);
        void keptOrStored().then((kept) => kept?.retry());
        await current.outcome;
      }
      if (!session) throw new PairingError('sessionEnded');
      if (chainId !== undefined && allowedChains(session.live.record()).includes(chainId)) {
        await session.choose(chainId);
      }
      return session.view();
    },
    /** Resolves when all is removed here; the wallet is notified meanwhile, if possible. */
    async disconnect(): Promise<void> {
      attempt?.cancel();
      const kept = await keptOrStored();
      session = undefined;
      tellKnown();
      if (kept) await leave(kept);
    },
    forget: (id: number) => void session?.forget(id),
    forgetSignIn: () => void session?.live.change({ signIn: undefined }).then(tellKnown),
    /** @throws {ProviderError} 4900 without a session */
    session(): KeptSession {
      if (session) return session;
      throw new ProviderError(4900, 'No phone is connected.');
    },
    renew(): void {
      if (!attempt) return;
      // Retry on a new socket: the old one may be the cause.
      if (attempt.hasFailed()) relay.reopen();
      attempt.renew();
    },
    cancel: () => attempt?.cancel(),
    check,
    /** Releases all resources and keeps the storage, as on page close. */
    close(): void {
      closing.abort();
      attempt?.leave();
      session?.drop();
      session = undefined;
      clearInterval(heartbeat);
      stopWatching();
      tabs.close();
      relay.close();
    },
  };
}
