import { hash } from 'node:crypto';

/** SHA-256 in hex: what is kept of a token or nonce, each random enough to need no salt. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex');
}
