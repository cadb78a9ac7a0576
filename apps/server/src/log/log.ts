/** Log entry. Never contains an upstream's URL, a query or a body. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  /** Id of the request, also its response's `x-request-id`. */
  id?: string;
  method?: string;
  /** Path of the request, without its query. */
  path?: string;
  status?: number;
  /** Duration in ms. */
  ms?: number;
  /** Code of a refusal, as in the response. */
  code?: string;
  /** Exceeded limit of a refusal. */
  limit?: string;
  /** Chain id of the network. */
  network?: number;
  /** Name of the upstream; of a refused request, all that failed, each with the reason. */
  upstream?: string;
  reason?: string;
  /** Equal entries omitted since the last one. */
  repeated?: number;
}

/** Receives log entries. */
export type Log = (entry: LogEntry) => void;

/** Creates a log of JSON lines, one per entry, the time first, for collectors. */
export function jsonLog(write: (line: string) => void): Log {
  return (entry) => write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** Interval of equal warnings and errors, in ms. */
const REPEAT_MS = 60_000;
/** Most different entries remembered. */
const MOST_REMEMBERED_ENTRIES = 1_000;

/**
 * Creates a log that passes on equal warnings and errors at most once a minute, with the number of those omitted; all
 * other entries pass.
 *
 * @param now Monotonic clock in ms.
 */
export function boundRepeats(log: Log, now: () => number = () => performance.now()): Log {
  const remembered = new Map<string, { until: number; omitted: number }>();
  return (entry) => {
    if (entry.level === 'info') return log(entry);
    const { ms: _, id: _id, ...compared } = entry;
    const key = JSON.stringify(compared);
    const before = remembered.get(key);
    if (before && now() < before.until) {
      before.omitted += 1;
      return;
    }
    remembered.delete(key);
    if (remembered.size >= MOST_REMEMBERED_ENTRIES) remembered.clear();
    remembered.set(key, { until: now() + REPEAT_MS, omitted: 0 });
    log(before && before.omitted > 0 ? { ...entry, repeated: before.omitted } : entry);
  };
}

/**
 * Redacts a request's path for the log: segments long enough to be a session or contact id, an address, a
 * hash or a token are omitted.
 */
export function loggedPath(path: string): string {
  // Ids of passkeys may be short.
  if (path.startsWith('/accounts/')) return '/accounts/{id}';
  if (path.length < 32) return path;
  return path.replace(/[\w-]{32,}/g, '{id}').slice(0, 200);
}
