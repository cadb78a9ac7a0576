import { costOf, type LimitStore, MINUTE_MS } from './limitStore.ts';

/** Counts in this process alone. */
export function createMemoryLimits(): LimitStore {
  const usedUntil = new Map<string, number>();
  return {
    async take(taking) {
      const { client, now } = taking;
      const until = Math.max(usedUntil.get(client) ?? 0, now) + costOf(taking);
      if (until > now + MINUTE_MS) return false;
      usedUntil.set(client, until);
      return true;
    },
    async clear(now) {
      for (const [client, until] of usedUntil) if (until <= now) usedUntil.delete(client);
    },
    async close() {},
  };
}
