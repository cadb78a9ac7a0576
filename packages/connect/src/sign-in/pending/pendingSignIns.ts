import type { Hex } from 'viem';
import type { PendingAuthentication, PendingSignIn } from '../../core/authentication.ts';
import type { MooringConfig } from '../../core/createMooringConfig.ts';
import type { MultisigProgress } from '../../core/multisigSource.ts';

/** Pending sign-in that was started on this page. */
export interface StartedSignIn {
  readonly pending: PendingSignIn;
  /** Wallet's late answer; undefined if it has answered already. */
  readonly late: Promise<Hex> | undefined;
}

/** Store of a multisig's pending sign-in, one per page. `followPending` keeps it up to date. */
export interface PendingSignIns {
  get(): PendingState;
  set(state: PendingState): void;
  subscribe(listener: () => void): () => void;
  begin(started: StartedSignIn): void;
  /** Requests a check of `followPending`, if it runs. */
  check(): void;
  /** Calls `listener` on `begin` and `check`. @returns unsubscribe function */
  onRequest(listener: (started?: StartedSignIn) => void): () => void;
  /** Cancels the sign-in. @throws the server's error; the sign-in then stays pending */
  cancel(adapter: PendingAuthentication): Promise<void>;
}

const instances = new WeakMap<MooringConfig, PendingSignIns>();

/** Returns the page's instance, created on first use. */
export function pendingSignInsOf(config: MooringConfig): PendingSignIns {
  const store = instances.get(config) ?? createPendingSignIns();
  instances.set(config, store);
  return store;
}

export function createPendingSignIns(): PendingSignIns {
  const listeners = new Set<() => void>();
  const requestListeners = new Set<(started?: StartedSignIn) => void>();
  let state = nonePending;

  function set(next: PendingState) {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function notifyRequest(started?: StartedSignIn) {
    for (const listener of requestListeners) listener(started);
  }

  return {
    get: () => state,
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(started) {
      set({ step: 'waiting', pending: started.pending, progress: {}, failed: false });
      notifyRequest(started);
    },
    check: () => notifyRequest(),
    onRequest(listener) {
      requestListeners.add(listener);
      return () => requestListeners.delete(listener);
    },
    async cancel(adapter) {
      await adapter.cancel();
      set(nonePending);
    },
  };
}

/** State of a multisig's pending sign-in. */
export type PendingState =
  | {
      readonly step: 'none';
      /** True if it expired before enough owners had signed. */
      readonly expired: boolean;
    }
  | {
      readonly step: 'waiting';
      readonly pending: PendingSignIn;
      readonly progress: MultisigProgress;
      /** True if the last check failed; it is repeated automatically. */
      readonly failed: boolean;
    };

export const nonePending: PendingState = { step: 'none', expired: false };
