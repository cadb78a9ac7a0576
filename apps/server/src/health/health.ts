import type { NetworkClient } from '@mooring/rpc-proxy';
import { withTimeout } from 'viem';
import type { ContactStore } from '../contacts/contactStore.ts';

const LONGEST_CHECK_MS = 2_000;
const KEPT_CHECK_MS = 1_000;

/**
 * Creates a health check of the database, which must take a change. It runs at most once a second, as the endpoint is
 * public, and one at a time: checks of a database that hangs would use up its connections.
 *
 * @param now Monotonic clock in ms.
 */
export function createDatabaseHealth(
  store: Pick<ContactStore, 'check'>,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let kept: { until: number; isUsable: Promise<boolean> } | null = null;
  let running: Promise<void> | null = null;

  async function check(): Promise<boolean> {
    running ??= store.check().finally(() => {
      running = null;
    });
    const current = running;
    return withTimeout(() => current, { timeout: LONGEST_CHECK_MS }).then(
      () => true,
      () => false,
    );
  }

  return () => {
    if (kept === null || now() >= kept.until)
      kept = { until: now() + KEPT_CHECK_MS, isUsable: check() };
    return kept.isUsable;
  };
}

/** Health of each network, by chain id. */
type NetworkHealth = Record<string, 'reachable' | 'unreachable'>;

const HEALTH_LIMIT_MS = 5_000;
/** Shorter than the total timeout, so that a hanging upstream leaves time for the next one. */
const HEALTH_UPSTREAM_MS = 1_500;
const HEALTH_KEPT_MS = 5_000;

/**
 * Creates a health check of all networks, run at most once in five seconds: the endpoint is public, and
 * each run costs the operator a request per network.
 *
 * @param now Monotonic clock in ms.
 */
export function createNetworkHealth(
  networks: ReadonlyMap<number, NetworkClient>,
  now: () => number = () => performance.now(),
): () => Promise<NetworkHealth> {
  let kept: { until: number; health: Promise<NetworkHealth> } | null = null;
  return () => {
    if (kept === null || now() >= kept.until) {
      kept = { until: now() + HEALTH_LIMIT_MS + HEALTH_KEPT_MS, health: checkNetworks(networks) };
      const current = kept;
      void current.health.then(() => {
        current.until = now() + HEALTH_KEPT_MS;
      });
    }
    return kept.health;
  };
}

async function checkNetworks(networks: ReadonlyMap<number, NetworkClient>): Promise<NetworkHealth> {
  const states = await Promise.all(
    [...networks].map(async ([id, network]) => {
      const [reply = null] = await network.ask(
        // Immutable results would be cached.
        [{ method: 'eth_blockNumber', params: [] }],
        AbortSignal.timeout(HEALTH_LIMIT_MS),
        HEALTH_UPSTREAM_MS,
      );
      const reached = reply !== null && 'result' in reply;
      return [String(id), reached ? 'reachable' : 'unreachable'] as const;
    }),
  );
  return Object.fromEntries(states);
}
