import type { PublicKey } from '@mooring/passkey/account';

/** Passkey of an account. Nothing in it is secret. */
export type StoredPasskey = {
  /** Credential id in base64url. */
  id: string;
  publicKey: PublicKey;
  /** Account, in lower case. */
  address: `0x${string}`;
  /** True when the address follows from the key; false for another owner of the account. */
  isFirst: boolean;
};

/** Most passkeys of an account. */
export const MOST_PASSKEYS = 20;

/**
 * Store of passkeys by their credential id. Every method is atomic across all users of the database, durable
 * once resolved, and rejects when the database fails.
 */
export type PasskeyStore = {
  find(id: string): Promise<StoredPasskey | undefined>;
  /**
   * Stores a passkey. One that is there stays: `taken` with another key, or another account. Only the account
   * that follows from the key replaces another one. `full` beyond `MOST_PASSKEYS` of an account.
   */
  put(passkey: StoredPasskey): Promise<'stored' | 'taken' | 'full'>;
  /**
   * Keeps the counter of a passkey's assertion. False when it did not go up since the last one, as of a copied
   * authenticator; those without a counter say 0 each time.
   */
  count(id: string, counter: number): Promise<boolean>;
  close(): Promise<void>;
};
