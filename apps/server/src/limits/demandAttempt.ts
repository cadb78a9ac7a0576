import { Refusal, type SignInStore } from '@mooring/sign-in/server';

type AttemptStore = Pick<SignInStore, 'countAttempt'>;

/** Attempt of a client or an account, and the most of them within its window. */
type BoundedAttempt = Parameters<AttemptStore['countAttempt']>[0] & {
  /** Name of the limit, for the log and the metrics. */
  readonly limit: string;
  readonly most: number;
};

/**
 * Counts an attempt, across all servers that share the store.
 *
 * @throws {Refusal} `too-many-requests` over the limit.
 */
export async function demandAttempt(
  attempts: AttemptStore,
  { limit, most, ...attempt }: BoundedAttempt,
): Promise<void> {
  if ((await attempts.countAttempt(attempt)) <= most) return;
  throw new Refusal('too-many-requests', {
    retryAfterSeconds: attempt.windowMs / 1_000,
    limit,
  });
}
