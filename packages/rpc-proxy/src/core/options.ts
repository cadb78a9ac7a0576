/** URL of a node, and its name in metrics. */
export interface RpcUpstream {
  /** `http:` or `https:`, with its API key: never logged, never sent to a client. */
  readonly url: string;
  readonly name: string;
}

/** Network and its upstream nodes. */
export interface RpcNetwork {
  /** EIP-155 chain id. */
  readonly id: number;
  /** At least one. The first is preferred while healthy. */
  readonly upstreams: readonly RpcUpstream[];
  /** Time between blocks, in ms. Default: 2,000. */
  readonly blockTimeMs?: number | null | undefined;
}

/** Limits on requests and responses. */
export interface RpcLimits {
  /** Largest request body, in bytes. Default: 262,144. */
  readonly rpcBodyBytes: number;
  /** Most requests in one batch, and calls of one `eth_simulateV1`. Default: 100. */
  readonly rpcBatch: number;
  /** Timeout of one upstream before the next is tried, in ms. Default: 10,000. */
  readonly upstreamTimeoutMs: number;
  /** Largest response accepted from an upstream, in bytes. Default: 4,194,304. */
  readonly upstreamBodyBytes: number;
  /** Most requests in one batch to an upstream; 1 for upstreams without batches. Default: 20. */
  readonly upstreamBatch: number;
  /**
   * Most requests per client and minute, each entry of a batch and each simulated call counted; 0 for no limit.
   * Default: 6,000.
   */
  readonly rpcPerMinute: number;
  /** Most bytes per client and minute, requests plus responses; 0 for no limit. Default: 67,108,864. */
  readonly rpcBytesPerMinute: number;
  /** Most concurrent calls per client and process; 0 for no limit. Default: 20. */
  readonly rpcConcurrent: number;
  /** Largest response to one request, in bytes; the rest of a batch gets an error. Default: 4,194,304. */
  readonly rpcAnswerBytes: number;
  /** Largest block range of `eth_getLogs`; 0 for no limit. Default: 10,000. */
  readonly rpcLogBlocks: number;
  /** Cache size for immutable results, per network, in bytes. Default: 33,554,432. */
  readonly rpcCacheBytes: number;
}

const defaultRpcLimits: RpcLimits = {
  rpcBodyBytes: 262_144,
  rpcBatch: 100,
  upstreamTimeoutMs: 10_000,
  upstreamBodyBytes: 4_194_304,
  upstreamBatch: 20,
  rpcPerMinute: 6_000,
  rpcBytesPerMinute: 67_108_864,
  rpcConcurrent: 20,
  rpcAnswerBytes: 4_194_304,
  rpcLogBlocks: 10_000,
  rpcCacheBytes: 33_554_432,
};

/**
 * Limits, with defaults for those not given.
 *
 * @example
 * ```ts
 * import { rpcLimits } from '@mooring/rpc-proxy';
 *
 * rpcLimits({ rpcPerMinute: 600 }).rpcBatch; // 100
 * ```
 */
export function rpcLimits(
  given: { readonly [Name in keyof RpcLimits]?: RpcLimits[Name] | undefined } = {},
): RpcLimits {
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaultRpcLimits, ...Object.fromEntries(known) };
}

/** Log entry. Never contains an upstream's URL, a query or a body. */
export interface RpcLogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  /** Chain id of the network. */
  readonly network?: number;
  /** Name of the upstream. */
  readonly upstream?: string;
  /** Duration in ms. */
  readonly ms?: number;
  readonly reason?: string;
}

/** Receives log entries. */
export type RpcLog = (entry: RpcLogEntry) => void;

/** Outcome of a client's call. */
export type CallOutcome = 'result' | 'error' | 'unreachable' | 'refused' | 'limited';

/** Metric callbacks of the proxy. Networks are chain ids; upstreams are names, never URLs. */
export interface RpcMetrics {
  /** A call of a client was answered. */
  called(chain: number, method: string, outcome: CallOutcome): void;
  /** A result came from the cache. */
  cacheHit(chain: number): void;
  /** A call shared the result of an equal one in flight. */
  coalesced(chain: number): void;
  /** A hedge request went to another upstream because one took longer than usual. */
  hedged(chain: number): void;
  /** The hedge request was faster. */
  hedgeWon(chain: number): void;
  /** A request to an upstream ended; `outcome` is `answered` or the failure. */
  asked(chain: number, upstream: string, outcome: string, ms: number): void;
}

/** Reason a request was refused, for logs and metrics. */
export interface RpcRefusal {
  readonly code: RpcRefusalCode;
  /** Exceeded limit, for `too-many-requests`. */
  readonly limit?: 'rpcPerMinute' | 'rpcBytesPerMinute' | 'rpcConcurrent' | undefined;
  /** Upstreams and their last failures, for `network-unreachable`: `first: timeout, second: status 503`. */
  readonly upstreams?: string | undefined;
}

/** Code of a refusal. */
export type RpcRefusalCode =
  | 'invalid-json'
  | 'invalid-request'
  | 'origin-refused'
  | 'unknown-network'
  | 'method-not-allowed'
  | 'too-large'
  | 'batch-too-long'
  | 'not-json'
  | 'too-many-requests'
  | 'internal-error'
  | 'network-unreachable';

/** No-op metrics. */
export const noMetrics: RpcMetrics = {
  called() {},
  cacheHit() {},
  coalesced() {},
  hedged() {},
  hedgeWon() {},
  asked() {},
};
