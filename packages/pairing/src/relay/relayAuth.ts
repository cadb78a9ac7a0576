import { ed25519 } from '@noble/curves/ed25519';
import { bytesToHex, concatBytes, randomBytes } from '@noble/hashes/utils';
import { toBase58 } from '../crypto/base58.ts';
import { toBase64Url } from '../crypto/base64.ts';

/** Multicodec of an Ed25519 public key. */
const codec = Uint8Array.of(0xed, 0x01);
const daySeconds = 86_400;

/**
 * Who this page is to a relay: a key made anew for each page load, so that a relay cannot tell that
 * two visits are of the same person, and two tabs are two subscribers to it.
 */
export interface RelayAuth {
  /** `did:key:z…` */
  readonly clientId: string;
  /** A token (JWT, EdDSA) that lets its holder in at a relay for a day. */
  token(relayUrl: string, nowMs: number): string;
}

export function createRelayAuth(secret: Uint8Array = randomBytes(32)): RelayAuth {
  const publicKey = ed25519.getPublicKey(secret);
  const clientId = `did:key:z${toBase58(concatBytes(codec, publicKey))}`;
  return {
    clientId,
    token(relayUrl, nowMs) {
      const iat = Math.floor(nowMs / 1_000);
      const sub = bytesToHex(randomBytes(32));
      const payload = { iss: clientId, sub, aud: relayUrl, iat, exp: iat + daySeconds };
      const signed = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part(payload)}`;
      const signature = ed25519.sign(new TextEncoder().encode(signed), secret);
      return `${signed}.${toBase64Url(signature)}`;
    },
  };
}

function part(value: object): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
}
