import { hash, randomFillSync } from 'node:crypto';

/** SHA-256 in hex, as stored for tokens and nonces, which are random enough to need no salt. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}

const POOL_SIZE = 4096;

/**
 * Creates a source of random bytes from Node's CSPRNG, fetched in bulk, as few cost as much as many. Each
 * byte is returned once, and not kept.
 */
export function createRandomPool(): (size: number) => Uint8Array {
  const pool = new Uint8Array(POOL_SIZE);
  let next = POOL_SIZE;
  return (size) => {
    if (size > POOL_SIZE) return randomFillSync(new Uint8Array(size));
    if (next + size > POOL_SIZE) {
      randomFillSync(pool);
      next = 0;
    }
    const bytes = pool.slice(next, next + size);
    pool.fill(0, next, next + size);
    next += size;
    return bytes;
  };
}
