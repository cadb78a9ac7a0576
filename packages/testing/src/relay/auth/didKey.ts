import { decodeBase58, encodeBase58 } from './base58.ts';

/** Multicodec of an Ed25519 public key, as an unsigned varint. */
const ED25519 = [0xed, 0x01] as const;
const KEY_LENGTH = 32;

/**
 * The Ed25519 public key inside a `did:key:z…` (multibase base58btc), or undefined when it is none.
 * https://w3c-ccg.github.io/did-key-spec/
 */
export function readDidKey(did: string): Uint8Array | undefined {
  const encoded = /^did:key:z(\w{40,60})$/.exec(did)?.[1];
  const bytes = encoded === undefined ? undefined : decodeBase58(encoded);
  if (bytes?.length !== ED25519.length + KEY_LENGTH) return undefined;
  if (ED25519.some((byte, at) => bytes[at] !== byte)) return undefined;
  return bytes.slice(ED25519.length);
}

/** The `did:key:z…` of an Ed25519 public key. */
export function writeDidKey(publicKey: Uint8Array): string {
  return `did:key:z${encodeBase58(new Uint8Array([...ED25519, ...publicKey]))}`;
}
