import { isRecord } from '@mooring/internal';
import { type Address, getAddress, isAddress } from 'viem';
import { fromBase64Url } from '../account/base64Url.ts';
import { keyOf, type PasskeyContracts } from '../account/contracts.ts';
import { parsePublicKey } from '../account/publicKey.ts';
import type { Passkey } from '../credential/passkey.ts';

/** Account on this device. Nothing in it is secret. */
export interface PasskeyAccount extends Passkey {
  readonly address: Address;
  /** Ids of other passkeys of the account that were made on this device. */
  readonly others?: readonly string[];
}

/** Passkey that is kept on this device, with what is known of its account. */
export interface KeptPasskey extends Passkey, Partial<Omit<PasskeyAccount, keyof Passkey>> {
  /** Name it was made under, until it has made a signature that the account's contracts accept. */
  readonly unproven?: string | undefined;
}

/** Where one account is kept between visits. Each may be asynchronous. */
export interface PasskeyStorage {
  get(): unknown;
  set(value: unknown): unknown;
  delete(): unknown;
}

/** Longest credential id (WebAuthn, section 4), in base64url. */
const LONGEST_CREDENTIAL_ID = 1_364;
/** Longest name of a passkey that is kept. */
const LONGEST_PASSKEY_NAME = 64;
/** Most other passkeys that are kept. */
const MOST_OTHERS = 20;

/** Text to store, for one domain and the contracts the address follows from. */
export function formatAccount(
  { id, publicKey, address, others, unproven }: KeptPasskey,
  place: { readonly rpId: string; readonly contracts: PasskeyContracts },
): object {
  return {
    version: 1,
    rpId: place.rpId,
    contracts: keyOf(place.contracts),
    id,
    publicKey,
    address,
    others,
    unproven,
  };
}

/**
 * Parses a stored account, which others may have written; `undefined` when invalid, or of another domain. The
 * address is left out where it was worked out for other contracts.
 */
export function parseAccount(
  value: unknown,
  place: { readonly rpId: string; readonly contracts: PasskeyContracts },
): KeptPasskey | undefined {
  if (!isRecord(value) || value['version'] !== 1 || value['rpId'] !== place.rpId) return undefined;
  const passkey = parsePasskey(value);
  const { address, others, unproven } = value;
  if (passkey && typeof unproven === 'string')
    return { ...passkey, unproven: unproven.slice(0, LONGEST_PASSKEY_NAME) };
  const isOfContracts = value['contracts'] === keyOf(place.contracts);
  if (!passkey || !isOfContracts || typeof address !== 'string' || !isAddress(address))
    return passkey;
  const ids = Array.isArray(others) ? others.filter(isId).slice(-MOST_OTHERS) : [];
  return { ...passkey, address: getAddress(address), ...(ids.length > 0 && { others: ids }) };
}

/** Parses id and public key. */
export function parsePasskey(value: unknown): Passkey | undefined {
  if (!isRecord(value)) return undefined;
  const id = value['id'];
  const publicKey = parsePublicKey(value['publicKey']);
  return isId(id) && publicKey ? { id, publicKey } : undefined;
}

function isId(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    value.length <= LONGEST_CREDENTIAL_ID &&
    fromBase64Url(value) !== undefined
  );
}
