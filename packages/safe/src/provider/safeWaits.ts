import type { Hash } from 'viem';
import { createListeners } from '../listeners.ts';

/** Request awaiting other owners of the Safe. */
export interface SafeWait {
  /** Message whose signatures are collected, or the transaction that signs it onchain. */
  readonly kind: 'message' | 'transaction';
  /** Message hash or safeTxHash. */
  readonly hash: Hash;
}

/** Requests awaiting other owners, to show and to cancel. */
export interface SafeWaits {
  readonly get: () => readonly SafeWait[];
  /** Subscribes to changes. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Cancels a request, which rejects with 4001. Existing signatures stay valid. */
  readonly cancel: (hash: Hash) => void;
}

export interface WaitList extends SafeWaits {
  /** Adds a request. Returns a function that removes it. */
  readonly add: (wait: SafeWait, cancel: () => void) => () => void;
}

export function createWaitList(): WaitList {
  let waits: readonly { readonly wait: SafeWait; readonly cancel: () => void }[] = [];
  let shown: readonly SafeWait[] = [];
  const { emit, subscribe } = createListeners();
  const set = (next: typeof waits) => {
    waits = next;
    shown = next.map(({ wait }) => wait);
    emit();
  };
  return {
    get: () => shown,
    subscribe,
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
