import { createSettledClock, MINUTE_MS } from '@mooring/internal';
import { withTimeout } from 'viem';
import type { RpcLog } from '../core/options.ts';
import { createMemoryLimits, type LimitCharge, type LimitStore } from './limitStore.ts';

/** Rate limit per client, across all servers that share a store. */
export interface ClientLimits {
  /** Takes tokens of a client; null when granted, else seconds to wait. */
  take(client: string | undefined, wanted: number): Promise<number | null>;
  /** Charges what a client has already used; a debt must be refilled before more is granted. */
  charge(client: string | undefined, used: number): void;
}

/** Tokens a server has taken from the store for a client and not used yet. */
interface Lease {
  tokens: number;
  refusedUntil: number;
  renewing: Promise<void> | null;
}

/** Share of a minute's tokens a server takes at once, so that few calls reach the store. */
const SLICE = 1 / 100;
/** Time after a refusal without asking the store, in ms: a client over its limit must stay cheap. */
const REFUSED_MS = 1_000;
/** Longest wait for the store, and the time it is not used after a failure, in ms: calls must not wait for it. */
const STORE_TIMEOUT_MS = 1_000;
const STORE_PAUSE_MS = 5_000;
/** Most leases kept; the least recently used is dropped first, and its tokens refill with time. */
const MOST_CLIENTS = 10_000;

/**
 * Limits clients to `perMinute` calls or bytes; 0 for no limit. When the store fails, each server counts by
 * itself: reads must survive a database outage.
 *
 * @param now Milliseconds since 1970.
 * @param elapsed Monotonic clock in ms.
 */
export function createClientLimits(options: {
  store: LimitStore;
  perMinute: number;
  /** Unit counted. Default: calls. */
  unit?: 'bytes';
  log: RpcLog;
  now?: () => number;
  elapsed?: () => number;
}): ClientLimits {
  const { store, perMinute, unit, log, now = Date.now } = options;
  const { elapsed = () => performance.now() } = options;
  const slice = Math.max(1, Math.ceil(perMinute * SLICE));
  const leases = new Map<string, Lease>();
  const bucket = { most: perMinute, windowMs: MINUTE_MS };
  const own = createMemoryLimits();
  const clock = createSettledClock({ now, elapsed });
  let nextClear = elapsed() + MINUTE_MS;
  let nextTelling = Number.NEGATIVE_INFINITY;
  let nextStoreUse = Number.NEGATIVE_INFINITY;

  function leaseOf(client: string): Lease {
    const lease = leases.get(client) ?? { tokens: 0, refusedUntil: 0, renewing: null };
    leases.delete(client);
    leases.set(client, lease);
    for (const oldest of leases.keys()) {
      if (leases.size <= MOST_CLIENTS) break;
      leases.delete(oldest);
    }
    return lease;
  }

  function takingOf(client: string, tokens: number): LimitCharge {
    const key = unit === undefined ? client : `rpc ${unit} ${client}`;
    return { ...bucket, key, tokens, now: now() };
  }

  /** Counts in the store, or in this server alone while the store fails or hangs. */
  async function shared<T>(count: (where: LimitStore) => Promise<T>): Promise<T> {
    if (elapsed() < nextStoreUse) return count(own);
    try {
      return await withTimeout(() => count(store), { timeout: STORE_TIMEOUT_MS });
    } catch (error) {
      nextStoreUse = elapsed() + STORE_PAUSE_MS;
      if (elapsed() >= nextTelling) {
        nextTelling = elapsed() + MINUTE_MS;
        const reason = error instanceof Error ? error.name : 'unknown';
        log({ level: 'warn', message: 'limit store failed, counting in this process', reason });
      }
      return count(own);
    }
  }

  async function renew(client: string, lease: Lease, wanted: number): Promise<void> {
    const missing = wanted - lease.tokens;
    for (const tokens of new Set([Math.max(slice, missing), missing])) {
      const taking = takingOf(client, tokens);
      if (await shared((where) => where.take(taking))) {
        lease.tokens += tokens;
        return;
      }
    }
    lease.refusedUntil = now() + REFUSED_MS;
  }

  function clearSometimes(): void {
    const settled = clock.now();
    if (settled === null || elapsed() < nextClear) return;
    nextClear = elapsed() + MINUTE_MS;
    void own.clear(settled);
    store.clear(settled).catch(() => {});
  }

  return {
    async take(client = 'unknown', amount) {
      if (perMinute === 0) return null;
      clearSometimes();
      // A batch larger than a minute's tokens would never be granted.
      const wanted = Math.min(amount, perMinute);
      const lease = leaseOf(client);
      while (lease.tokens < wanted) {
        if (now() < lease.refusedUntil) return Math.ceil((wanted * 60) / perMinute);
        lease.renewing ??= renew(client, lease, wanted).finally(() => {
          lease.renewing = null;
        });
        await lease.renewing;
      }
      lease.tokens -= wanted;
      return null;
    },
    charge(client = 'unknown', used) {
      if (perMinute === 0) return;
      const lease = leaseOf(client);
      const missing = used - lease.tokens;
      lease.tokens = Math.max(0, -missing);
      if (missing <= 0) return;
      const taking = takingOf(client, missing);
      void shared((where) => where.charge(taking));
    },
  };
}
