import { chacha20poly1305 } from '@noble/ciphers/chacha';
import { concatBytes, randomBytes } from '@noble/hashes/utils';
import { fromBase64, toBase64 } from './base64.ts';

/**
 * Longest accepted envelope, in characters of base64; longer ones are refused unread. Typed data and
 * batches of calls are far smaller.
 */
export const LONGEST_ENVELOPE = 500_000;

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;
/** It starts with the type and the nonce. */
const sealedAt = 1 + NONCE_LENGTH;

/**
 * Seals a text. Type 0, `0 | nonce | sealed` in base64, is for a receiver who has the key. Type 1,
 * `1 | sender | nonce | sealed`, has the sender's public key, for a receiver who must first agree on the key.
 *
 * @example
 * ```ts
 * import { sealEnvelope } from '@mooring/pairing/protocol';
 *
 * const sealed = sealEnvelope(JSON.stringify({ id: 1, jsonrpc: '2.0', result: true }), key);
 * ```
 */
export function sealEnvelope(text: string, key: Uint8Array, sender?: Uint8Array): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const sealed = chacha20poly1305(key, nonce).encrypt(new TextEncoder().encode(text));
  const start = sender ? concatBytes(Uint8Array.of(1), sender) : Uint8Array.of(0);
  return toBase64(concatBytes(start, nonce, sealed));
}

/**
 * Opens an envelope of type 0; `undefined` unless sealed with the key. Type 2, plain text that anyone in
 * between can write, is never opened.
 */
export function openEnvelope(envelope: string, key: Uint8Array): string | undefined {
  const bytes = envelope.length <= LONGEST_ENVELOPE ? fromBase64(envelope) : undefined;
  if (bytes?.[0] !== 0 || bytes.length < sealedAt + TAG_LENGTH) return undefined;
  try {
    const nonce = bytes.subarray(1, sealedAt);
    const opened = chacha20poly1305(key, nonce).decrypt(bytes.subarray(sealedAt));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(opened);
  } catch {
    // Sealed with another key, modified in transit, or not text.
    return undefined;
  }
}
