/** A node's address, and its name in metrics. */
export interface RpcUpstream {
  /** `http:` or `https:`, with whatever key it needs: it is never logged or answered. */
  readonly url: string;
  readonly name: string;
}

/** A network, and the nodes it is asked through. */
export interface RpcNetwork {
  /** EIP-155 chain id. */
  readonly id: number;
  /** At least one. The first is preferred while it answers well. */
  readonly upstreams: readonly RpcUpstream[];
  /** Time between blocks, in ms; 2,000 where it is not known. */
  readonly blockTimeMs?: number | null | undefined;
}

/** Bounds on what is asked and answered. */
export interface RpcLimits {
  /** Largest request body, in bytes. Default: 131,072. */
  readonly rpcBodyBytes: number;
  /** Most requests in one batch. Default: 100. */
  readonly rpcBatch: number;
  /** Time one upstream has to answer before the next is asked, in ms. Default: 10,000. */
  readonly upstreamTimeoutMs: number;
  /** Largest answer taken from an upstream, in bytes. Default: 4,194,304. */
  readonly upstreamBodyBytes: number;
  /** Most requests in one batch to an upstream; 1 where it takes none. Default: 20. */
  readonly upstreamBatch: number;
  /** Most requests of a client in a minute, each entry of a batch counted; 0 for no limit. Default: 6,000. */
  readonly rpcPerMinute: number;
  /** Most bytes of a client in a minute, requests and answers together; 0 for no limit. Default: 67,108,864. */
  readonly rpcBytesPerMinute: number;
  /** Most calls of a client answered at once by one process; 0 for no limit. Default: 20. */
  readonly rpcConcurrent: number;
  /** Largest answer to one request, in bytes; what is beyond it in a batch is an error. Default: 4,194,304. */
  readonly rpcAnswerBytes: number;
  /** Most blocks that `eth_getLogs` may ask for; 0 for no limit. Default: 10,000. */
  readonly rpcLogBlocks: number;
  /** Memory for answers that cannot change, of each network, in bytes. Default: 33,554,432. */
  readonly rpcCacheBytes: number;
}

const defaults: RpcLimits = {
  rpcBodyBytes: 131_072,
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

/** The limits, with the defaults where none are given. */
export function rpcLimits(
  given: { readonly [Name in keyof RpcLimits]?: RpcLimits[Name] | undefined } = {},
): RpcLimits {
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(known) };
}
