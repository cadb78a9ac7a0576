import { Counter, type Registry } from 'prom-client';
import { registerGauge } from '../metrics/metrics.ts';
import type { Database, PoolConnections } from './openDatabase.ts';

/** Time a count of sessions is kept, in ms: it reads an index as long as there are sessions. */
const SESSIONS_KEPT_MS = 60_000;

/**
 * Registers the metrics of the database.
 *
 * @param isUsable Checks that it takes a change.
 */
export function registerDatabaseMetrics(
  registry: Registry,
  { state, signIn, connections }: Database,
  isUsable: () => Promise<boolean>,
): void {
  // First, before the others use a connection.
  if (connections) registerPoolMetrics(registry, connections);
  registerGauge(
    registry,
    'mooring_database_up',
    '1 if the database takes a change.',
    [],
    async () => [[{}, Number(await isUsable())]],
  );
  const failures = new Counter({
    name: 'mooring_database_failures_total',
    help: 'Reads and changes that failed because the database was unavailable.',
    registers: [registry],
    collect() {
      failures.reset();
      failures.inc(state.failures());
    },
  });
  let counted: { until: number; sessions: Promise<number> } | undefined;
  registerGauge(registry, 'mooring_sessions', 'Sessions that have not expired.', [], async () => {
    if (counted === undefined || performance.now() >= counted.until) {
      const until = performance.now() + SESSIONS_KEPT_MS;
      counted = { until, sessions: signIn.countSessions(Date.now()) };
    }
    const sessions = await counted.sessions.catch(() => null);
    if (sessions === null) counted = undefined;
    return sessions === null ? [] : [[{}, sessions]];
  });
}

function registerPoolMetrics(registry: Registry, connections: () => PoolConnections): void {
  registerGauge(
    registry,
    'mooring_database_connections',
    'Connections of the pool.',
    ['state'],
    () => {
      const { active, idle } = connections();
      return [
        [{ state: 'active' }, active],
        [{ state: 'idle' }, idle],
      ];
    },
  );
  registerGauge(
    registry,
    'mooring_database_requests_waiting',
    'Requests that wait for a connection of the pool.',
    [],
    () => [[{}, connections().waiting]],
  );
}
