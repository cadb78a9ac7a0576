import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@mooring/internal';
import { type Address, getAddress, verifyMessage } from 'viem';
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe';
import { type Call, GatewayError, type Route } from '../http/call.ts';
import { bytesField, readBody, textField } from '../http/fields.ts';
import { GATEWAY_LIMITS } from '../world.ts';

const COOKIE = 'access_token';
const LONGEST_SIGN_IN_MESSAGE = 10_000;
/** Tolerance for clocks ahead, and the longest session, as in the public gateway. */
const CLOCK_SKEW_MS = 30_000;
const LONGEST_SESSION_MS = DAY_MS;

/** Sign-in of the gateway (EIP-4361), by cookie. */
export const authRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/auth/nonce',
    handle: ({ world }) => ({ body: { nonce: world.sessions.newNonce() } }),
  },
  {
    method: 'POST',
    path: '/v1/auth/verify',
    async handle(call) {
      const { message: text, signature } = await readBody(call, {
        message: textField(LONGEST_SIGN_IN_MESSAGE),
        signature: bytesField,
      });
      const message = parseSiweMessage(text);
      const { address, nonce, issuedAt, expirationTime } = message;
      const { sessions, now } = call.world;
      const latest = now() + CLOCK_SKEW_MS;
      if (
        !address ||
        !nonce ||
        !issuedAt ||
        issuedAt.getTime() > latest ||
        !validateSiweMessage({ message, time: new Date(now()) })
      ) {
        throw unauthorizedError('Invalid message');
      }
      if (!sessions.takeNonce(nonce)) throw unauthorizedError('Invalid nonce');
      const isSigned = verifyMessage({ address, message: text, signature }).catch(() => false);
      if (!(await isSigned)) throw unauthorizedError('Invalid signature');
      if (expirationTime && expirationTime.getTime() > now() + LONGEST_SESSION_MS) {
        const seconds = LONGEST_SESSION_MS / 1_000;
        throw forbidden(`Cannot issue token for longer than ${seconds} seconds`);
      }
      const until = expirationTime?.getTime() ?? now() + LONGEST_SESSION_MS;
      const token = sessions.open(getAddress(address), until);
      // A browser then sends none at all, as someone who never signed in.
      const age = `Max-Age=${Math.ceil((until - now()) / 1_000)}`;
      return { headers: { 'set-cookie': cookie(token, age) } };
    },
  },
  {
    method: 'GET',
    path: '/v1/auth/me',
    handle(call) {
      const account = signedInAccount(call, 'required');
      return { body: { id: account, authMethod: 'siwe', signerAddress: account } };
    },
  },
  {
    method: 'POST',
    path: '/v1/auth/logout',
    handle(call) {
      call.world.sessions.close(bearerToken(call));
      return { headers: { 'set-cookie': cookie('', 'Max-Age=0') } };
    },
  },
];

/**
 * Account of the session, or `null` without one.
 *
 * @throws {GatewayError} 403 for a session that is over, and without one where it is required
 */
export function signedInAccount(call: Call, session: 'required'): Address;
export function signedInAccount(call: Call): Address | null;
export function signedInAccount(call: Call, session?: 'required'): Address | null {
  const token = bearerToken(call);
  const account = call.world.sessions.accountOf(token);
  if (!account && (token !== '' || session)) throw forbidden('Forbidden resource');
  return account ?? null;
}

function unauthorizedError(message: string): GatewayError {
  return new GatewayError(401, message, { statusCode: 401, error: 'Unauthorized' });
}

function forbidden(message: string): GatewayError {
  return new GatewayError(403, message, { statusCode: 403, error: 'Forbidden' });
}

function cookie(value: string, ...attributes: string[]): string {
  return [`${COOKIE}=${value}`, 'HttpOnly', 'SameSite=Lax', 'Path=/', ...attributes].join('; ');
}

function bearerToken({ request }: Call): string {
  return (
    new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  );
}

/** Sign-in nonces and sessions. */
export type Sessions = ReturnType<typeof createSessions>;

/** @param now milliseconds since 1970 */
export function createSessions(now: () => number) {
  const nonces = new Map<string, number>();
  const sessions = new Map<string, { account: Address; until: number }>();
  return {
    newNonce(): string {
      const nonce = randomBytes(12).toString('hex');
      nonces.set(nonce, now() + GATEWAY_LIMITS.nonceMs);
      dropOldest(nonces, GATEWAY_LIMITS.nonces);
      return nonce;
    },
    /** Consumes a nonce; true if it was valid. */
    takeNonce(nonce: string): boolean {
      const until = nonces.get(nonce);
      nonces.delete(nonce);
      return until !== undefined && until >= now();
    },
    /** @param until milliseconds since 1970 */
    open(account: Address, until: number): string {
      const token = randomBytes(24).toString('hex');
      sessions.set(token, { account, until });
      dropOldest(sessions, GATEWAY_LIMITS.sessions);
      return token;
    },
    accountOf(token: string): Address | undefined {
      const session = sessions.get(token);
      return session && session.until > now() ? session.account : undefined;
    },
    close: (token: string) => sessions.delete(token),
  };
}

function dropOldest(kept: Map<string, unknown>, most: number): void {
  for (const key of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(key);
  }
}
