import { DAY_SECONDS } from '@mooring/internal';
import { bytesToHex, concatBytes, randomBytes } from '@noble/hashes/utils';
import { base58, base64urlnopad } from '@scure/base';
import { loadCurves } from '../crypto/curves.ts';

/** Multicodec of an Ed25519 public key. */
const codec = Uint8Array.of(0xed, 0x01);

/**
 * Creates a token (JWT, EdDSA) that grants access to a relay for a day.
 *
 * Its secret, 32 bytes, is the identity of this page at the relay: a new one for each page load, so that a relay
 * cannot link two visits of a person. A resumed session or proposal keeps its secret: a relay does not return a
 * client's own messages, and a request that still waits for a phone is not marked as read.
 */
export async function createRelayToken(
  secret: Uint8Array,
  relayUrl: string,
  nowMs: number,
): Promise<string> {
  const { identityOf, sign } = await loadCurves();
  const iss = `did:key:z${base58.encode(concatBytes(codec, await identityOf(secret)))}`;
  const iat = Math.floor(nowMs / 1_000);
  const sub = bytesToHex(randomBytes(32));
  const payload = { iss, sub, aud: relayUrl, iat, exp: iat + DAY_SECONDS };
  const signed = `${jwtPart({ alg: 'EdDSA', typ: 'JWT' })}.${jwtPart(payload)}`;
  const signature = await sign(secret, new TextEncoder().encode(signed));
  return `${signed}.${base64urlnopad.encode(signature)}`;
}

function jwtPart(value: object): string {
  return base64urlnopad.encode(new TextEncoder().encode(JSON.stringify(value)));
}
