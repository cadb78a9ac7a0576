import { DAY_MS } from '@mooring/internal';

/** Tokens to take from a bucket. Times in ms since 1970, by the caller's clock. */
export interface LimitCharge {
  /** Bucket: unit and client. */
  key: string;
  tokens: number;
  /** Capacity of the bucket. */
  most: number;
  /** Time to refill an empty bucket, in ms. */
  windowMs: number;
  now: number;
}

/**
 * Store of clients' usage. A bucket is one timestamp, when it will be full again (the generic cell rate
 * algorithm), so taking tokens is one atomic step. Methods reject when the store fails. Buckets expire
 * after one window.
 */
export interface LimitStore {
  /** Takes all of the tokens or none. Returns true when taken. */
  take(taking: LimitCharge): Promise<boolean>;
  /** Takes tokens for past use; more than available becomes a debt. */
  charge(taking: LimitCharge): Promise<void>;
  /** Deletes full buckets. */
  clear(now: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Time to refill `tokens` tokens, in ms.
 *
 * @example
 * ```ts
 * import { refillTime } from '@mooring/rpc-proxy';
 *
 * refillTime({ tokens: 10, most: 60, windowMs: 60_000 }); // 10,000 ms
 * ```
 */
export function refillTime({
  tokens,
  most,
  windowMs,
}: Pick<LimitCharge, 'tokens' | 'most' | 'windowMs'>): number {
  return (tokens * windowMs) / most;
}

/**
 * Latest time until which a bucket may be used, in ms since 1970: a later one was written by a clock that was ahead, and
 * would refuse its client until then. Debts are far below the day it allows.
 *
 * @example
 * ```ts
 * import { latestUse } from '@mooring/rpc-proxy';
 *
 * latestUse({ windowMs: 60_000, now: 0 }); // 86,460,000 ms
 * ```
 */
export function latestUse({ windowMs, now }: Pick<LimitCharge, 'windowMs' | 'now'>): number {
  return now + windowMs + DAY_MS;
}

/**
 * Creates a store in the memory of this process.
 *
 * @example
 * ```ts
 * import { createMemoryLimits, createRpcProxy } from '@mooring/rpc-proxy';
 *
 * const store = createMemoryLimits();
 * const proxy = createRpcProxy({ networks: [], store });
 * ```
 */
export function createMemoryLimits(): LimitStore {
  const usedUntil = new Map<string, number>();
  const after = (taking: LimitCharge) => {
    const until = usedUntil.get(taking.key) ?? 0;
    const isValid = until <= latestUse(taking);
    return Math.max(isValid ? until : 0, taking.now) + refillTime(taking);
  };
  return {
    async take(taking) {
      const until = after(taking);
      if (until > taking.now + taking.windowMs) return false;
      usedUntil.set(taking.key, until);
      return true;
    },
    async charge(taking) {
      usedUntil.set(taking.key, after(taking));
    },
    async clear(now) {
      for (const [key, until] of usedUntil) if (until <= now) usedUntil.delete(key);
    },
    async close() {},
  };
}
