import process from 'node:process';
import type { Metrics } from './metrics.ts';

/** Called with every response. */
export type CountAnswer = (method: string, path: string, status: number) => void;

/** First path segments counted by name; everything else is the page. */
const PLACES = ['auth', 'contacts', 'rpc', 'healthz', 'config.json', 'assets'];

/** Creates the metrics of the server: responses, sign-ins among them, and the process. */
export function createServerMetrics(metrics: Metrics): CountAnswer {
  const requests = metrics.counter('mooring_http_requests_total', 'Answers, by place and status.', [
    'place',
    'status',
  ]);
  const signIns = metrics.counter('mooring_sign_ins_total', 'Signatures looked at, by outcome.', [
    'outcome',
  ]);
  const gauge = (name: string, help: string, value: () => number) =>
    metrics.read('gauge', name, help, [], () => [[[], value()]]);
  gauge('process_resident_memory_bytes', 'Memory of the process, in bytes.', () =>
    process.memoryUsage.rss(),
  );
  gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', () =>
    Math.round(Date.now() / 1000 - process.uptime()),
  );
  metrics.read('counter', 'process_cpu_seconds_total', 'Processor time used.', [], () => {
    const { user, system } = process.cpuUsage();
    return [[[], (user + system) / 1e6]];
  });

  return (method, path, status) => {
    const end = path.indexOf('/', 1);
    const first = path.slice(1, end === -1 ? undefined : end);
    requests.add([PLACES.includes(first) ? first : 'page', String(status)]);
    if (method === 'POST' && path === '/auth/verify') {
      signIns.add([status === 200 ? 'signed in' : 'refused']);
    }
  };
}
