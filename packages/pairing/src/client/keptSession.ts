import type { PairingSession } from '../pairingControl.ts';
import type { RelayClient } from '../relay/relayClient.ts';
import { type LiveSession, openLiveSession, type SessionEvents } from '../session/liveSession.ts';
import type { KeptRequest } from '../session/resumable.ts';
import { mergeRecords, type SessionRecord } from '../session/sessionRecord.ts';
import { allowedChains, type SessionView, toSessionView } from '../session/sessionView.ts';
import type { SessionStore } from '../store/sessionStore.ts';
import { createKeptRequests } from './keptRequests.ts';

export interface KeptSessionParts {
  readonly relay: RelayClient;
  readonly store: SessionStore;
  /** Name of the page among others of its origin. */
  readonly name: string;
  /** Chain ids of the page. */
  readonly chainIds: readonly number[];
  /** Accounts or network have changed. */
  readonly onView: (view: SessionView, before: SessionView) => void;
  readonly onMessage: SessionEvents['onMessage'];
  /** The wallet's data or the orphaned requests have changed. */
  readonly onKnown: () => void;
  /** The wallet has responded for the first time since page load. */
  readonly onAnswered: () => void;
  /** Ended by the wallet, by expiry or in another tab. */
  readonly onEnd: () => void;
  /** The storage has changed; other tabs must be notified. */
  readonly onStored: () => void;
}

/** Origin of a session. */
export interface KeptOrigin {
  /** True when its wallet has responded since page load: it was just settled. */
  readonly isAnswered: boolean;
  /** Requests of an earlier visit. */
  readonly requests: readonly KeptRequest[];
}

export type KeptSession = ReturnType<typeof keepSession>;

/** Time the relay stores a ping (specs/clients/sign/rpc-methods), then the next is sent, in ms. */
const PING_MS = 30_000;
/** Most pings without a response; then pinging resumes when the page becomes visible. */
const MOST_PINGS = 10;

/**
 * Creates a session of this page, stored and shared with other tabs.
 *
 * A stored session is valid until it expires or the wallet ends it (which waits in the relay's mailbox): a
 * phone in a pocket has no connection and does not respond, which must not log its person out. Meanwhile
 * the wallet is pinged every half minute, and whenever the person or the relay returns, until it has
 * responded.
 */
export function keepSession(record: SessionRecord, origin: KeptOrigin, parts: KeptSessionParts) {
  const { store, chainIds } = parts;
  let isAnswered = origin.isAnswered;
  let view = toSessionView(record, chainIds);
  let outsideChainId = record.toldChainId;
  let isAsking = false;
  let pings = 0;
  let nextPing: ReturnType<typeof setTimeout> | undefined;

  const live: LiveSession = openLiveSession(parts.relay, record, {
    async onRecord(changed) {
      publishView(changed);
      if (changed.toldChainId !== outsideChainId) {
        outsideChainId = changed.toldChainId;
        parts.onKnown();
      }
      await store.update(changed);
      parts.onStored();
    },
    onMessage: parts.onMessage,
    onAnswer() {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(nextPing);
      parts.onKnown();
      parts.onAnswered();
    },
    onEnd() {
      store.remove(record.key).then(parts.onStored, () => {});
      stop();
      parts.onEnd();
    },
    notePing: store.notePing,
    isOurPing: store.isOurPing,
  });
  const requests = createKeptRequests({
    live,
    store,
    name: parts.name,
    chainIds,
    onChange: parts.onKnown,
  });

  function publishView(changed: SessionRecord): void {
    const next = toSessionView(changed, chainIds);
    if (JSON.stringify(next) === JSON.stringify(view)) return;
    const before = view;
    view = next;
    parts.onView(next, before);
  }

  function stop(): void {
    clearTimeout(nextPing);
    requests.close();
  }

  /** Sends a ping, one at a time. */
  function ping(): void {
    clearTimeout(nextPing);
    if (isAsking) return;
    isAsking = true;
    void live.ping(PING_MS).then(() => {
      isAsking = false;
      pings += 1;
      if (!isAnswered && !live.isOver() && pings < MOST_PINGS) nextPing = setTimeout(ping, PING_MS);
    });
  }

  // Before the relay delivers its mailbox.
  requests.resumeAll(origin.requests);
  // The subscription is renewed when the relay reconnects; nothing is lost in the meantime.
  live.listen().catch(() => {});
  if (!isAnswered) ping();

  return {
    key: record.key,
    live,
    view: () => view,
    /** Public session data. */
    known(): PairingSession {
      const { wallet, properties, chosen, signIn, toldChainId } = live.record();
      const fields = { wallet, properties, chosen, signIn, outsideChainId: toldChainId };
      return { ...fields, isAnswered, orphans: requests.orphans() };
    },
    isAnswered: () => isAnswered,
    ask: requests.ask,
    forget: requests.forget,
    whenKnown: requests.whenKnown,
    /** Pings again, when the person or the relay has returned. */
    retry(): void {
      if (isAnswered || live.isOver()) return;
      pings = 0;
      ping();
    },
    /** Switches the page's network; one the wallet only reported by `chainChanged` becomes allowed. */
    choose(chainId: number): Promise<void> {
      const { approval } = live.record();
      if (allowedChains({ approval }).includes(chainId)) return live.change({ chainId });
      const there = view.accounts.map((address) => ({ chainId, address }));
      return live.change({
        chainId,
        toldChainId: undefined,
        approval: { ...approval, accounts: [...approval.accounts, ...there] },
      });
    },
    /** Takes over the data that another tab stored for the same session. */
    adopt(stored: SessionRecord): void {
      const now = live.record();
      // Requests the other tab has received arrive here too, so they must not count as received yet.
      const merged = { ...mergeRecords(now, stored), heard: now.heard };
      live.adopt(merged);
      publishView(merged);
    },
    /**
     * Ends the session: `removed` when removed here and from storage, `notified` when sent to the wallet. Neither
     * rejects.
     */
    leave(): { readonly removed: Promise<void>; readonly notified: Promise<void> } {
      stop();
      const notified = live.leave();
      return { removed: store.remove(record.key).then(parts.onStored, () => {}), notified };
    },
    /** Closes the session and keeps the storage, when another tab has ended it or the page closes. */
    drop(): void {
      stop();
      live.drop();
    },
  };
}
