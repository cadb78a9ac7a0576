import { base58 } from '@scure/base';

/** Multicodec of an Ed25519 public key, as an unsigned varint. */
const ED25519 = [0xed, 0x01] as const;
const KEY_LENGTH = 32;

/**
 * Ed25519 public key of a `did:key:z…` (multibase base58btc); undefined if malformed.
 * https://w3c-ccg.github.io/did-key-spec/
 */
export function readDidKey(did: string): Uint8Array | undefined {
  const [, encoded] = /^did:key:z([1-9A-HJ-NP-Za-km-z]{40,60})$/.exec(did) ?? [];
  const bytes = encoded === undefined ? undefined : base58.decode(encoded);
  if (bytes?.length !== ED25519.length + KEY_LENGTH) return undefined;
  if (ED25519.some((byte, at) => bytes[at] !== byte)) return undefined;
  return bytes.slice(ED25519.length);
}

/** Encodes an Ed25519 public key as `did:key:z…`. */
export function writeDidKey(publicKey: Uint8Array): string {
  return `did:key:z${base58.encode(new Uint8Array([...ED25519, ...publicKey]))}`;
}
