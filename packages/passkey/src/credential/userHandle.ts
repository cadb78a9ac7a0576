import { type Address, bytesToHex, concat, getAddress, hexToBytes, size, slice } from 'viem';
import { randomBytes } from './browser.ts';

/**
 * User handle of a new passkey (WebAuthn, section 5.4.3): 32 random bytes, and behind them the account that gets
 * it as a further owner. Only a page of the domain can make one, so nobody else leads its person to an account of
 * theirs.
 */
export function createUserHandle(account?: Address): Uint8Array<ArrayBuffer> {
  const random = randomBytes();
  return account ? new Uint8Array(concat([random, hexToBytes(account)])) : random;
}

/** Reads the account of a user handle: `none` where it has none, `undefined` without a handle of ours. */
export function readUserHandle(bytes = new Uint8Array()): Address | 'none' | undefined {
  const hex = bytesToHex(bytes);
  if (size(hex) === 52) return getAddress(slice(hex, 32));
  return size(hex) === 32 ? 'none' : undefined;
}
