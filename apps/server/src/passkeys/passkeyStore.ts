import type { PublicKey } from '@mooring/passkey/account';

/** Passkey that has signed for its account. Contains no secret. */
export interface StoredPasskey {
  /** Credential id in base64url, as sent by the page: it is not signed. */
  id: string;
  publicKey: PublicKey;
  /** Account, in lower case. */
  address: `0x${string}`;
  /** True when the address follows from the key; false for another owner of the account. */
  isFirst: boolean;
}

/** Most passkeys of an account. */
export const MOST_PASSKEYS = 20;

/** Most keys of one credential id: more than one are false claims. */
export const MOST_KEYS = 20;

/**
 * Store of passkeys by their credential id and key. Every method is atomic across all users of the database, durable
 * once resolved, and rejects when the database fails.
 */
export interface PasskeyStore {
  /** Finds the passkeys of an id: one for each key that has signed with it, at most `MOST_KEYS`. */
  find(id: string): Promise<readonly StoredPasskey[]>;
  /** Returns true for an account with a stored passkey: an address in lower case. */
  hasAccount(address: string): Promise<boolean>;
  /**
   * Stores a passkey. A stored one is not changed, and does not block other keys. `full` beyond `MOST_PASSKEYS` of an
   * account, or `MOST_KEYS` of an id.
   */
  put(passkey: StoredPasskey): Promise<'stored' | 'full'>;
  /**
   * Stores the counter of a passkey's assertion. False if it is not higher than the last one, as with a copied
   * authenticator; an authenticator without a counter always sends 0.
   */
  count(passkey: Pick<StoredPasskey, 'id' | 'publicKey'>, counter: number): Promise<boolean>;
  close(): Promise<void>;
}
