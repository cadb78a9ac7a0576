/** One thing that happened. It never holds an upstream's address, a query or a body. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  message: string;
  method?: string;
  /** The path of the request, without its query. */
  path?: string;
  status?: number;
  /** How long it took, in milliseconds. */
  ms?: number;
  /** The network's id. */
  network?: number;
  /** The upstream's place in the configuration: `upstreams[0]` is 0. */
  upstream?: number;
  reason?: string;
};

/** Where log entries go. */
export type Log = (entry: LogEntry) => void;

/** A log of JSON lines with the time first, for collectors: one line an entry. */
export function jsonLog(write: (line: string) => void): Log {
  return (entry) => write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}
