import type { Hash } from 'viem';

/** Something that waits for other owners of the Safe. */
export interface SafeWait {
  /** A message whose signatures are gathered, or the transaction that signs it on-chain. */
  readonly kind: 'message' | 'transaction';
  /** Its message hash, or its safeTxHash. */
  readonly hash: Hash;
}

/** Which requests wait for other owners: to show, and to call off. */
export interface SafeWaits {
  readonly get: () => readonly SafeWait[];
  /** Hears of every change. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Gives up waiting: the request is rejected with 4001. What was signed so far stays signed. */
  readonly cancel: (hash: Hash) => void;
}

export interface WaitList extends SafeWaits {
  /** Adds one; `done` takes it away again. */
  readonly add: (wait: SafeWait, cancel: () => void) => () => void;
}

export function createWaitList(): WaitList {
  let waits: readonly { readonly wait: SafeWait; readonly cancel: () => void }[] = [];
  let shown: readonly SafeWait[] = [];
  const listeners = new Set<() => void>();
  const set = (next: typeof waits) => {
    waits = next;
    shown = next.map(({ wait }) => wait);
    for (const listener of listeners) listener();
  };
  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel(hash) {
      for (const { wait, cancel } of waits) if (wait.hash === hash) cancel();
    },
    add(wait, cancel) {
      const entry = { wait, cancel };
      set([...waits, entry]);
      return () => set(waits.filter((other) => other !== entry));
    },
  };
}
