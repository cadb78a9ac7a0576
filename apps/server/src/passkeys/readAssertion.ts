import type { Assertion } from '@mooring/passkey/account';
import { type Address, bytesToHex, getAddress } from 'viem';
import { isCredentialId } from './createPasskeys.ts';

/** Reads `{ id, authenticatorData, clientDataJSON, signature }`, each in base64url, without `publicKey`. */
export function readAssertion(sent: object): Assertion | undefined {
  const { id, authenticatorData, clientDataJSON, signature } = sent as Record<string, unknown>;
  if (typeof id !== 'string' || !isCredentialId(id)) return undefined;
  const [first, second, third] = [authenticatorData, clientDataJSON, signature].map(readBase64Url);
  if (!first || !second || !third) return undefined;
  return { credentialId: id, authenticatorData: first, clientDataJSON: second, signature: third };
}

function readBase64Url(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof value !== 'string' || !/^[\w-]+$/.test(value)) return undefined;
  return new Uint8Array(Buffer.from(value, 'base64url'));
}

/** Flags of authenticator data (WebAuthn, 6.1): the credential may be backed up (bit 3), and is (bit 4). */
const MAY_BE_BACKED_UP = 0x08;
const BACKED_UP_FLAG = 0x10;

/** Returns false for a credential that is backed up but not eligible for it, which no authenticator reports. */
export function isBackupPossible({ authenticatorData }: Assertion): boolean {
  const flags = authenticatorData[32] ?? 0;
  return !(flags & BACKED_UP_FLAG) || (flags & MAY_BE_BACKED_UP) !== 0;
}

/** Returns true if the page was embedded in another site's, or its client data cannot be read. */
export function isAssertedInFrame({ clientDataJSON }: Assertion): boolean {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(clientDataJSON));
    const { crossOrigin = false, topOrigin }: Record<string, unknown> = Object(data);
    return crossOrigin !== false || topOrigin !== undefined;
  } catch {
    return true;
  }
}

/** Signature counter, the four bytes after domain and flags. */
export function readCounter({ authenticatorData }: Assertion): number {
  const { buffer, byteOffset } = authenticatorData;
  return new DataView(buffer, byteOffset).getUint32(33);
}

/**
 * Reads the account that a passkey was created for as a further owner, from the user handle that the page sends: 32
 * random bytes, then the account. `none` if it was created for its own account; undefined without a handle. The
 * handle is not signed, so it must be confirmed on chain.
 */
export function readMadeFor(sent: object): Address | 'none' | undefined {
  const handle = readBase64Url(Reflect.get(sent, 'userHandle'));
  if (handle?.length === 52) return getAddress(bytesToHex(handle.subarray(32)));
  return handle?.length === 32 ? 'none' : undefined;
}
