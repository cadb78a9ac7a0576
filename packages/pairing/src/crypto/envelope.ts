import { chacha20poly1305 } from '@noble/ciphers/chacha';
import { bytesToHex, concatBytes, hexToBytes, randomBytes } from '@noble/hashes/utils';
import { fromBase64, toBase64 } from './base64.ts';
import { agreeOnKey, type KeyPair } from './keys.ts';

/**
 * Longest accepted envelope, in characters of base64; longer ones are refused unread. Typed data and
 * batches of calls are far smaller.
 */
export const longestEnvelope = 500_000;

const nonceLength = 12;
const tagLength = 16;
const publicKeyLength = 32;

/**
 * `0 | nonce | sealed` in base64: for who has the key already.
 *
 * @example
 * ```ts
 * import { sealEnvelope } from '@mooring/pairing/protocol';
 *
 * const sealed = sealEnvelope(JSON.stringify({ id: 1, jsonrpc: '2.0', result: true }), key);
 * ```
 */
export function sealEnvelope(text: string, key: Uint8Array): string {
  const nonce = randomBytes(nonceLength);
  return toBase64(concatBytes(Uint8Array.of(0), nonce, sealWith(key, nonce, text)));
}

/**
 * Type 1, `1 | public key of the sender | nonce | sealed` in base64: for the owner of a key pair.
 * `undefined` for a receiver's key of low order.
 */
export function sealEnvelopeTo(
  text: string,
  { secret, publicKey }: KeyPair,
  receiver: string,
): string | undefined {
  const key = agreeOnKey(secret, receiver);
  if (!key) return undefined;
  const nonce = randomBytes(nonceLength);
  const head = concatBytes(Uint8Array.of(1), hexToBytes(publicKey), nonce);
  return toBase64(concatBytes(head, sealWith(key, nonce, text)));
}

/**
 * Opens an envelope of type 0; `undefined` unless sealed with the key. Type 2, plain text that anyone in
 * between can write, is never opened.
 */
export function openEnvelope(envelope: string, key: Uint8Array): string | undefined {
  const bytes = bytesOf(envelope);
  return bytes?.[0] === 0 ? openWith(key, bytes, 1) : undefined;
}

/** Opens an envelope of type 1, with the sender's key; `undefined` as `openEnvelope`. */
export function openEnvelopeFrom(
  envelope: string,
  secret: Uint8Array,
): { readonly text: string; readonly sender: string } | undefined {
  const bytes = bytesOf(envelope);
  if (bytes?.[0] !== 1 || bytes.length < 1 + publicKeyLength) return undefined;
  const sender = bytesToHex(bytes.subarray(1, 1 + publicKeyLength));
  const key = agreeOnKey(secret, sender);
  const text = key && openWith(key, bytes, 1 + publicKeyLength);
  return text === undefined ? undefined : { text, sender };
}

function bytesOf(envelope: string): Uint8Array | undefined {
  return envelope.length <= longestEnvelope ? fromBase64(envelope) : undefined;
}

function sealWith(key: Uint8Array, nonce: Uint8Array, text: string): Uint8Array {
  return chacha20poly1305(key, nonce).encrypt(new TextEncoder().encode(text));
}

function openWith(key: Uint8Array, bytes: Uint8Array, start: number): string | undefined {
  const sealed = start + nonceLength;
  if (bytes.length < sealed + tagLength) return undefined;
  try {
    const opened = chacha20poly1305(key, bytes.subarray(start, sealed)).decrypt(
      bytes.subarray(sealed),
    );
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(opened);
  } catch {
    // Sealed with another key, modified in transit, or not text.
    return undefined;
  }
}
