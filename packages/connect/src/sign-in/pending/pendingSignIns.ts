import type { Hex } from 'viem';
import type { PendingAuthentication, PendingSignIn } from '../../core/authentication.ts';
import type { MooringConfig } from '../../core/createMooringConfig.ts';
import type { MultisigProgress } from '../../core/multisigSource.ts';

/** A pending sign-in begun on this page. */
export interface StartedSignIn {
  readonly pending: PendingSignIn;
  /** The wallet's late answer; undefined when it has answered already. */
  readonly late: Promise<Hex> | undefined;
}

/** The sign-in of a multisig that waits for its owners: one for a page. `followPending` looks after it. */
export interface PendingSignIns {
  get(): PendingState;
  set(state: PendingState): void;
  subscribe(listener: () => void): () => void;
  begin(begun: StartedSignIn): void;
  /** Checks now, where `followPending` runs. */
  check(): void;
  /** Calls `listener` on `begin` and `look`. @returns unsubscribe function */
  onRequest(listener: (begun?: StartedSignIn) => void): () => void;
  /** Ends it. @throws whatever the host's server answers; it then goes on waiting */
  cancel(adapter: PendingAuthentication): Promise<void>;
}

const known = new WeakMap<MooringConfig, PendingSignIns>();

/** Returns the page's instance, created on first use. */
export function pendingSignInsOf(config: MooringConfig): PendingSignIns {
  const made = known.get(config) ?? createPendingSignIns();
  known.set(config, made);
  return made;
}

export function createPendingSignIns(): PendingSignIns {
  const listeners = new Set<() => void>();
  const wishes = new Set<(begun?: StartedSignIn) => void>();
  let state = nonePending;

  function set(next: PendingState) {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function wish(begun?: StartedSignIn) {
    for (const listener of wishes) listener(begun);
  }

  return {
    get: () => state,
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(begun) {
      set({ step: 'waiting', pending: begun.pending, progress: {}, failed: false });
      wish(begun);
    },
    check: () => wish(),
    onRequest(listener) {
      wishes.add(listener);
      return () => wishes.delete(listener);
    },
    async cancel(adapter) {
      await adapter.cancel();
      set(nonePending);
    },
  };
}

/** State of a multisig's sign-in that waits for its owners. */
export type PendingState =
  | {
      readonly step: 'none';
      /** True when it expired before every owner had signed. */
      readonly expired: boolean;
    }
  | {
      readonly step: 'waiting';
      readonly pending: PendingSignIn;
      readonly progress: MultisigProgress;
      /** True when the last check failed; it is repeated automatically. */
      readonly failed: boolean;
    };

export const nonePending: PendingState = { step: 'none', expired: false };
