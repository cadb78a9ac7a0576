import type { PublicKey } from '@mooring/passkey/account';

/** Passkey of an account, which has signed for it. Nothing in it is secret. */
export interface StoredPasskey {
  /** Credential id in base64url, as the page said it: nothing signs it. */
  id: string;
  publicKey: PublicKey;
  /** Account, in lower case. */
  address: `0x${string}`;
  /** True when the address follows from the key; false for another owner of the account. */
  isFirst: boolean;
}

/** Most passkeys of an account. */
export const MOST_PASSKEYS = 20;

/** Most keys of one credential id: it has one, unless somebody claims the id of another. */
export const MOST_KEYS = 20;

/**
 * Store of passkeys by their credential id and key. Every method is atomic across all users of the database, durable
 * once resolved, and rejects when the database fails.
 */
export interface PasskeyStore {
  /** Finds the passkeys of an id: one for each key that has signed under it, at most `MOST_KEYS`. */
  find(id: string): Promise<readonly StoredPasskey[]>;
  /**
   * Stores a passkey. One that is there stays as it is, and keeps nobody else's key out. `full` beyond
   * `MOST_PASSKEYS` of an account, or `MOST_KEYS` of an id.
   */
  put(passkey: StoredPasskey): Promise<'stored' | 'full'>;
  /**
   * Keeps the counter of a passkey's assertion. False when it did not go up since the last one, as of a copied
   * authenticator; those without a counter say 0 each time.
   */
  count(passkey: Pick<StoredPasskey, 'id' | 'publicKey'>, counter: number): Promise<boolean>;
  close(): Promise<void>;
}
