import { deepEqual, equal, notEqual, rejects } from 'node:assert/strict';
import {
  fieldsOf,
  foreign,
  hour,
  now,
  type StoreCheck,
  second,
  session,
  storeCheck,
} from './storeCheck.ts';

/** Sessions: how long they last, and whose they are. */
export const sessionChecks: readonly StoreCheck[] = [
  storeCheck(
    'a session is read by its token, in every instance',
    async ({ store, another, read }) => {
      await store.addSession(session);
      deepEqual(fieldsOf(await read('token-one')), session);
      const listed = await another.listSessions(session.account, now);
      deepEqual(listed.map(fieldsOf), [session]);
      equal(await read('one'), undefined);
      equal(await read('token-two'), undefined);
    },
  ),

  storeCheck('a session takes the place of another', async ({ store, read }) => {
    await store.addSession(session);
    await store.addSession(second, 'token-one');
    equal(await read('token-one'), undefined);
    deepEqual(fieldsOf(await read('token-two')), second);
  }),

  storeCheck(
    'a session that cannot be kept leaves the one it was to replace',
    async ({ store, read }) => {
      await store.addSession(session);
      await store.addSession(second);
      await rejects(() => store.addSession(second, 'token-one'));
      deepEqual(fieldsOf(await read('token-one')), session);
    },
  ),

  storeCheck(
    'a session lasts on while it is used, and no longer than it may',
    async ({ store, read }) => {
      await store.addSession(session);
      const later = now + hour - 1;
      const expected = { ...session, lastSeenAt: later, idleExpiresAt: later + hour };
      deepEqual(fieldsOf(await read('token-one', later)), expected);
      const last = await read('token-one', now + 2 * hour - 2);
      equal(last?.idleExpiresAt, session.expiresAt);
      notEqual(await read('token-one', session.expiresAt - 1), undefined);
      equal(await read('token-one', session.expiresAt), undefined);
    },
  ),

  storeCheck('a session that is not used ends', async ({ store, read }) => {
    await store.addSession(session);
    equal(await read('token-one', session.idleExpiresAt), undefined);
    deepEqual([...(await store.listSessions(session.account, session.idleExpiresAt))], []);
  }),

  storeCheck('a session seen a moment ago is not written again', async ({ store, read }) => {
    await store.addSession(session);
    deepEqual(fieldsOf(await read('token-one', now + 59_999)), session);
    equal((await read('token-one', now + 60_000))?.lastSeenAt, now + 60_000);
  }),

  storeCheck(
    "an account's sessions are listed, last seen first",
    async ({ store, another, read }) => {
      for (const each of [session, second, foreign]) await store.addSession(each);
      await read('token-two', now + 60_000);
      const listed = await another.listSessions(session.account, now + 60_000);
      deepEqual(
        listed.map(({ id }) => id),
        ['two', 'one'],
      );
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
