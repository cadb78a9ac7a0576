/** Scope of a fault. */
export interface FaultScope {
  /** Number of messages from now on. Default: all until `clear`. */
  next?: number;
  /** Tags to match, such as 1109 for the response to a request. */
  tags?: readonly number[];
}

/** Faults on demand. Each call replaces the fault of that name. */
export interface RelayFaults {
  /** Answers published messages with `true` and discards them. */
  drop(scope?: FaultScope): void;
  /** Delivers published messages after `ms`. */
  delay(ms: number, scope?: FaultScope): void;
  /** Delivers published messages twice. */
  duplicate(scope?: FaultScope): void;
  /** Holds each message back until another one is delivered, on any topic. */
  reorder(scope?: FaultScope): void;
  /**
   * Ignores requests, without response or effect. Without `next` nothing is pushed either, and new sockets
   * stay silent.
   */
  silence(scope?: Pick<FaultScope, 'next'>): void;
  /** Closes new sockets with 3000, as for an invalid token. */
  refuse(scope?: Pick<FaultScope, 'next'>): void;
  /** Ends all faults; messages held by `reorder` are delivered. */
  clear(): void;
}

export type FaultName = 'drop' | 'delay' | 'duplicate' | 'reorder' | 'silence' | 'refuse';

interface Fault {
  left: number;
  tags: readonly number[] | undefined;
  ms: number;
}

/**
 * Creates the faults and their reader.
 *
 * @param onClear called after all faults have ended.
 */
export function createRelayFaults(onClear: () => void) {
  const active = new Map<FaultName, Fault>();
  const set = (name: FaultName, { next, tags }: FaultScope = {}, ms = 0) => {
    active.set(name, { left: next ?? Number.POSITIVE_INFINITY, tags, ms });
  };
  const control: RelayFaults = {
    drop: (scope) => set('drop', scope),
    delay: (ms, scope) => set('delay', scope, ms),
    duplicate: (scope) => set('duplicate', scope),
    reorder: (scope) => set('reorder', scope),
    silence: (scope) => set('silence', scope),
    refuse: (scope) => set('refuse', scope),
    clear() {
      active.clear();
      onClear();
    },
  };
  return {
    control,
    /** Consumes one occurrence of a fault, if active, and returns its delay in ms. */
    take(name: FaultName, tag?: number): { ms: number } | undefined {
      const fault = active.get(name);
      if (!fault || fault.left < 1) return undefined;
      if (fault.tags && (tag === undefined || !fault.tags.includes(tag))) return undefined;
      fault.left -= 1;
      return { ms: fault.ms };
    },
    /** True while the relay is silent until cleared. */
    isMute: () => active.get('silence')?.left === Number.POSITIVE_INFINITY,
  };
}
