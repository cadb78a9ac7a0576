import type { ValidConfig } from '../config/configSchema.ts';
import { type Log, type LogEntry, loggedPath } from '../log/log.ts';
import type { HttpMetrics } from '../metrics/httpMetrics.ts';
import { createAddressCheck } from './createAddressCheck.ts';
import { readRequestId } from './readRequestId.ts';

/** Reason why a request was refused. */
interface RequestRefusal {
  code: string;
  /** Exceeded limit. */
  limit?: string | undefined;
  /** Upstreams that failed, each with the reason. */
  upstreams?: string | undefined;
}

/** Log and metrics of requests. */
export interface AccessLog {
  /** Call when a request arrives. `end` logs and counts the answer. */
  begin(request: Request, path: string): { id: string; end(status: number): void };
  /** Call when a request is refused, before its end. */
  onRefusal(request: Request, refusal: RequestRefusal): void;
  /** Id of a request that has begun. */
  idOf(request: Request): string | undefined;
}

/** Codes of refusals that a wrong `publicUrl` causes. */
const ADDRESS_CODES = ['origin-refused', 'public-url-required'];

/** Checks by proxies, several a second, whose success is not logged. */
const HEALTH_PATHS = ['/livez', '/readyz', '/healthz'];

/** Creates the log of requests: one line each, with its id and, if it was refused, the reason. */
export function createAccessLog(options: {
  config: Pick<ValidConfig, 'proxies' | 'publicUrl'>;
  log: Log;
  metrics: HttpMetrics;
}): AccessLog {
  const { config, log, metrics } = options;
  const refusals = new WeakMap<Request, RequestRefusal>();
  const ids = new WeakMap<Request, string>();
  const describeAddress = createAddressCheck(config.publicUrl, log);

  function describeRefusal(request: Request): Partial<LogEntry> {
    const refusal = refusals.get(request);
    if (refusal === undefined) return {};
    const { code, limit, upstreams: upstream } = refusal;
    const reason = ADDRESS_CODES.includes(code) ? describeAddress(request) : undefined;
    return {
      code,
      ...(limit && { limit }),
      ...(upstream && { upstream }),
      ...(reason && { reason }),
    };
  }

  return {
    begin(request, path) {
      const started = performance.now();
      const { method, headers } = request;
      const id = readRequestId(headers.get('x-request-id'), config.proxies);
      ids.set(request, id);
      metrics.started();
      return {
        id,
        end(status) {
          const ms = performance.now() - started;
          metrics.answered({ method, path, status, ms, refusal: refusals.get(request) });
          if (status === 200 && HEALTH_PATHS.includes(path)) return;
          const answered = { id, method, path: loggedPath(path), status, ms: Math.round(ms) };
          const message = 'request';
          log({ level: 'info', message, ...answered, ...describeRefusal(request) });
        },
      };
    },
    onRefusal: (request, refusal) => refusals.set(request, refusal),
    idOf: (request) => ids.get(request),
  };
}
