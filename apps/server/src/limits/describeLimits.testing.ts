import type { LimitStore } from '@mooring/rpc-proxy';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/**
 * Tests that every limit store must pass. `open` returns two stores that share one empty database, as two
 * servers would; they are closed after each test.
 */
export function describeLimits(
  name: string,
  open: () => Promise<readonly [LimitStore, LimitStore]>,
): void {
  describe(name, () => {
    const now = 1_800_000_000_000;
    let store: LimitStore;
    let another: LimitStore;
    beforeEach(async () => {
      [store, another] = await open();
    });
    afterEach(() => Promise.all([store.close(), another.close()]));

    const take = (from: LimitStore, tokens: number, at = now, key = '203.0.113.7') =>
      from.take({ key, tokens, most: 100, windowMs: 60_000, now: at });

    it('grants the calls of one minute over both servers, and no more', async () => {
      expect(await take(store, 60)).toBe(true);
      expect(await take(another, 41)).toBe(false);
      expect(await take(another, 40)).toBe(true);
      expect(await take(store, 1)).toBe(false);
    });

    it('gives back with time', async () => {
      await take(store, 100);
      expect(await take(store, 11, now + 6_000)).toBe(false);
      expect(await take(store, 10, now + 6_000)).toBe(true);
      expect(await take(store, 100, now + 66_000)).toBe(true);
    });

    it('counts each client by itself', async () => {
      await take(store, 100);
      expect(await take(another, 100, now, '2001:db8:1:2::/64')).toBe(true);
    });

    it('grants each token once to concurrent requests', async () => {
      const granted = await Promise.all(
        Array.from({ length: 30 }, (_, index) => take(index % 2 ? store : another, 7)),
      );
      expect(granted.filter(Boolean)).toHaveLength(14);
    });

    it('never grants more than there is in a minute', async () => {
      expect(await take(store, 101)).toBe(false);
      expect(await take(store, 100)).toBe(true);
    });

    it('takes what was used already as a debt, over both servers', async () => {
      const used = { key: '203.0.113.7', most: 100, windowMs: 60_000, now };
      await store.charge({ ...used, tokens: 150 });
      expect(await take(another, 1, now + 30_000)).toBe(false);
      expect(await take(another, 1, now + 30_600)).toBe(true);
      await another.charge({ ...used, tokens: 10, now: now + 90_600 });
      expect(await take(store, 91, now + 90_600)).toBe(false);
      expect(await take(store, 90, now + 90_600)).toBe(true);
    });

    it('gives a bucket the time it needs to be full', async () => {
      const day = { key: 'bytes of 203.0.113.7', most: 1_000, windowMs: 86_400_000 };
      expect(await store.take({ ...day, tokens: 1_000, now })).toBe(true);
      await another.clear(now + 43_200_000);
      expect(await another.take({ ...day, tokens: 501, now: now + 43_200_000 })).toBe(false);
      expect(await another.take({ ...day, tokens: 500, now: now + 43_200_000 })).toBe(true);
    });

    it('does not refuse for long what a clock 500 days ahead has used', async () => {
      const ahead = now + 500 * 86_400_000;
      expect(await take(store, 100, ahead)).toBe(true);
      expect(await take(another, 60)).toBe(true);
      expect(await take(another, 41)).toBe(false);
      const used = { key: 'other', most: 100, windowMs: 60_000 };
      await store.charge({ ...used, tokens: 100, now: ahead });
      await another.charge({ ...used, tokens: 60, now });
      expect(await take(store, 40, now, 'other')).toBe(true);
    });

    it('forgets only those that have all their calls', async () => {
      await take(store, 50);
      await store.clear(now + 29_999);
      expect(await take(another, 51, now)).toBe(false);
      await store.clear(now + 30_000);
      expect(await take(another, 100, now)).toBe(true);
    });
  });
}
