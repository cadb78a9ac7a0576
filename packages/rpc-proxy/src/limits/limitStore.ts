/** Tokens taken from a bucket. Times in ms since 1970; the caller's clock counts. */
export type Taking = {
  /** Which bucket: what is counted, and whose it is. */
  key: string;
  tokens: number;
  /** What is in it when it is full. */
  most: number;
  /** How long an empty one takes to be full, in ms. */
  windowMs: number;
  now: number;
};

/**
 * Where it is counted what clients have used. A bucket is one time: until when what was taken takes to
 * come back (the generic cell rate algorithm), so that taking is one atomic step whoever else takes. It
 * rejects when the store cannot be used. What it holds is of no use once a window has gone by.
 */
export type LimitStore = {
  /** Takes all of the tokens or none; whether it did. */
  take(taking: Taking): Promise<boolean>;
  /** Takes the tokens of something that happened already; more than there are is a debt. */
  charge(taking: Taking): Promise<void>;
  /** Forgets buckets that are full. */
  clear(now: number): Promise<void>;
  close(): Promise<void>;
};

/** How long so many tokens take to come back, in milliseconds. */
export function costOf({
  tokens,
  most,
  windowMs,
}: Pick<Taking, 'tokens' | 'most' | 'windowMs'>): number {
  return (tokens * windowMs) / most;
}

export const MINUTE_MS = 60_000;
