import { isRecord, LONGEST_CREDENTIAL_ID } from '@mooring/internal';
import { type Address, getAddress, isAddress } from 'viem';
import { fromBase64Url } from '../account/base64Url.ts';
import { keyOf, type PasskeyContracts } from '../account/contracts.ts';
import { parsePublicKey } from '../account/publicKey.ts';
import type { Passkey } from '../credential/passkey.ts';

/** Account on this device. Contains no secret. */
export interface PasskeyAccount extends Passkey {
  readonly address: Address;
  /** Ids of other passkeys of the account that were created on this device. */
  readonly others?: readonly string[];
}

/** Passkey stored on this device, with the known fields of its account. */
export interface KeptPasskey extends Passkey, Partial<Omit<PasskeyAccount, keyof Passkey>> {
  /** Name of a new passkey, until its first signature that the account's contracts accept. */
  readonly unproven?: string | undefined;
}

/** Storage of one account between visits. Each method may be asynchronous. */
export interface PasskeyStorage {
  get(): unknown;
  set(value: unknown): unknown;
  delete(): unknown;
}

/** Longest stored name of a passkey. */
const LONGEST_PASSKEY_NAME = 64;
/** Most stored ids of other passkeys. */
const MOST_OTHERS = 20;

/** Serializes an account, with its domain and the contracts of its address. */
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
 * Parses a stored account, which is untrusted; `undefined` if invalid, or of another domain. The address is omitted if it
 * was computed for other contracts.
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
