/** Log entry. Never contains an upstream's URL, a query or a body. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  method?: string;
  /** Path of the request, without its query. */
  path?: string;
  status?: number;
  /** Duration in ms. */
  ms?: number;
  /** Chain id of the network. */
  network?: number;
  /** Index of the upstream in the configuration: `upstreams[0]` is 0. */
  upstream?: number;
  reason?: string;
}

/** Receives log entries. */
export type Log = (entry: LogEntry) => void;

/** Creates a log of JSON lines, one per entry, the time first, for collectors. */
export function jsonLog(write: (line: string) => void): Log {
  return (entry) => write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
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
