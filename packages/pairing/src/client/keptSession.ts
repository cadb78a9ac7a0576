import type { RelayClient } from '../relay/relayClient.ts';
import type { SessionEvents } from '../session/liveSession.ts';
import { type LiveSession, openLiveSession } from '../session/liveSession.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';
import { type SessionView, viewOf } from '../session/sessionView.ts';
import { mergeRecords } from '../store/mergeRecords.ts';
import type { SessionStore } from '../store/sessionStore.ts';

export interface KeptSessionParts {
  readonly relay: RelayClient;
  readonly store: SessionStore;
  /** The page's networks. */
  readonly chainIds: readonly number[];
  /** What the page sees has changed. Only of a verified session. */
  readonly onView: (view: SessionView, before: SessionView) => void;
  readonly onMessage: SessionEvents['onMessage'];
  /** Verified after the page has gone on without it. */
  readonly onVerified: () => void;
  /** Over, by the wallet, by time or in another tab. */
  readonly onEnd: (wasVerified: boolean) => void;
  /** Something was stored that other tabs are to know. */
  readonly onStored: () => void;
}

export type KeptSession = ReturnType<typeof keepSession>;

/** How long the relay keeps a ping (specs/clients/sign/rpc-methods); then another is sent, in ms. */
const pingMs = 30_000;
/** A phone that answers none of so many is asked again when the person comes back to the page. */
const mostPings = 10;

/**
 * A session of this page, stored and shared with other tabs.
 *
 * One that was just settled is *verified*. One from storage is not, until the wallet answers a ping:
 * it may have been ended on the phone while the page was closed, and a page must not show an account
 * it cannot ask. A phone that sleeps does not answer, which proves nothing: the session stays stored,
 * the page goes on as disconnected, and is connected without another scan as soon as the phone wakes
 * and answers. It is asked again every half minute, and whenever person or relay come back.
 */
export function keepSession(record: SessionRecord, isVerified: boolean, parts: KeptSessionParts) {
  const { store, chainIds } = parts;
  let verified = isVerified;
  let view = viewOf(record, chainIds);
  let asking: Promise<boolean> | undefined;
  let pings = 0;
  let nextPing: ReturnType<typeof setTimeout> | undefined;

  const live: LiveSession = openLiveSession(parts.relay, record, {
    async onRecord(changed) {
      look(changed);
      await store.update(changed);
      parts.onStored();
    },
    onMessage(message) {
      if (verified) parts.onMessage(message);
    },
    onEnd() {
      store.remove(record.key).then(parts.onStored, () => {});
      stop();
      parts.onEnd(verified);
    },
    notePing: store.notePing,
    isOurPing: store.isOurPing,
  });

  function look(changed: SessionRecord): void {
    const next = viewOf(changed, chainIds);
    if (JSON.stringify(next) === JSON.stringify(view)) return;
    const before = view;
    view = next;
    if (verified) parts.onView(next, before);
  }

  function stop(): void {
    clearTimeout(nextPing);
  }

  /** One ping at a time, however many ask. */
  function ping(): Promise<boolean> {
    clearTimeout(nextPing);
    asking ??= live.ping(pingMs).then((answered) => {
      asking = undefined;
      if (answered && !verified) {
        verified = true;
        parts.onVerified();
      }
      pings += 1;
      if (!verified && !live.isOver() && pings < mostPings) nextPing = setTimeout(ping, pingMs);
      return verified;
    });
    return asking;
  }

  // The subscription is renewed when the relay is there again; nothing is lost meanwhile.
  live.listen().catch(() => {});

  return {
    key: record.key,
    live,
    view: () => view,
    isVerified: () => verified,
    /** Whether the wallet has answered, within a time in ms. */
    async verify(limitMs: number): Promise<boolean> {
      if (verified) return true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(false), limitMs);
      });
      try {
        return await Promise.race([ping(), late]);
      } finally {
        clearTimeout(timer);
      }
    },
    /** Asks again, as when the person or the relay has come back. */
    retry(): void {
      if (verified || live.isOver()) return;
      pings = 0;
      if (!asking) ping();
    },
    /** The page goes to another network the wallet allows. */
    choose: (chainId: number) => live.change({ chainId }),
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
