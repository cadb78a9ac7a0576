import { isRecord } from '@mooring/internal';
import { bytesToHex, concat, hexToBytes, size, slice } from 'viem';
import { PasskeyError } from '../passkeyError.ts';
import { isOnCurve, type PublicKey } from './p256.ts';

/** SubjectPublicKeyInfo of P-256 up to the point (RFC 5480): 91 bytes in all. */
const spkiHead = '0x3059301306072a8648ce3d020106082a8648ce3d03010703420004';

/**
 * Reads a public key in the form of `getPublicKey()`: SubjectPublicKeyInfo, P-256, not compressed.
 * @throws {PasskeyError} `assertionInvalid` for any other key
 *
 * @example
 * ```ts
 * import { readSpki } from '@mooring/passkey/account';
 *
 * const { x, y } = readSpki(key);
 * ```
 */
export function readSpki(bytes: Uint8Array): PublicKey {
  const hex = bytesToHex(bytes);
  if (size(hex) === 91 && hex.startsWith(spkiHead)) {
    const key = { x: slice(hex, 27, 59), y: slice(hex, 59) };
    if (isOnCurve(key)) return key;
  }
  throw new PasskeyError('assertionInvalid', 'The public key is not on P-256.');
}

/**
 * Parses a public key, stored or sent: two words of hex in lower case, on the curve. `undefined` when invalid.
 *
 * @example
 * ```ts
 * import { parsePublicKey } from '@mooring/passkey/account';
 *
 * const publicKey = parsePublicKey(JSON.parse(text));
 * ```
 */
export function parsePublicKey(value: unknown): PublicKey | undefined {
  if (!isRecord(value)) return undefined;
  const [x, y] = [value['x'], value['y']];
  if (!isWord(x) || !isWord(y)) return undefined;
  return isOnCurve({ x, y }) ? { x, y } : undefined;
}

function isWord(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value);
}

/** Verifies a signature with WebCrypto. */
export async function isSignedBy(
  { x, y }: PublicKey,
  signature: Uint8Array,
  signed: Uint8Array,
): Promise<boolean> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const point = new Uint8Array(hexToBytes(concat(['0x04', x, y])));
  const key = await crypto.subtle.importKey('raw', point, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, new Uint8Array(signature), new Uint8Array(signed));
}
