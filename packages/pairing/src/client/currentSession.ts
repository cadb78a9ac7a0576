import { withTimeout } from 'viem';
import type { SessionRecord } from '../session/sessionRecord.ts';
import type { ClientParts, SharedParts } from './clientParts.ts';
import { type KeptOrigin, type KeptSession, keepSession } from './keptSession.ts';

interface CurrentSessionEvents {
  /** The wallet of an earlier session has responded. */
  readonly onAnswered: () => void;
  /** The storage has changed; other tabs must be notified. */
  readonly onStored: () => void;
}

export type CurrentSession = ReturnType<typeof createCurrentSession>;

/** Creates the session of a pairing client: none, or one, stored and shared with other tabs. */
export function createCurrentSession(
  { chainIds, timeouts, events }: ClientParts,
  shared: SharedParts,
  { onAnswered, onStored }: CurrentSessionEvents,
) {
  const { relay, store, onIdle } = shared;
  let session: KeptSession | undefined;
  /** Sessions that ended here, and whose wallets are not notified yet. */
  let pendingDisconnects = 0;

  function set(next: KeptSession | undefined): void {
    session = next;
    publish();
  }

  function publish(): void {
    events.onKnown(session?.known());
  }

  function keep(record: SessionRecord, origin: KeptOrigin): KeptSession {
    relay.restoreIdentity(record.relaySecret);
    relay.open();
    const kept: KeptSession = keepSession(record, origin, {
      ...shared,
      ...events,
      chainIds,
      onStored,
      onKnown: () => session === kept && publish(),
      // Opening the wallet is enough, even if a link was created in the meantime.
      onAnswered: () => session === kept && onAnswered(),
      onEnd: () => session === kept && end(),
    });
    set(kept);
    return kept;
  }

  /** Ended by the wallet, by expiry or in another tab. */
  function end(): void {
    set(undefined);
    onIdle();
    events.onEnd();
  }

  /** Current session, or the one stored by an earlier visit or another tab. */
  async function load(): Promise<KeptSession | undefined> {
    if (session) return session;
    const record = await store.load();
    const requests = await store.requests();
    return session ?? (record && keep(record, { isAnswered: false, requests }));
  }

  /** Ends a session. Resolves when it is removed here; the wallet is notified within a time limit. */
  function leave(left: KeptSession): Promise<void> {
    const { removed, notified } = left.leave();
    pendingDisconnects += 1;
    const done = () => {
      pendingDisconnects -= 1;
      onIdle();
    };
    withTimeout(() => notified, { timeout: timeouts.disconnectMs }).then(done, done);
    return removed;
  }

  return {
    get: () => session,
    load,
    publish,
    /** True while the relay must stay connected. */
    isActive: () => session !== undefined || pendingDisconnects > 0,
    /** Replaces the session by one that has just been settled. */
    replace(record: SessionRecord): Promise<void> {
      const before = session;
      session = undefined;
      if (before) void leave(before);
      const kept = keep(record, { isAnswered: true, requests: [] });
      return store.put(kept.live.record()).then(onStored);
    },
    /** Reads the storage again after a change by another tab. */
    async reload(): Promise<void> {
      const before = session;
      if (!before) return;
      const stored = await store.load();
      if (session !== before) return;
      if (stored?.key === before.key) return before.adopt(stored);
      before.drop();
      end();
    },
    /** Ends the session, or the stored one. Resolves when it is removed here. */
    async disconnect(): Promise<void> {
      const kept = await load();
      set(undefined);
      if (kept) await leave(kept);
    },
    /** Closes the session and keeps the storage. */
    close(): void {
      session?.drop();
      session = undefined;
    },
  };
}
