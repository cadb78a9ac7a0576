/** How a call of a client ended. */
export type CallOutcome = 'result' | 'error' | 'unreachable' | 'refused' | 'limited';

/** Called as the proxy works. Networks are chain ids; upstreams are known by name, never by address. */
export interface RpcMetrics {
  /** A call of a client was answered. */
  called(chain: number, method: string, outcome: CallOutcome): void;
  /** An answer came from the cache. */
  cacheHit(chain: number): void;
  /** A call shared the answer of an equal one that was on its way. */
  coalesced(chain: number): void;
  /** Another upstream was asked beside one that took longer than usual. */
  hedged(chain: number): void;
  /** It was the faster one. */
  hedgeWon(chain: number): void;
  /** One request to an upstream; `outcome` is `answered`, or why not. */
  asked(chain: number, upstream: string, outcome: string, ms: number): void;
}

/** Counts nothing. */
export const noMetrics: RpcMetrics = {
  called() {},
  cacheHit() {},
  coalesced() {},
  hedged() {},
  hedgeWon() {},
  asked() {},
};
