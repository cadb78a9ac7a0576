import { deepEqual, equal } from 'node:assert/strict';
import { copyRow, now, pending, type StoreCheck, storeCheck } from './storeCheck.ts';

const visit = { visitHash: 'visit', now };
const otherVisit = { visitHash: 'other', now };

/** Pending sign-ins: one per browser at a time, ended once. */
export const pendingChecks: readonly StoreCheck[] = [
  storeCheck(
    "a browser's pending sign-in is read in every instance, and by no other browser",
    async ({ store, another }) => {
      equal(await store.readPending(visit), undefined);
      await store.addPending(pending);
      deepEqual(copyRow(await another.readPending(visit)), pending);
      equal(await store.readPending(otherVisit), undefined);
    },
  ),

  storeCheck(
    'a later pending sign-in takes the place of the one before',
    async ({ store, another }) => {
      const later = { ...pending, text: 'a later message', expiresAt: pending.expiresAt - 1 };
      await store.addPending(pending);
      await store.addPending({ ...pending, visitHash: 'other' });
      await another.addPending(later);
      deepEqual(copyRow(await store.readPending(visit)), later);
      equal(await store.deletePending(pending), false);
      deepEqual(copyRow(await store.readPending(visit)), later);
      equal((await store.readPending(otherVisit))?.text, pending.text);
    },
  ),

  storeCheck('a pending sign-in is read while it lasts', async ({ store }) => {
    await store.addPending(pending);
    const read = async (at: number) => copyRow(await store.readPending({ ...visit, now: at }));
    deepEqual(await read(pending.expiresAt - 1), pending);
    equal(await read(pending.expiresAt), undefined);
  }),

  storeCheck(
    'of many ends of one pending sign-in at once, exactly one is told so',
    async ({ store, another }) => {
      for (let round = 0; round < 10; round += 1) {
        const visitHash = `visit ${round}`;
        await store.addPending({ ...pending, visitHash });
        const ends = await Promise.all(
          Array.from({ length: 16 }, (_, index) =>
            (index % 2 ? store : another).deletePending({ visitHash, text: pending.text }),
          ),
        );
        equal(ends.filter(Boolean).length, 1);
        equal(await store.readPending({ visitHash, now }), undefined);
      }
    },
  ),

  ...(
    [
      ['another text', { visitHash: 'visit', text: 'another message' }],
      ['another browser', { visitHash: 'other', text: pending.text }],
    ] as const
  ).map(([whose, ended]) =>
    storeCheck(`ending a pending sign-in of ${whose} ends none`, async ({ store, another }) => {
      await store.addPending(pending);
      equal(await another.deletePending(ended), false);
      deepEqual(copyRow(await store.readPending(visit)), pending);
    }),
  ),
];
