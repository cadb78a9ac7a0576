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

/** No-op metrics. */
export const noMetrics: RpcMetrics = {
  called() {},
  cacheHit() {},
  coalesced() {},
  hedged() {},
  hedgeWon() {},
  asked() {},
};
