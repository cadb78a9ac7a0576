import type { IncomingMessage } from 'node:http';
import { isRecord } from '@mooring/internal';
import { ed25519 } from '@noble/curves/ed25519';
import { base58 } from '@scure/base';

/**
 * Authenticates a client by the URL it connected to: `?auth=<token>&projectId=<id>`.
 *
 * @param now milliseconds since 1970.
 */
export function admit({ url, headers }: IncomingMessage, now: number): Auth {
  const { searchParams } = new URL(url ?? '/', 'ws://relay');
  if (!searchParams.get('projectId')) return { refused: 'no project id' };
  return verifyAuth(searchParams.get('auth'), (audience) => isForHost(audience, headers.host), now);
}

/** Returns true for tokens issued for the URL the client connected to, such as `ws://127.0.0.1:5555`. */
function isForHost(audience: string, host: string | undefined): boolean {
  const url = URL.parse(audience);
  return (url?.protocol === 'ws:' || url?.protocol === 'wss:') && url.host === host;
}

/** Authenticated client id, or the reason of refusal. */
type Auth = { clientId: string } | { refused: string };

/** Tolerated clock skew of a client, in seconds. */
const CLOCK_SKEW = 120;
/** Longest token read, in characters; valid ones have about 400. */
const LONGEST_JWT = 4_096;

/**
 * Verifies the token of `?auth=`: a JWT signed with EdDSA by the key in its `iss`, issued for this relay
 * and not expired. Its `iss` becomes the client's id.
 *
 * @param isOwnUrl true for a URL of the relay itself.
 * @param now milliseconds since 1970.
 */
function verifyAuth(token: string | null, isOwnUrl: (url: string) => boolean, now: number): Auth {
  if (token === null || token === '') return { refused: 'no auth token' };
  if (token.length > LONGEST_JWT) return { refused: 'auth token too long' };
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return { refused: 'auth token is not a JWT' };
  const kind = readJwtPart(header);
  const claims = readJwtPart(payload);
  if (!isRecord(kind) || !isRecord(claims)) return { refused: 'auth token is not a JWT' };
  if (kind['alg'] !== 'EdDSA') return { refused: 'auth token is not signed with EdDSA' };

  const { iss, sub, aud, iat, exp } = claims;
  const publicKey = typeof iss === 'string' ? readDidKey(iss) : undefined;
  if (typeof iss !== 'string' || !publicKey) return { refused: 'iss is not a did:key of Ed25519' };
  if (!isSignedByKey(`${header}.${payload}`, signature, publicKey)) {
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

function readJwtPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function isSignedByKey(text: string, signature: string, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(Buffer.from(signature, 'base64url'), Buffer.from(text), publicKey);
  } catch {
    // Wrong signature length, or a key that is not a point on the curve.
    return false;
  }
}

/** Multicodec of an Ed25519 public key, as an unsigned varint. */
const ED25519 = [0xed, 0x01] as const;
const KEY_LENGTH = 32;

/**
 * Ed25519 public key of a `did:key:z…` (multibase base58btc); undefined if malformed.
 * https://w3c-ccg.github.io/did-key-spec/
 */
function readDidKey(did: string): Uint8Array | undefined {
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
