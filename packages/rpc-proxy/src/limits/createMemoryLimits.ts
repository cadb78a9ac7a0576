import { costOf, type LimitStore, type Taking } from './limitStore.ts';

/**
 * Creates a store in the memory of this process.
 *
 * @example
 * ```ts
 * import { createMemoryLimits, createRpcProxy } from '@mooring/rpc-proxy';
 *
 * const store = createMemoryLimits();
 * const proxy = createRpcProxy({ networks: [], store });
 * ```
 */
export function createMemoryLimits(): LimitStore {
  const usedUntil = new Map<string, number>();
  const after = (taking: Taking) =>
    Math.max(usedUntil.get(taking.key) ?? 0, taking.now) + costOf(taking);
  return {
    async take(taking) {
      const until = after(taking);
      if (until > taking.now + taking.windowMs) return false;
      usedUntil.set(taking.key, until);
      return true;
    },
    async charge(taking) {
      usedUntil.set(taking.key, after(taking));
    },
    async clear(now) {
      for (const [key, until] of usedUntil) if (until <= now) usedUntil.delete(key);
    },
    async close() {},
  };
}
