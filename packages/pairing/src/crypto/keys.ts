import { x25519 } from '@noble/curves/ed25519';
import { hkdf } from '@noble/hashes/hkdf';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils';

/** X25519 key pair of one proposal. */
export interface KeyPair {
  /** 32 bytes. */
  readonly secret: Uint8Array;
  /** 64 hex digits. */
  readonly publicKey: string;
}

const publicKeyForm = /^[0-9a-f]{64}$/;

/** True for a public key or topic: 64 hex digits. */
export function isHex32(value: unknown): value is string {
  return typeof value === 'string' && publicKeyForm.test(value);
}

/** Creates a key of 32 random bytes. */
export function createKey(): Uint8Array {
  return randomBytes(32);
}

/**
 * Makes an X25519 key pair from the system's random numbers.
 *
 * @example
 * ```ts
 * import { createKeyPair } from '@mooring/pairing/protocol';
 *
 * const { secret, publicKey } = createKeyPair();
 * ```
 */
export function createKeyPair(): KeyPair {
  return keyPairOf(x25519.utils.randomPrivateKey());
}

/** Key pair of an existing secret of 32 bytes. */
export function keyPairOf(secret: Uint8Array): KeyPair {
  return { secret, publicKey: bytesToHex(x25519.getPublicKey(secret)) };
}

/**
 * The key two sides agree on: HKDF-SHA256, without salt and info, of the X25519 secret. `undefined`
 * for a public key of low order, with which the secret would be known to everybody.
 *
 * @example
 * ```ts
 * import { agreeOnKey, createKeyPair } from '@mooring/pairing/protocol';
 *
 * const ours = createKeyPair();
 * const theirs = createKeyPair();
 * agreeOnKey(ours.secret, theirs.publicKey); // equals agreeOnKey(theirs.secret, ours.publicKey)
 * ```
 */
export function agreeOnKey(secret: Uint8Array, publicKey: string): Uint8Array | undefined {
  let shared: Uint8Array;
  try {
    shared = x25519.getSharedSecret(secret, hexToBytes(publicKey));
  } catch {
    return undefined;
  }
  return hkdf(sha256, shared, undefined, undefined, 32);
}

/**
 * The topic of a key: its SHA-256 in hex.
 *
 * @example
 * ```ts
 * import { topicOf } from '@mooring/pairing/protocol';
 *
 * topicOf(key); // 64 hex digits
 * ```
 */
export function topicOf(key: Uint8Array): string {
  return bytesToHex(sha256(key));
}
