/** Something that happened. It never holds an upstream's address, a query or a body. */
export interface RpcLogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  /** The network's id. */
  readonly network?: number;
  /** The upstream's place in the list: `upstreams[0]` is 0. */
  readonly upstream?: number;
  /** How long it took, in ms. */
  readonly ms?: number;
  readonly reason?: string;
}

/** Where log entries go. */
export type RpcLog = (entry: RpcLogEntry) => void;
