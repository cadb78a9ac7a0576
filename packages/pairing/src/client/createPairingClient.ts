import { withTimeout } from 'viem';
import type { ChosenWallet } from '../pairingControl.ts';
import { PairingError } from '../pairingError.ts';
import { createRelayClient } from '../relay/relayClient.ts';
import { ProviderError } from '../session/peerError.ts';
import { allowedChains, type SessionView } from '../session/sessionView.ts';
import { indexedDbStorage, lastingStorage } from '../store/deviceStorage.ts';
import { createSessionStore } from '../store/sessionStore.ts';
import { joinTabs } from '../store/tabs.ts';
import type { ClientParts } from './clientParts.ts';
import { createCurrentAttempt } from './currentAttempt.ts';
import { createCurrentSession } from './currentSession.ts';
import type { KeptSession } from './keptSession.ts';
import { watchReturn } from './watchReturn.ts';

export type PairingClient = ReturnType<typeof createPairingClient>;

const name = 'mooring-pairing';
/** Timeout of the device's storage, in ms. */
const STORAGE_MS = 2_000;
/** Interval of relay checks while a response is pending, in ms: sockets die silently. */
const HEARTBEAT_MS = 20_000;
/** Time to find out whether another tab waits for a request, in ms. */
const ADOPT_MS = 100;

/**
 * Creates the pairing client of a page: at most one session and one attempt at a time, with a relay that is
 * connected only while one of them needs it.
 */
export function createPairingClient(parts: ClientParts) {
  const { options, timeouts } = parts;
  const own = `${name}:${options.projectId}`;
  const storage = lastingStorage(options.storage ?? indexedDbStorage(own), STORAGE_MS);
  const relay = createRelayClient({
    ...options,
    limitMs: timeouts.relayMs,
    onMessage: (message) => tabs.share(message),
    onUp() {
      attempt.get()?.onRelayUp();
      session.get()?.retry();
    },
    onDown: (reason) => attempt.get()?.onRelayDown(reason),
  });
  const store = createSessionStore(storage, relay.now);
  const tabs = joinTabs(own, {
    onMessage: (message) => void relay.deliver(message).catch(() => {}),
    onChange: () => void session.reload().catch(() => {}),
  });
  const onIdle = () => {
    if (!session.isActive() && !attempt.get()) relay.close();
  };
  const shared = { relay, store, name: own, onIdle };
  const session = createCurrentSession(parts, shared, {
    onAnswered: () => attempt.get()?.succeed(),
    onStored: tabs.notify,
  });
  const attempt = createCurrentAttempt(parts, shared, session);
  const stopWatching = watchReturn(() => void check());
  const heartbeat = setInterval(() => {
    const isAwaiting = attempt.get() !== undefined || (session.get()?.live.waiting() ?? 0) > 0;
    if (isAwaiting && relay.status() === 'open') void relay.check();
  }, HEARTBEAT_MS);

  async function check(): Promise<void> {
    const kept = session.get();
    if (!kept && !attempt.get()) return;
    kept?.retry();
    await relay.check();
    await session.reload().catch(() => {});
  }

  return {
    /** Connected accounts and network; `undefined` while disconnected. */
    view: (): SessionView | undefined => session.get()?.view(),
    /**
     * Restores the stored session. Returns false without one, when it has expired, or when the storage could not be
     * read.
     */
    async restore(): Promise<boolean> {
      const kept = await session.load();
      if (!kept) return false;
      // Open requests are known from the start, unless another tab waits for them.
      await withTimeout(kept.whenKnown, { timeout: ADOPT_MS }).catch(() => {});
      return true;
    },
    /** True once the storage has failed: a stored session may not have been read, and a new one is not stored. */
    hasFailed: storage.hasFailed,
    resumeProposal: attempt.resumeProposal,
    choose: (wallet: ChosenWallet) => attempt.get()?.choose(wallet),
    /**
     * Connects with a phone. Rejects with 4001, or a `PairingError`. While the link is shown, the wallet of
     * an earlier session is pinged too: opening it on the phone is enough.
     * @param chainId network to connect to, if the wallet allows it
     */
    async connect(chainId?: number): Promise<SessionView> {
      if (!session.get()?.isAnswered()) {
        relay.open();
        const current = attempt.joinOrStart(chainId);
        void session.load().then((kept) => kept?.retry());
        await current.outcome;
      }
      const kept = session.get();
      if (!kept) throw new PairingError('sessionEnded');
      if (chainId !== undefined && allowedChains(kept.live.record()).includes(chainId)) {
        await kept.choose(chainId);
      }
      return kept.view();
    },
    /** Resolves when all is removed here; the wallet is notified in the meantime, if possible. */
    disconnect(): Promise<void> {
      attempt.get()?.cancel();
      return session.disconnect();
    },
    forget: (id: number) => void session.get()?.forget(id),
    forgetSignIn: () =>
      void session.get()?.live.change({ signIn: undefined }).then(session.publish),
    /** @throws {ProviderError} 4900 without a session */
    session(): KeptSession {
      const kept = session.get();
      if (kept) return kept;
      throw new ProviderError(4900, 'The phone is disconnected.');
    },
    renew(): void {
      const current = attempt.get();
      if (!current) return;
      // Retry on a new socket: the old one may be the cause.
      if (current.hasFailed()) relay.reopen();
      current.renew();
    },
    cancel: () => attempt.get()?.cancel(),
    check,
    /** Releases all resources and keeps the storage, as on page close. */
    close(): void {
      attempt.close();
      session.close();
      clearInterval(heartbeat);
      stopWatching();
      tabs.close();
      relay.close();
    },
  };
}
