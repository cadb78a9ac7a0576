/** Tokens to take from a bucket. Times in ms since 1970, by the caller's clock. */
export type Taking = {
  /** Bucket: unit and client. */
  key: string;
  tokens: number;
  /** Capacity of the bucket. */
  most: number;
  /** Time to refill an empty bucket, in ms. */
  windowMs: number;
  now: number;
};

/**
 * Store of clients' usage. A bucket is one timestamp, when it will be full again (the generic cell rate
 * algorithm), so taking tokens is one atomic step. Methods reject when the store fails. Buckets expire
 * after one window.
 */
export type LimitStore = {
  /** Takes all of the tokens or none. Returns true when taken. */
  take(taking: Taking): Promise<boolean>;
  /** Takes tokens for past use; more than available becomes a debt. */
  charge(taking: Taking): Promise<void>;
  /** Deletes full buckets. */
  clear(now: number): Promise<void>;
  close(): Promise<void>;
};

/**
 * Time to refill `tokens` tokens, in ms.
 *
 * @example
 * ```ts
 * import { costOf } from '@mooring/rpc-proxy';
 *
 * costOf({ tokens: 10, most: 60, windowMs: 60_000 }); // 10,000 ms
 * ```
 */
export function costOf({
  tokens,
  most,
  windowMs,
}: Pick<Taking, 'tokens' | 'most' | 'windowMs'>): number {
  return (tokens * windowMs) / most;
}

/** One minute, in ms. */
export const MINUTE_MS = 60_000;
