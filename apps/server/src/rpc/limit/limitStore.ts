/** Tokens taken from what a client has. Times in ms since 1970; the caller's clock counts. */
export type Taking = {
  /** Who asks, as limits know them. */
  client: string;
  tokens: number;
  /** What a client has in a minute, and at most at once. */
  perMinute: number;
  now: number;
};

/**
 * Where it is counted what clients have used. A client's bucket is one time: until when what it has
 * used takes to come back (the generic cell rate algorithm), so that taking is one atomic step whoever
 * else takes. It rejects when the store cannot be used. What it holds is of no use after a minute.
 */
export type LimitStore = {
  /** Takes all of the tokens or none; whether it did. */
  take(taking: Taking): Promise<boolean>;
  /** Forgets clients that have all their tokens. */
  clear(now: number): Promise<void>;
  close(): Promise<void>;
};

/** How long so many tokens take to come back, in milliseconds. */
export function costOf({ tokens, perMinute }: Pick<Taking, 'tokens' | 'perMinute'>): number {
  return (tokens * MINUTE_MS) / perMinute;
}

export const MINUTE_MS = 60_000;
