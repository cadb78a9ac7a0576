import { randomBytes } from 'node:crypto';
import type { Address } from 'viem';
import { LIMITS } from '../limits.ts';

/** Sign-in nonces and sessions. */
export type Sessions = ReturnType<typeof createSessions>;

/** @param now milliseconds since 1970 */
export function createSessions(now: () => number) {
  const nonces = new Map<string, number>();
  const sessions = new Map<string, Address>();
  return {
    newNonce(): string {
      const nonce = randomBytes(12).toString('hex');
      nonces.set(nonce, now() + LIMITS.nonceMs);
      dropOldest(nonces, LIMITS.nonces);
      return nonce;
    },
    /** Consumes a nonce; true if it was valid. */
    takeNonce(nonce: string): boolean {
      const until = nonces.get(nonce);
      nonces.delete(nonce);
      return until !== undefined && until >= now();
    },
    open(account: Address): string {
      const token = randomBytes(24).toString('hex');
      sessions.set(token, account);
      dropOldest(sessions, LIMITS.sessions);
      return token;
    },
    accountOf: (token: string): Address | undefined => sessions.get(token),
    close: (token: string) => sessions.delete(token),
  };
}

function dropOldest(kept: Map<string, unknown>, most: number): void {
  for (const key of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(key);
  }
}
