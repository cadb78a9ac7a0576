/** Log entry. Never contains an upstream's URL, a query or a body. */
export interface RpcLogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  /** Chain id of the network. */
  readonly network?: number;
  /** Index of the upstream: `upstreams[0]` is 0. */
  readonly upstream?: number;
  /** Duration in ms. */
  readonly ms?: number;
  readonly reason?: string;
}

/** Receives log entries. */
export type RpcLog = (entry: RpcLogEntry) => void;
