import type { PairingState } from '../pairingControl.ts';
import { PairingError } from '../pairingError.ts';
import type { PairingOptions, PairingTimeouts } from '../pairingOptions.ts';
import { ProviderError } from '../provider/providerError.ts';
import { createRelayClient } from '../relay/relayClient.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';
import { allowedChains, type SessionView } from '../session/sessionView.ts';
import { indexedDbStorage } from '../store/indexedDbStorage.ts';
import { lastingStorage } from '../store/lastingStorage.ts';
import { createSessionStore } from '../store/sessionStore.ts';
import { joinTabs } from '../store/tabs.ts';
import { type Attempt, startAttempt } from './attempt.ts';
import { type KeptSession, keepSession } from './keptSession.ts';
import { watchReturn } from './watchReturn.ts';

/** What a client tells the connector. */
export interface ClientEvents {
  onState(state: PairingState): void;
  /** The accounts or the network have changed. */
  onView(view: SessionView, before: SessionView): void;
  /** The session of before turned out to be alive after `restore()` had given up on it. */
  onLateConnect(view: SessionView): void;
  onMessage(message: { readonly type: string; readonly data: unknown }): void;
  /** Connected no more, and not by `disconnect()`. */
  onEnd(): void;
}

export interface ClientParts {
  readonly options: PairingOptions;
  readonly timeouts: PairingTimeouts;
  readonly chainIds: readonly number[];
  readonly events: ClientEvents;
}

export type PairingClient = ReturnType<typeof createPairingClient>;

const name = 'mooring-pairing';
/** How long the device's storage may take, in ms. */
const storageMs = 2_000;
/** While an answer is waited for, the relay is looked at so often, in ms: sockets die silently. */
const heartbeatMs = 20_000;

/**
 * The page's side of pairing: at most one session and one attempt at a time, a relay that is
 * connected only while one of them needs it.
 */
export function createPairingClient({ options, timeouts, chainIds, events }: ClientParts) {
  const own = `${name}:${options.projectId}`;
  const storage = lastingStorage(options.storage ?? indexedDbStorage(own), storageMs);
  const store = createSessionStore(storage);
  let session: KeptSession | undefined;
  let attempt: Attempt | undefined;
  let farewells = 0;

  const relay = createRelayClient({
    relayUrl: options.relayUrl,
    projectId: options.projectId,
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
  }, heartbeatMs);

  function keep(record: SessionRecord, isVerified: boolean): KeptSession {
    relay.open();
    const kept: KeptSession = keepSession(record, isVerified, {
      relay,
      store,
      chainIds,
      onView: events.onView,
      onMessage: events.onMessage,
      onVerified() {
        if (attempt) attempt.succeed();
        else events.onLateConnect(kept.view());
      },
      onEnd(wasVerified) {
        if (session === kept) session = undefined;
        release();
        if (wasVerified) events.onEnd();
      },
      onStored: tabs.tell,
    });
    session = kept;
    return kept;
  }

  /** The session that is here, or that was stored by an earlier visit or another tab. */
  async function keptOrStored(): Promise<KeptSession | undefined> {
    if (session) return session;
    const record = await store.load();
    return session ?? (record && keep(record, false));
  }

  function release(): void {
    if (!session && !attempt && farewells === 0) relay.close();
  }

  /** Another tab has stored something. */
  async function readAgain(): Promise<void> {
    const was = session;
    if (!was) return;
    const stored = await store.load();
    if (session !== was) return;
    if (stored?.key === was.key) return was.adopt(stored);
    session = undefined;
    was.drop();
    release();
    if (was.isVerified()) events.onEnd();
  }

  async function check(): Promise<void> {
    if (!session && !attempt) return;
    session?.retry();
    await relay.check();
    await readAgain().catch(() => {});
  }

  /** Ends a session. Resolves when it is gone from here; the wallet is told within a limit. */
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
    /** What the page is connected as; `undefined` while it is not. */
    view: (): SessionView | undefined => (session?.isVerified() ? session.view() : undefined),
    /**
     * Whether there is a session of before and its wallet has answered within `restoreMs`. One whose
     * wallet has not is kept, and told of by `onLateConnect` when it does.
     */
    async restore(): Promise<boolean> {
      const kept = await keptOrStored();
      return kept ? kept.verify(timeouts.restoreMs) : false;
    },
    /**
     * Connects with a phone. Rejects with 4001, or a `PairingError`. While the link is shown, the
     * wallet of a session of before is asked as well: opening it on the phone is enough.
     * @param chainId the network to be on, if the wallet allows it
     */
    async connect(chainId?: number): Promise<SessionView> {
      attempt?.cancel();
      if (!session?.isVerified()) {
        relay.open();
        const current = startAttempt({
          relay,
          metadata: options.metadata,
          chainIds,
          timeouts,
          onState: events.onState,
          onSettled(record) {
            const before = session;
            session = undefined;
            if (before) void leave(before);
            const kept = keep({ ...record, chainId }, true);
            void store.put(kept.live.record()).then(tabs.tell);
          },
        });
        attempt = current;
        void keptOrStored().then((kept) => kept?.retry());
        try {
          await current.outcome;
        } finally {
          if (attempt === current) attempt = undefined;
          release();
        }
      }
      if (!session) throw new PairingError('session-ended');
      if (chainId !== undefined && allowedChains(session.live.record()).includes(chainId)) {
        await session.choose(chainId);
      }
      return session.view();
    },
    /** Resolves when nothing is left here; the wallet is told meanwhile, as far as possible. */
    async disconnect(): Promise<void> {
      attempt?.cancel();
      const kept = await keptOrStored();
      session = undefined;
      if (kept) await leave(kept);
    },
    /** Whether there is a session, verified or not. */
    isKept: () => session !== undefined,
    /** @throws {ProviderError} 4900 without a session */
    session(): KeptSession {
      if (session?.isVerified()) return session;
      throw new ProviderError(4900, 'No phone is connected.');
    },
    renew(): void {
      if (!attempt) return;
      // What has failed is not tried again on a socket that may be why.
      if (attempt.hasFailed()) relay.reopen();
      attempt.renew();
    },
    cancel: () => attempt?.cancel(),
    check,
    /** Lets go of everything and leaves what is stored, as a page that is closed. */
    close(): void {
      attempt?.cancel();
      session?.drop();
      session = undefined;
      clearInterval(heartbeat);
      stopWatching();
      tabs.close();
      relay.close();
    },
  };
}
