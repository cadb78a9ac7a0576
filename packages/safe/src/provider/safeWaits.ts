import { createListeners } from '@mooring/internal';
import type { Hash } from 'viem';
import { ProviderRpcError } from '../providerRpcError.ts';
import type { ProviderContext } from './method.ts';

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

/**
 * Polls until there is a result, without a timeout. Rejects if the page or the user cancels (4001), or if `look`
 * rejects.
 */
export async function waitFor<Found>(
  { waits, pollMs }: Pick<ProviderContext, 'pollMs' | 'waits'>,
  wait: SafeWait,
  signal: AbortSignal | undefined,
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  const off = new AbortController();
  const abort = () => off.abort();
  const done = waits.add(wait, abort);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  try {
    for (;;) {
      if (off.signal.aborted) throw new ProviderRpcError(4001, 'The request was aborted.');
      const found = await look();
      if (found !== undefined) return found;
      await pause(pollMs, off.signal);
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    done();
  }
}

/** Resolves after `ms`, or when aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
