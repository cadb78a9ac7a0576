import { equal, notEqual } from 'node:assert/strict';
import {
  nonce,
  now,
  pending,
  type StoreCheck,
  second,
  session,
  storeCheck,
  use,
} from './storeCheck.ts';

/** Clearing: removes expired records, once, and nothing else. */
export const clearingChecks: readonly StoreCheck[] = [
  storeCheck('what has expired is cleared, the rest stays', async ({ store, read }) => {
    await store.addNonce({ ...nonce, expiresAt: now });
    await store.addNonce({ ...nonce, hash: 'lasting' });
    await store.addPending({ ...pending, expiresAt: now });
    await store.addPending({ ...pending, visitHash: 'lasting' });
    await store.addSession({ ...session, idleExpiresAt: now });
    await store.addSession(second);
    await store.countAttempt({ key: 'a', now: now - 1000, windowMs: 1000 });
    await store.countAttempt({ key: 'b', now, windowMs: 1000 });
    equal(await store.clearExpired(now), 4);
    equal(await store.clearExpired(now), 0);
    equal((await store.consumeNonce({ ...use, hash: 'lasting' })).result, 'consumed');
    notEqual(await store.readPending({ visitHash: 'lasting', now }), undefined);
    notEqual(await read('token-two'), undefined);
    equal(await store.countAttempt({ key: 'b', now, windowMs: 1000 }), 2);
  }),

  storeCheck(
    'two that clear at once clear each thing once, and are not in the way of use',
    async ({ store, another }) => {
      const all = Array.from({ length: 50 }, (_, index) => `nonce ${index}`);
      for (const hash of all) await store.addNonce({ ...nonce, hash, expiresAt: now });
      await store.addNonce(nonce);
      const [one, two, used] = await Promise.all([
        store.clearExpired(now),
        another.clearExpired(now),
        store.consumeNonce(use),
      ]);
      equal(one + two, all.length);
      equal(used.result, 'consumed');
    },
  ),
];
