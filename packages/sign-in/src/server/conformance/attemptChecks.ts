import { deepEqual, equal } from 'node:assert/strict';
import { now, type StoreCheck, storeCheck } from './storeCheck.ts';

/** Attempts: each counted, on every instance. */
export const attemptChecks: readonly StoreCheck[] = [
  storeCheck('attempts are counted by key, within a window', async ({ store }) => {
    const count = (key: string, at: number) => store.countAttempt({ key, now: at, windowMs: 1000 });
    equal(await count('a', now), 1);
    equal(await count('a', now + 999), 2);
    equal(await count('b', now + 999), 1);
    equal(await count('a', now + 1000), 1);
    equal(await count('a', now + 1999), 2);
  }),

  storeCheck('attempts at once are all counted', async ({ store, another }) => {
    const counts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? store : another).countAttempt({ key: 'a', now, windowMs: 1000 }),
      ),
    );
    deepEqual(
      counts.toSorted((a, b) => a - b),
      counts.map((_, index) => index + 1),
    );
  }),
];
