import type { SignInStore, StoredSession } from '../store/signInStore.ts';

/**
 * Opens two stores on one empty database, as two servers would; for a store without others, the same one
 * twice.
 */
export type OpenStores = () => Promise<readonly [SignInStore, SignInStore]>;

/** Check that every store must pass. */
export interface StoreCheck {
  /** Sentence, for the name of a test. */
  readonly name: string;
  /** Opens the stores, checks them, and closes them. Rejects with `AssertionError` on failure. */
  readonly run: (openStores: OpenStores) => Promise<void>;
}

/** Stores of a check. */
interface Stores {
  readonly store: SignInStore;
  readonly another: SignInStore;
  /** Reads the session of a token from `store` at a time; writes at most once a minute. */
  readonly read: (tokenHash: string, at?: number) => Promise<StoredSession | undefined>;
}

export const HOUR = 3_600_000;
/** Start time of checks, in ms since 1970. */
export const now = Date.parse('2026-03-01T12:00:00Z');

export const nonce = { hash: 'nonce', visitHash: 'visit', expiresAt: now + HOUR };
export const use = { hash: 'nonce', visitHash: 'visit', now };
export const pending = { visitHash: 'visit', text: 'a message', expiresAt: now + HOUR };
export const session: StoredSession = {
  id: 'one',
  tokenHash: 'token-one',
  account: 'eip155:1:0xaa',
  device: 'Firefox, Linux',
  createdAt: now,
  lastSeenAt: now,
  idleExpiresAt: now + HOUR,
  expiresAt: now + 2.5 * HOUR,
};
/** Another device of the same account. */
export const second: StoredSession = { ...session, id: 'two', tokenHash: 'token-two' };
/** Session of the address on another chain, which is another account. */
export const foreign: StoredSession = {
  ...session,
  id: 'three',
  tokenHash: 'token-three',
  account: 'eip155:10:0xaa',
};

/** Creates a check that opens two stores, and always closes them. */
export function storeCheck(name: string, check: (stores: Stores) => Promise<void>): StoreCheck {
  return {
    name,
    async run(openStores) {
      const [store, another] = await openStores();
      try {
        const read = (tokenHash: string, at = now) =>
          store.readSession({ tokenHash, now: at, idleMs: HOUR, touchAfterMs: 60_000 });
        await check({ store, another, read });
      } finally {
        await Promise.all([store.close(), another.close()]);
      }
    },
  };
}

/** Copy of a record: rows of a database may have another prototype. */
export function copyRow<Row extends object>(row: Row | undefined): Row | undefined {
  return row && { ...row };
}
