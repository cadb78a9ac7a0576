import { version } from '@mooring/internal';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { registerGauge } from './metrics.ts';

/** Gauges of prom-client whose names end as those of counters; the same values are in those without `_total`. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** Registers prom-client's metrics of the process: memory, processor, event loop. */
export function registerProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
}

/** Registers what runs: its version, Node's, and the kind of database. */
export function registerBuildInfo(registry: Registry, database: string): void {
  const labels = { version, node: process.version, database };
  registerGauge(
    registry,
    'mooring_build_info',
    'Version of the server and of Node, and the kind of database; always 1.',
    ['version', 'node', 'database'],
    () => [[labels, 1]],
  );
}
