import type { PairingSession } from '../pairingControl.ts';
import type { RelayClient } from '../relay/relayClient.ts';
import type { KeptRequest } from '../session/keptRequest.ts';
import type { SessionEvents } from '../session/liveSession.ts';
import { type LiveSession, openLiveSession } from '../session/liveSession.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';
import { allowedChains, type SessionView, viewOf } from '../session/sessionView.ts';
import { mergeRecords } from '../store/mergeRecords.ts';
import type { SessionStore } from '../store/sessionStore.ts';
import { createKeptRequests } from './keptRequests.ts';

export interface KeptSessionParts {
  readonly relay: RelayClient;
  readonly store: SessionStore;
  /** Names the page among others of the origin. */
  readonly name: string;
  /** The page's networks. */
  readonly chainIds: readonly number[];
  /** What the page sees has changed. */
  readonly onView: (view: SessionView, before: SessionView) => void;
  readonly onMessage: SessionEvents['onMessage'];
  /** What is known of the wallet, or of requests that nobody waits for, has changed. */
  readonly onKnown: () => void;
  /** The wallet has answered for the first time since the page was loaded. */
  readonly onAnswered: () => void;
  /** Over, by the wallet, by time or in another tab. */
  readonly onEnd: () => void;
  /** Something was stored that other tabs are to know. */
  readonly onStored: () => void;
}

/** Where a kept session comes from. */
export interface KeptOrigin {
  /** Its wallet has answered since the page was loaded: it was settled just now. */
  readonly isAnswered: boolean;
  /** What was asked on an earlier visit. */
  readonly requests: readonly KeptRequest[];
}

export type KeptSession = ReturnType<typeof keepSession>;

/** How long the relay keeps a ping (specs/clients/sign/rpc-methods); then another is sent, in ms. */
const pingMs = 30_000;
/** A phone that answers none of so many is asked again when the person comes back to the page. */
const mostPings = 10;

/**
 * A session of this page, stored and shared with other tabs.
 *
 * One from storage counts as any other until its time is up or the wallet says that it is over (which
 * waits in the relay's mailbox): a phone in a pocket holds no connection and answers nothing, and its
 * person is not logged out for that. Whether the wallet still agrees is found out beside it: it is
 * pinged every half minute, and whenever person or relay come back, until it has answered anything.
 */
export function keepSession(record: SessionRecord, origin: KeptOrigin, parts: KeptSessionParts) {
  const { store, chainIds } = parts;
  let isAnswered = origin.isAnswered;
  let view = viewOf(record, chainIds);
  let isAsking = false;
  let pings = 0;
  let nextPing: ReturnType<typeof setTimeout> | undefined;

  const live: LiveSession = openLiveSession(parts.relay, record, {
    async onRecord(changed) {
      look(changed);
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

  function look(changed: SessionRecord): void {
    const next = viewOf(changed, chainIds);
    if (JSON.stringify(next) === JSON.stringify(view)) return;
    const before = view;
    view = next;
    parts.onView(next, before);
  }

  function stop(): void {
    clearTimeout(nextPing);
    requests.close();
  }

  /** One ping at a time, however many ask. */
  function ping(): void {
    clearTimeout(nextPing);
    if (isAsking) return;
    isAsking = true;
    void live.ping(pingMs).then(() => {
      isAsking = false;
      pings += 1;
      if (!isAnswered && !live.isOver() && pings < mostPings) nextPing = setTimeout(ping, pingMs);
    });
  }

  // Before the relay hands out what has waited.
  requests.takeUpAll(origin.requests);
  // The subscription is renewed when the relay is there again; nothing is lost meanwhile.
  live.listen().catch(() => {});
  if (!isAnswered) ping();

  return {
    key: record.key,
    live,
    view: () => view,
    /** What a page may know of it. */
    known(): PairingSession {
      const { wallet, properties, chosen } = live.record();
      return { wallet, properties, chosen, isAnswered, orphans: requests.orphans() };
    },
    isAnswered: () => isAnswered,
    ask: requests.ask,
    forget: requests.forget,
    whenKnown: requests.whenKnown,
    /** Asks again, as when the person or the relay has come back. */
    retry(): void {
      if (isAnswered || live.isOver()) return;
      pings = 0;
      ping();
    },
    /** The page goes to a network; one the wallet only told that it is on is allowed by that. */
    choose(chainId: number): Promise<void> {
      const { approval } = live.record();
      if (allowedChains({ approval }).includes(chainId)) return live.change({ chainId });
      const there = view.accounts.map((address) => ({ chainId, address }));
      return live.change({
        chainId,
        approval: { ...approval, accounts: [...approval.accounts, ...there] },
      });
    },
    /** What another tab stored of the same session. */
    adopt(stored: SessionRecord): void {
      const now = live.record();
      // What the other tab heard comes here as well, and has yet to be heard here.
      const merged = { ...mergeRecords(now, stored), heard: now.heard };
      live.adopt(merged);
      look(merged);
    },
    /** Ends it: `gone` from here and from storage, `told` to the wallet. Neither rejects. */
    leave(): { readonly gone: Promise<void>; readonly told: Promise<void> } {
      stop();
      const told = live.leave();
      return { gone: store.remove(record.key).then(parts.onStored, () => {}), told };
    },
    /** Lets go of it and leaves what is stored, as when another tab has ended it or the page closes. */
    drop(): void {
      stop();
      live.drop();
    },
  };
}
