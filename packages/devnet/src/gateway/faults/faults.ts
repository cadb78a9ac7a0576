/** Tampering of a response. */
export type GatewayLie =
  /** The recipient of a transaction is the Impostor. */
  | 'changed-recipient'
  /** A call becomes a delegatecall, and the other way round. */
  | 'changed-operation'
  /** The owners' signatures are the Impostor's. */
  | 'foreign-signature'
  /** The hash of a transaction or message is another one. */
  | 'wrong-hash'
  /** Owners and signatures are in another order than on the chain. */
  | 'unsorted-owners'
  /** The next page is on another origin, and not of a list. */
  | 'foreign-next-page'
  /** The next page has a host without its port, as named by a gateway behind a proxy. */
  | 'next-page-behind-proxy'
  /** A list has more rows than any real one. */
  | 'endless-list'
  /** Names contain markup. */
  | 'script-in-name';

/** Failure of all requests. */
export type GatewayFailure =
  /** 503 with an HTML page instead of JSON, as from a proxy in front. */
  | 'down'
  /** 429: too many requests. */
  | 'busy';

/** Faults on demand. */
export type GatewayFaults = {
  /** Starts a fault, in addition to earlier ones. */
  begin(fault: GatewayLie | GatewayFailure): void;
  /** Delays each response. */
  slow(ms: number): void;
  /** Ends all faults. */
  clear(): void;
};

/** Creates the faults and their reader. */
export function createFaults() {
  const active = new Set<GatewayLie | GatewayFailure>();
  let delayMs = 0;
  const control: GatewayFaults = {
    begin: (fault) => void active.add(fault),
    slow(ms) {
      delayMs = ms;
    },
    clear() {
      active.clear();
      delayMs = 0;
    },
  };
  return {
    control,
    has: (fault: GatewayLie | GatewayFailure): boolean => active.has(fault),
    /** Resolves after the delay. */
    delay: (): Promise<void> =>
      delayMs === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            setTimeout(resolve, delayMs).unref();
          }),
  };
}
