import { LONGEST_CREDENTIAL_ID } from '@mooring/internal';
import type { PublicKey } from '@mooring/passkey/account';
import { Refusal, type SignInStore } from '@mooring/sign-in/server';
import { type Address, getAddress } from 'viem';
import { demandAttempt } from '../limits/demandAttempt.ts';
import type { PasskeyStore, StoredPasskey } from './passkeyStore.ts';

/** Rate limit of lookups per client. */
const LOOK_UPS = { count: 60, windowMs: 60_000 };

/** Key that has signed with a credential id, as in the response. */
interface KnownKey {
  publicKey: PublicKey;
  address: Address;
}

/** Response to a lookup. `others` are further keys with the same id: all but one of them are false claims. */
export type KnownPasskey = KnownKey & { others?: readonly KnownKey[] };

/**
 * Passkeys of accounts that have signed in, by credential id.
 *
 * @throws {Refusal} `not-found` or `too-many-requests`.
 */
export interface Passkeys {
  find(id: string, client: string | undefined): Promise<KnownPasskey>;
}

/** Creates passkeys over a store, with a limit per client. */
export function createPasskeys(options: {
  store: PasskeyStore;
  /** Counts requests, across all servers that share it. */
  attempts: Pick<SignInStore, 'countAttempt'>;
  /** Milliseconds since 1970. */
  now?: () => number;
}): Passkeys {
  const { store, attempts, now = Date.now } = options;
  return {
    async find(id, client = 'unknown') {
      const { count: most, windowMs } = LOOK_UPS;
      const key = `passkeys of ${client}`;
      await demandAttempt(attempts, { key, limit: 'passkeyLookups', most, windowMs, now: now() });
      const [first, ...others] = isCredentialId(id) ? await store.find(id) : [];
      if (first === undefined) throw new Refusal('not-found');
      return { ...toKnownKey(first), ...(others.length > 0 && { others: others.map(toKnownKey) }) };
    },
  };
}

function toKnownKey({ publicKey, address }: StoredPasskey): KnownKey {
  return { publicKey, address: getAddress(address) };
}

/** Returns true for a credential id in base64url, as browsers make them. */
export function isCredentialId(id: string): boolean {
  if (id === '' || id.length > LONGEST_CREDENTIAL_ID) return false;
  return Buffer.from(id, 'base64url').toString('base64url') === id;
}
