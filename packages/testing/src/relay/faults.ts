/** Which messages a fault takes. */
export type FaultScope = {
  /** How many, from now on; without it all of them until `clear`. */
  next?: number;
  /** Only those with one of these tags, such as 1109 for the answer to a request. */
  tags?: readonly number[];
};

/** What goes wrong, on demand. Each call replaces the fault of that name. */
export type RelayFaults = {
  /** Published messages are answered `true` and forgotten. */
  drop(scope?: FaultScope): void;
  /** Published messages are handed on only after `ms`. */
  delay(ms: number, scope?: FaultScope): void;
  /** Published messages are handed on twice. */
  duplicate(scope?: FaultScope): void;
  /** Each message taken waits until one other was handed on, whatever its topic. */
  reorder(scope?: FaultScope): void;
  /**
   * Requests are swallowed: not answered, not done. While it has no `next` nothing is pushed either,
   * and new sockets open onto silence.
   */
  silence(scope?: Pick<FaultScope, 'next'>): void;
  /** New sockets are closed with 3000, as those with a bad token. */
  refuse(scope?: Pick<FaultScope, 'next'>): void;
  /** Ends every fault; what was held back by `reorder` goes out. */
  clear(): void;
};

export type FaultName = 'drop' | 'delay' | 'duplicate' | 'reorder' | 'silence' | 'refuse';

type Fault = { left: number; tags: readonly number[] | undefined; ms: number };

/**
 * The faults and their reader.
 *
 * @param onClear told after every fault has ended.
 */
export function createFaults(onClear: () => void) {
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
    /** Whether a fault strikes now, and then counts it; its milliseconds where it has some. */
    take(name: FaultName, tag?: number): { ms: number } | undefined {
      const fault = active.get(name);
      if (!fault || fault.left < 1) return undefined;
      if (fault.tags && (tag === undefined || !fault.tags.includes(tag))) return undefined;
      fault.left -= 1;
      return { ms: fault.ms };
    },
    /** Whether the relay is silent until told otherwise. */
    isMute: () => active.get('silence')?.left === Number.POSITIVE_INFINITY,
  };
}
