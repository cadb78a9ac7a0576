import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils';
import { loadCurves } from './curves.ts';

/** X25519 key pair of one proposal. */
export interface KeyPair {
  /** 32 bytes. */
  readonly secret: Uint8Array;
  /** 64 hex digits. */
  readonly publicKey: string;
}

const publicKeyForm = /^[0-9a-f]{64}$/;

/** Returns true for a public key or topic: 64 hex digits. */
export function isHex32(value: unknown): value is string {
  return typeof value === 'string' && publicKeyForm.test(value);
}

/** Creates a key of 32 random bytes. */
export function createKey(): Uint8Array {
  return randomBytes(32);
}

/**
 * Creates an X25519 key pair from the system's random numbers, with the browser's own curves if available.
 *
 * @example
 * ```ts
 * import { createKeyPair } from '@mooring/pairing/protocol';
 *
 * const { secret, publicKey } = await createKeyPair();
 * ```
 */
export function createKeyPair(): Promise<KeyPair> {
  return deriveKeyPair(createKey());
}

/** Derives the key pair of an existing secret of 32 bytes. */
export async function deriveKeyPair(secret: Uint8Array): Promise<KeyPair> {
  const { publicKeyOf } = await loadCurves();
  return { secret, publicKey: bytesToHex(await publicKeyOf(secret)) };
}

/**
 * Derives the key that two sides agree on: HKDF-SHA256, without salt and info, of the X25519 shared secret. `undefined`
 * for a public key of low order, with which the secret would be public.
 *
 * @example
 * ```ts
 * import { agreeOnKey, createKeyPair } from '@mooring/pairing/protocol';
 *
 * const ours = await createKeyPair();
 * const theirs = await createKeyPair();
 * await agreeOnKey(ours.secret, theirs.publicKey); // equals agreeOnKey(theirs.secret, ours.publicKey)
 * ```
 */
export async function agreeOnKey(
  secret: Uint8Array,
  publicKey: string,
): Promise<Uint8Array | undefined> {
  const { agree } = await loadCurves();
  return agree(secret, hexToBytes(publicKey)).catch(() => undefined);
}

/**
 * Derives the topic of a key: its SHA-256 in hex.
 *
 * @example
 * ```ts
 * import { deriveTopic } from '@mooring/pairing/protocol';
 *
 * deriveTopic(key); // 64 hex digits
 * ```
 */
export function deriveTopic(key: Uint8Array): string {
  return bytesToHex(sha256(key));
}
