import { deepEqual, equal, notEqual, rejects } from 'node:assert/strict';
import type { StoredSession } from '../store/signInStore.ts';
import {
  copyRow,
  foreign,
  HOUR,
  now,
  type StoreCheck,
  second,
  session,
  storeCheck,
} from './storeCheck.ts';

const { account } = session;

/** Sessions: lifetime and account. */
export const sessionChecks: readonly StoreCheck[] = [
  storeCheck(
    'a session is read by its token, in every instance',
    async ({ store, another, read }) => {
      await store.addSession(session);
      deepEqual(copyRow(await read('token-one')), session);
      const listed = await another.listSessions({ account, now, most: 10 });
      deepEqual(listed.map(copyRow), [session]);
      equal(await read('one'), undefined);
      equal(await read('token-two'), undefined);
    },
  ),

  storeCheck('a session takes the place of another', async ({ store, read }) => {
    await store.addSession(session);
    await store.addSession(second, { replacedTokenHash: 'token-one' });
    equal(await read('token-one'), undefined);
    deepEqual(copyRow(await read('token-two')), second);
  }),

  storeCheck(
    'a session that cannot be kept leaves the one it was to replace',
    async ({ store, read }) => {
      await store.addSession(session);
      await store.addSession(second);
      await rejects(() => store.addSession(second, { replacedTokenHash: 'token-one' }));
      deepEqual(copyRow(await read('token-one')), session);
    },
  ),

  storeCheck(
    'a session lasts on while it is used, and no longer than it may',
    async ({ store, read }) => {
      await store.addSession(session);
      const later = now + HOUR - 1;
      const expected = { ...session, lastSeenAt: later, idleExpiresAt: later + HOUR };
      deepEqual(copyRow(await read('token-one', later)), expected);
      const last = await read('token-one', now + 2 * HOUR - 2);
      equal(last?.idleExpiresAt, session.expiresAt);
      notEqual(await read('token-one', session.expiresAt - 1), undefined);
      equal(await read('token-one', session.expiresAt), undefined);
    },
  ),

  storeCheck('a session that is not used ends', async ({ store, read }) => {
    await store.addSession(session);
    equal(await read('token-one', session.idleExpiresAt), undefined);
    const list = { account, now: session.idleExpiresAt, most: 10 };
    deepEqual([...(await store.listSessions(list))], []);
  }),

  storeCheck('a session seen a moment ago is not written again', async ({ store, read }) => {
    await store.addSession(session);
    deepEqual(copyRow(await read('token-one', now + 59_999)), session);
    equal((await read('token-one', now + 60_000))?.lastSeenAt, now + 60_000);
  }),

  storeCheck(
    "an account's sessions are listed, last seen first",
    async ({ store, another, read }) => {
      for (const each of [session, second, foreign]) await store.addSession(each);
      await read('token-two', now + 60_000);
      const listed = await another.listSessions({ account, now: now + 60_000, most: 10 });
      deepEqual(
        listed.map(({ id }) => id),
        ['two', 'one'],
      );
    },
  ),

  storeCheck("an account's sessions are listed page by page, each once", async ({ store }) => {
    const times = [3, 1, 2, 2, 1, 3, 2].map((minutes) => now - minutes * 60_000);
    for (const [index, lastSeenAt] of times.entries()) {
      const id = `listed-${index}`;
      const createdAt = now - HOUR - (index % 2);
      await store.addSession({
        ...session,
        id,
        tokenHash: `token of ${id}`,
        createdAt,
        lastSeenAt,
      });
    }
    await store.addSession(foreign);
    const all = await store.listSessions({ account, now, most: 100 });
    const ids = ['4', '1', '6', '2', '3', '0', '5'].map((index) => `listed-${index}`);
    deepEqual(
      all.map(({ id }) => id),
      ids,
    );
    for (const most of [1, 2, 3, 7]) {
      const listed: string[] = [];
      let after: StoredSession | undefined;
      do {
        const page = await store.listSessions({ account, now, most, after });
        equal(page.length <= most, true);
        listed.push(...page.map(({ id }) => id));
        after = page.at(-1);
      } while (after);
      deepEqual(listed, ids);
    }
  }),

  storeCheck('a list goes on after a session that has ended', async ({ store }) => {
    await store.addSession(session);
    await store.addSession({ ...second, lastSeenAt: now - 1 });
    await store.deleteSession(account, 'one');
    const listed = await store.listSessions({ account, now, most: 1, after: session });
    deepEqual(
      listed.map(({ id }) => id),
      ['two'],
    );
  }),

  storeCheck(
    'of more sessions than an account may have, those last seen longest ago end',
    async ({ store, another }) => {
      await store.addSession(foreign);
      for (let index = 0; index < 6; index += 1) {
        const id = `many-${index}`;
        const one = { ...session, id, tokenHash: `token of ${id}`, lastSeenAt: now - index };
        await (index % 2 ? store : another).addSession(one);
      }
      const ids = async () =>
        (await store.listSessions({ account, now, most: 100 })).map(({ id }) => id);
      await store.addSession(session, { most: 3 });
      deepEqual(await ids(), ['one', 'many-0', 'many-1']);
      await another.addSession(second, { most: 3, replacedTokenHash: 'token-one' });
      deepEqual(await ids(), ['two', 'many-0', 'many-1']);
      // The new one stays, although it is the least recently seen.
      const early = { ...session, lastSeenAt: now - HOUR };
      await store.addSession(early, { most: 1 });
      deepEqual(await ids(), ['one']);
      const others = { account: foreign.account, now, most: 100 };
      equal((await store.listSessions(others)).length, 1);
    },
  ),

  storeCheck(
    'one session ends, of the account it belongs to only',
    async ({ store, another, read }) => {
      for (const each of [session, second, foreign]) await store.addSession(each);
      equal(await store.deleteSession(session.account, 'three'), false);
      equal(await another.deleteSession(session.account, 'one'), true);
      equal(await store.deleteSession(session.account, 'one'), false);
      equal(await read('token-one'), undefined);
      notEqual(await read('token-two'), undefined);
      notEqual(await read('token-three'), undefined);
    },
  ),

  storeCheck('all sessions of an account end', async ({ store, read }) => {
    for (const each of [session, second, foreign]) await store.addSession(each);
    equal(await store.deleteSessions(session.account), 2);
    equal(await read('token-one'), undefined);
    equal(await read('token-two'), undefined);
    notEqual(await read('token-three'), undefined);
  }),
];
