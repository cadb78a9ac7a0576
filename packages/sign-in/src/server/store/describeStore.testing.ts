import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SignInStore, StoredSession } from './signInStore.ts';

const hour = 3_600_000;
const now = Date.parse('2026-03-01T12:00:00Z');
const session: StoredSession = {
  id: 'one',
  tokenHash: 'token-one',
  account: 'eip155:1:0xaa',
  device: 'Firefox, Linux',
  createdAt: now,
  lastSeenAt: now,
  idleExpiresAt: now + hour,
  expiresAt: now + 2.5 * hour,
};
const second: StoredSession = { ...session, id: 'two', tokenHash: 'token-two' };
const foreign: StoredSession = {
  ...session,
  id: 'three',
  tokenHash: 'token-three',
  account: 'eip155:10:0xaa',
};
const nonce = { hash: 'nonce', visitHash: 'visit', expiresAt: now + hour };
const pending = { visitHash: 'visit', text: 'a message', expiresAt: now + hour };
const use = { hash: 'nonce', visitHash: 'visit', now };

/**
 * What every store must do. `makeStores` opens two that share one empty place, as two servers would;
 * they are closed after each test.
 */
export function describeStore(
  name: string,
  makeStores: () => Promise<readonly [SignInStore, SignInStore]>,
): void {
  describe(name, () => {
    let store: SignInStore;
    let another: SignInStore;
    beforeEach(async () => {
      [store, another] = await makeStores();
    });
    afterEach(() => Promise.all([store.close(), another.close()]));

    const read = (tokenHash: string, at = now, touchAfterMs = 60_000) =>
      store.readSession({ tokenHash, now: at, idleMs: hour, touchAfterMs });

    test('a nonce is used up once', async () => {
      await store.addNonce(nonce);
      expect(await another.consumeNonce(use)).toEqual({
        result: 'consumed',
        expiresAt: nonce.expiresAt,
      });
      expect(await store.consumeNonce(use)).toEqual({ result: 'refused' });
    });

    test('of many uses of one nonce at once, exactly one wins', async () => {
      for (let round = 0; round < 20; round += 1) {
        const hash = `nonce ${round}`;
        await store.addNonce({ ...nonce, hash });
        const uses = await Promise.all(
          Array.from({ length: 16 }, (_, index) =>
            (index % 2 ? store : another).consumeNonce({ ...use, hash }),
          ),
        );
        expect(uses.filter(({ result }) => result === 'consumed')).toHaveLength(1);
      }
    });

    test('a nonce that was never given out is refused', async () => {
      expect(await store.consumeNonce(use)).toEqual({ result: 'refused' });
    });

    test("another browser's nonce is refused, and used up by that", async () => {
      await store.addNonce(nonce);
      const refused = { result: 'refused' };
      expect(await store.consumeNonce({ ...use, visitHash: 'other' })).toEqual(refused);
      expect(await store.consumeNonce(use)).toEqual(refused);
    });

    test('a nonce that was put back can be used once more, no longer than before', async () => {
      await store.addNonce(nonce);
      await store.consumeNonce(use);
      await store.addNonce(nonce);
      expect((await store.consumeNonce(use)).result).toBe('consumed');
      expect((await store.consumeNonce(use)).result).toBe('refused');
    });

    test.each([
      [-1, 'consumed'],
      [0, 'refused'],
    ])('a nonce %i ms after its expiry is %s', async (after, result) => {
      await store.addNonce(nonce);
      const late = { ...use, now: nonce.expiresAt + after };
      expect((await store.consumeNonce(late)).result).toBe(result);
    });

    test("a browser's pending sign-in is read in every instance, and by no other browser", async () => {
      expect(await store.readPending({ visitHash: 'visit', now })).toBeUndefined();
      await store.addPending(pending);
      expect(await another.readPending({ visitHash: 'visit', now })).toEqual(pending);
      expect(await store.readPending({ visitHash: 'other', now })).toBeUndefined();
    });

    test('a later pending sign-in takes the place of the one before', async () => {
      const later = { ...pending, text: 'a later message', expiresAt: pending.expiresAt - 1 };
      await store.addPending(pending);
      await store.addPending({ ...pending, visitHash: 'other' });
      await another.addPending(later);
      expect(await store.readPending({ visitHash: 'visit', now })).toEqual(later);
      expect(await store.deletePending(pending)).toBe(false);
      expect(await store.readPending({ visitHash: 'visit', now })).toEqual(later);
      expect((await store.readPending({ visitHash: 'other', now }))?.text).toBe(pending.text);
    });

    test('a pending sign-in is read while it lasts', async () => {
      await store.addPending(pending);
      const read = (at: number) => store.readPending({ visitHash: 'visit', now: at });
      expect(await read(pending.expiresAt - 1)).toEqual(pending);
      expect(await read(pending.expiresAt)).toBeUndefined();
    });

    test('of many ends of one pending sign-in at once, exactly one is told so', async () => {
      for (let round = 0; round < 10; round += 1) {
        const visitHash = `visit ${round}`;
        await store.addPending({ ...pending, visitHash });
        const ends = await Promise.all(
          Array.from({ length: 16 }, (_, index) =>
            (index % 2 ? store : another).deletePending({ visitHash, text: pending.text }),
          ),
        );
        expect(ends.filter(Boolean)).toHaveLength(1);
        expect(await store.readPending({ visitHash, now })).toBeUndefined();
      }
    });

    test.each([
      ['another text', { visitHash: 'visit', text: 'another message' }],
      ['another browser', { visitHash: 'other', text: pending.text }],
    ])('ending a pending sign-in of %s ends none', async (_name, other) => {
      await store.addPending(pending);
      expect(await another.deletePending(other)).toBe(false);
      expect(await store.readPending({ visitHash: 'visit', now })).toEqual(pending);
    });

    test('a session is read by its token, in every instance', async () => {
      await store.addSession(session);
      expect(await read('token-one')).toEqual(session);
      expect(await another.listSessions(session.account, now)).toEqual([session]);
      expect(await read('one')).toBeUndefined();
      expect(await read('token-two')).toBeUndefined();
    });

    test('a session takes the place of another', async () => {
      await store.addSession(session);
      await store.addSession(second, 'token-one');
      expect(await read('token-one')).toBeUndefined();
      expect(await read('token-two')).toEqual(second);
    });

    test('a session that cannot be kept leaves the one it was to replace', async () => {
      await store.addSession(session);
      await store.addSession(second);
      await expect(store.addSession(second, 'token-one')).rejects.toThrow();
      expect(await read('token-one')).toEqual(session);
    });

    test('a session lasts on while it is used, and no longer than it may', async () => {
      await store.addSession(session);
      const later = now + hour - 1;
      const expected = { ...session, lastSeenAt: later, idleExpiresAt: later + hour };
      expect(await read('token-one', later)).toEqual(expected);
      const last = await read('token-one', now + 2 * hour - 2);
      expect(last?.idleExpiresAt).toBe(session.expiresAt);
      expect(await read('token-one', session.expiresAt - 1)).toBeDefined();
      expect(await read('token-one', session.expiresAt)).toBeUndefined();
    });

    test('a session that is not used ends', async () => {
      await store.addSession(session);
      expect(await read('token-one', session.idleExpiresAt)).toBeUndefined();
      expect(await store.listSessions(session.account, session.idleExpiresAt)).toEqual([]);
    });

    test('a session seen a moment ago is not written again', async () => {
      await store.addSession(session);
      expect(await read('token-one', now + 59_999)).toEqual(session);
      expect((await read('token-one', now + 60_000))?.lastSeenAt).toBe(now + 60_000);
    });

    test("an account's sessions are listed, last seen first", async () => {
      for (const each of [session, second, foreign]) await store.addSession(each);
      await read('token-two', now + 60_000);
      const listed = await another.listSessions(session.account, now + 60_000);
      expect(listed.map(({ id }) => id)).toEqual(['two', 'one']);
    });

    test('one session ends, of the account it belongs to only', async () => {
      for (const each of [session, second, foreign]) await store.addSession(each);
      expect(await store.deleteSession(session.account, 'three')).toBe(false);
      expect(await another.deleteSession(session.account, 'one')).toBe(true);
      expect(await store.deleteSession(session.account, 'one')).toBe(false);
      expect(await read('token-one')).toBeUndefined();
      expect(await read('token-two')).toBeDefined();
      expect(await read('token-three')).toBeDefined();
    });

    test('all sessions of an account end', async () => {
      for (const each of [session, second, foreign]) await store.addSession(each);
      expect(await store.deleteSessions(session.account)).toBe(2);
      expect(await read('token-one')).toBeUndefined();
      expect(await read('token-two')).toBeUndefined();
      expect(await read('token-three')).toBeDefined();
    });

    test('attempts are counted by key, within a window', async () => {
      const count = (key: string, at: number) =>
        store.countAttempt({ key, now: at, windowMs: 1000 });
      expect(await count('a', now)).toBe(1);
      expect(await count('a', now + 999)).toBe(2);
      expect(await count('b', now + 999)).toBe(1);
      expect(await count('a', now + 1000)).toBe(1);
      expect(await count('a', now + 1999)).toBe(2);
    });

    test('an attempt too many keeps no nonce', async () => {
      const attempt = { key: 'a', now, windowMs: 1000, most: 2 };
      expect(await store.addNonce(nonce, attempt)).toBe(true);
      expect(await store.addNonce({ ...nonce, hash: 'second' }, attempt)).toBe(true);
      expect(await another.addNonce({ ...nonce, hash: 'third' }, attempt)).toBe(false);
      expect(await store.consumeNonce({ ...use, hash: 'third' })).toEqual({ result: 'refused' });
      expect(await store.countAttempt(attempt)).toBe(4);
      expect((await store.consumeNonce(use)).result).toBe('consumed');
      expect(await store.addNonce(nonce, { ...attempt, now: now + 1000 })).toBe(true);
    });

    test('attempts at once are all counted', async () => {
      const counts = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? store : another).countAttempt({ key: 'a', now, windowMs: 1000 }),
        ),
      );
      expect(counts.toSorted((a, b) => a - b)).toEqual(counts.map((_, index) => index + 1));
    });

    test('what has expired is cleared, the rest stays', async () => {
      await store.addNonce({ ...nonce, expiresAt: now });
      await store.addNonce({ ...nonce, hash: 'lasting' });
      await store.addPending({ ...pending, expiresAt: now });
      await store.addPending({ ...pending, visitHash: 'lasting' });
      await store.addSession({ ...session, idleExpiresAt: now });
      await store.addSession(second);
      await store.countAttempt({ key: 'a', now: now - 1000, windowMs: 1000 });
      await store.countAttempt({ key: 'b', now, windowMs: 1000 });
      expect(await store.clearExpired(now)).toBe(4);
      expect(await store.clearExpired(now)).toBe(0);
      expect((await store.consumeNonce({ ...use, hash: 'lasting' })).result).toBe('consumed');
      expect(await store.readPending({ visitHash: 'lasting', now })).toBeDefined();
      expect(await read('token-two')).toBeDefined();
      expect(await store.countAttempt({ key: 'b', now, windowMs: 1000 })).toBe(2);
    });

    test('two that clear at once clear each thing once, and are not in the way of use', async () => {
      const all = Array.from({ length: 50 }, (_, index) => `nonce ${index}`);
      for (const hash of all) await store.addNonce({ ...nonce, hash, expiresAt: now });
      await store.addNonce(nonce);
      const [one, two, used] = await Promise.all([
        store.clearExpired(now),
        another.clearExpired(now),
        store.consumeNonce(use),
      ]);
      expect(one + two).toBe(all.length);
      expect(used.result).toBe('consumed');
    });
  });
}
