/** A way in which an answer says something else than what is. */
export type GatewayLie =
  /** Where a transaction sends to is the Impostor. */
  | 'changed-recipient'
  /** A call is a delegatecall, and the other way round. */
  | 'changed-operation'
  /** The owners' signatures are the Impostor's. */
  | 'foreign-signature'
  /** The hash of a transaction or message is another. */
  | 'wrong-hash'
  /** Owners and signatures come in another order than the chain's. */
  | 'unsorted-owners'
  /** The next page is on another origin, and of no list. */
  | 'foreign-next-page'
  /** The next page is named as a proxy in front makes a gateway name it: by a host without a port. */
  | 'next-page-behind-proxy'
  /** A list has more rows than anybody has. */
  | 'endless-list'
  /** Names carry markup. */
  | 'script-in-name';

/** A way in which there is no answer to be had. */
export type GatewayFailure =
  /** 503, and an HTML page instead of JSON, as of a machine in front. */
  | 'down'
  /** 429: asked too often. */
  | 'busy';

/** What goes wrong, on demand. */
export type GatewayFaults = {
  /** From now on, beside what was begun before. */
  begin(fault: GatewayLie | GatewayFailure): void;
  /** Each answer comes this much later. */
  slow(ms: number): void;
  /** Ends all of it. */
  clear(): void;
};

/** The faults and their reader. */
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
    /** Resolves once an answer may be given. */
    delay: (): Promise<void> =>
      delayMs === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            setTimeout(resolve, delayMs).unref();
          }),
  };
}
