import { type Address, bytesToHex, concat, getAddress, hexToBytes, size, slice } from 'viem';
import { randomBytes } from './browser.ts';

/**
 * Creates the user handle of a new passkey (WebAuthn, section 5.4.3): 32 random bytes, then the account that gets the
 * passkey as a further owner. Only a page of the domain can create one, so no other site can lead the person to an
 * account of its own.
 */
export function createUserHandle(account?: Address): Uint8Array<ArrayBuffer> {
  const random = randomBytes();
  return account ? new Uint8Array(concat([random, hexToBytes(account)])) : random;
}

/** Reads the account of a user handle: `none` if it has none, `undefined` for a handle in another format. */
export function readUserHandle(bytes = new Uint8Array()): Address | 'none' | undefined {
  const hex = bytesToHex(bytes);
  if (size(hex) === 52) return getAddress(slice(hex, 32));
  return size(hex) === 32 ? 'none' : undefined;
}
