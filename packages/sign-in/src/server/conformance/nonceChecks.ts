import { deepEqual, equal } from 'node:assert/strict';
import { copyRow, nonce, now, type StoreCheck, storeCheck, use } from './storeCheck.ts';

const refusedResult = { result: 'refused' };

/** Nonces: issued, consumed once, by the browser they were issued to. */
export const nonceChecks: readonly StoreCheck[] = [
  storeCheck('a nonce is used up once', async ({ store, another }) => {
    await store.addNonce(nonce);
    deepEqual(copyRow(await another.consumeNonce(use)), {
      result: 'consumed',
      expiresAt: nonce.expiresAt,
    });
    deepEqual(copyRow(await store.consumeNonce(use)), refusedResult);
  }),

  storeCheck('of many uses of one nonce at once, exactly one wins', async ({ store, another }) => {
    for (let round = 0; round < 20; round += 1) {
      const hash = `nonce ${round}`;
      await store.addNonce({ ...nonce, hash });
      const uses = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          (index % 2 ? store : another).consumeNonce({ ...use, hash }),
        ),
      );
      equal(uses.filter(({ result }) => result === 'consumed').length, 1);
    }
  }),

  storeCheck('a nonce that was never given out is refused', async ({ store }) => {
    deepEqual(copyRow(await store.consumeNonce(use)), refusedResult);
  }),

  storeCheck("another browser's nonce is refused, and stays that browser's", async ({ store }) => {
    await store.addNonce(nonce);
    deepEqual(copyRow(await store.consumeNonce({ ...use, visitHash: 'other' })), refusedResult);
    equal((await store.consumeNonce(use)).result, 'consumed');
    deepEqual(copyRow(await store.consumeNonce(use)), refusedResult);
  }),

  storeCheck('a nonce that was put back can be used once more', async ({ store }) => {
    await store.addNonce(nonce);
    await store.consumeNonce(use);
    await store.addNonce(nonce);
    equal((await store.consumeNonce(use)).result, 'consumed');
    equal((await store.consumeNonce(use)).result, 'refused');
  }),

  ...(
    [
      ['a nonce lasts until 1 ms before its expiry', -1, 'consumed'],
      ['a nonce is refused from its expiry on', 0, 'refused'],
    ] as const
  ).map(([name, after, result]) =>
    storeCheck(name, async ({ store }) => {
      await store.addNonce(nonce);
      const late = { ...use, now: nonce.expiresAt + after };
      equal((await store.consumeNonce(late)).result, result);
    }),
  ),

  storeCheck('an attempt too many keeps no nonce', async ({ store, another }) => {
    const attempt = { key: 'a', now, windowMs: 1000, most: 2 };
    equal(await store.addNonce(nonce, attempt), true);
    equal(await store.addNonce({ ...nonce, hash: 'second' }, attempt), true);
    equal(await another.addNonce({ ...nonce, hash: 'third' }, attempt), false);
    deepEqual(copyRow(await store.consumeNonce({ ...use, hash: 'third' })), refusedResult);
    equal(await store.countAttempt(attempt), 4);
    equal((await store.consumeNonce(use)).result, 'consumed');
    equal(await store.addNonce(nonce, { ...attempt, now: now + 1000 }), true);
  }),
];

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
