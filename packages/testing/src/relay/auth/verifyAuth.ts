import { ed25519 } from '@noble/curves/ed25519';
import { isRecord } from '../../rpc/params.ts';
import { readDidKey } from './didKey.ts';

/** Authenticated client id, or the reason of refusal. */
export type Auth = { clientId: string } | { refused: string };

/** Tolerated clock skew of a client, in seconds. */
const CLOCK_SKEW = 120;
/** Longest token read, in characters; valid ones have about 400. */
const LONGEST_TOKEN = 4_096;

/**
 * Verifies the token of `?auth=`: a JWT signed with EdDSA by the key in its `iss`, issued for this relay
 * and not expired. Its `iss` becomes the client's id.
 *
 * @param isOwnUrl true for a URL of the relay itself.
 * @param now milliseconds since 1970.
 */
export function verifyAuth(
  token: string | null,
  isOwnUrl: (url: string) => boolean,
  now: number,
): Auth {
  if (token === null || token === '') return { refused: 'no auth token' };
  if (token.length > LONGEST_TOKEN) return { refused: 'auth token too long' };
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return { refused: 'auth token is no JWT' };
  const kind = readPart(header);
  const claims = readPart(payload);
  if (!isRecord(kind) || !isRecord(claims)) return { refused: 'auth token is no JWT' };
  if (kind['alg'] !== 'EdDSA') return { refused: 'auth token is not signed with EdDSA' };

  const { iss, sub, aud, iat, exp } = claims;
  const publicKey = typeof iss === 'string' ? readDidKey(iss) : undefined;
  if (typeof iss !== 'string' || !publicKey) return { refused: 'iss is no did:key of Ed25519' };
  if (!isSigned(`${header}.${payload}`, signature, publicKey)) {
    return { refused: 'auth token has a wrong signature' };
  }
  if (typeof sub !== 'string' || sub === '') return { refused: 'auth token has no sub' };
  if (typeof aud !== 'string' || !isOwnUrl(aud)) return { refused: 'aud is another relay' };
  const seconds = Math.floor(now / 1_000);
  if (typeof exp !== 'number' || exp <= seconds) return { refused: 'auth token has expired' };
  if (typeof iat !== 'number' || iat > seconds + CLOCK_SKEW) {
    return { refused: 'auth token is of the future' };
  }
  return { clientId: iss };
}

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function isSigned(text: string, signature: string, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(Buffer.from(signature, 'base64url'), Buffer.from(text), publicKey);
  } catch {
    // Wrong signature length, or a key that is no point on the curve.
    return false;
  }
}
