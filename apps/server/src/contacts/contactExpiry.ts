import type { LimitStore } from '@mooring/rpc-proxy';
import type { SignInStore } from '@mooring/sign-in/server';
import { type ContactStore, DAY_MS } from './contactStore.ts';

const EVERY_MS = 3_600_000;

/**
 * Creates a function that removes contacts of inactive accounts: `keepDays` after they were last read or
 * changed, unless the account is signed in. To be called with every request; it runs at most once an hour.
 */
export function createContactExpiry(options: {
  store: ContactStore;
  sessions: Pick<SignInStore, 'listSessions'>;
  limits: LimitStore;
  /** 0 to keep them for ever. */
  keepDays: number;
  now: () => number;
}): () => Promise<void> {
  const { store, sessions, limits, keepDays, now } = options;
  let nextLook = Number.NEGATIVE_INFINITY;

  async function look(time: number): Promise<void> {
    await limits.clear(time);
    if (keepDays === 0) return;
    const before = time - keepDays * DAY_MS;
    for (const account of await store.unseen(before, time)) {
      const isSignedIn = (await sessions.listSessions({ account, now: time, most: 1 })).length > 0;
      if (isSignedIn) await store.see(account, time);
      else await store.forget(account, before);
    }
  }

  return async () => {
    const time = now();
    if (time < nextLook) return;
    nextLook = time + EVERY_MS;
    await look(time);
  };
}
