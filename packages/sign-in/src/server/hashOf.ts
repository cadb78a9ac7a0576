import { hash } from 'node:crypto';

/** SHA-256 in hex, as stored for tokens and nonces, which are random enough to need no salt. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex');
}
