import { randomFillSync } from 'node:crypto';

const poolSize = 4096;

/**
 * Random bytes from the CSPRNG of Node, which are fetched many at a time, as asking for few costs as
 * much. Each byte is given out once, and not kept here.
 */
export function randomPool(): (size: number) => Uint8Array {
  const pool = new Uint8Array(poolSize);
  let next = poolSize;
  return (size) => {
    if (size > poolSize) return randomFillSync(new Uint8Array(size));
    if (next + size > poolSize) {
      randomFillSync(pool);
      next = 0;
    }
    const bytes = pool.slice(next, next + size);
    pool.fill(0, next, next + size);
    next += size;
    return bytes;
  };
}
