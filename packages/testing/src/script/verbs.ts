import {
  ProviderRpcError,
  type UnknownChainForm,
  unknownChain,
  userRejected,
} from '../rpc/providerError.ts';
import type { Replacement } from '../wallet/question.ts';

/** Behaviour of the wallet on one request. */
export type Behaviour =
  | { readonly kind: 'approve' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'lock' }
  | { readonly kind: 'slow'; readonly ms: number; readonly after: Behaviour }
  | { readonly kind: 'replace'; readonly by: Replacement }
  | { readonly kind: 'partly'; readonly calls: number }
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'throw'; readonly error: () => Error };

/** Verbs that decide a request. */
export interface Verbs {
  /** Fulfils the request: shares accounts, signs, sends, switches. */
  approve(): void;
  /** Rejects with 4001, as the person would. */
  reject(): void;
  /** Responds with this value, valid or not, without signing or sending. */
  answer(value: unknown): void;
  /** Fails with a code of EIP-1193 or EIP-1474. */
  fail(code: number, message?: string, data?: unknown): void;
  /** Fails with an unknown chain: as 4902, 4902 inside -32603, or -32000. */
  unknownChain(form?: UnknownChainForm): void;
  /**
   * Responds with the hash of the transaction, but sends the node only a replacement of the same nonce, as
   * like a sped-up transaction. Needs an `rpcUrl`.
   */
  replace(by: Replacement): void;
  /**
   * Sends only the first calls of a batch (`wallet_sendCalls`), each as a separate transaction, as when the
   * person declines the rest.
   */
  partly(calls: number): void;
}

/** Verbs that script a future request. */
export interface Script extends Verbs {
  /** Leaves the request unanswered until the test decides it. */
  hang(): void;
  /** Locks the wallet, and continues the request once it is unlocked. */
  lock(): void;
  /** Waits `ms`, then approves, or follows the next verb. */
  slow(ms: number): Script;
}

/** Verbs that pass their behaviour to `decide`. */
export function createVerbs(decide: (behaviour: Behaviour) => void): Verbs {
  return {
    approve: () => decide({ kind: 'approve' }),
    reject: () => decide({ kind: 'throw', error: userRejected }),
    answer: (value) => decide({ kind: 'answer', value }),
    fail: (code, message = 'The wallet failed.', data) =>
      decide({ kind: 'throw', error: () => new ProviderRpcError(code, message, data) }),
    unknownChain: (form) => decide({ kind: 'throw', error: () => unknownChain(form) }),
    replace: (by) => decide({ kind: 'replace', by }),
    partly: (calls) => decide({ kind: 'partly', calls }),
  };
}

/** All verbs of a script; `decide` is called again when a verb follows `slow`. */
export function createScript(decide: (behaviour: Behaviour) => void): Script {
  return {
    ...createVerbs(decide),
    hang: () => decide({ kind: 'hang' }),
    lock: () => decide({ kind: 'lock' }),
    slow(ms) {
      decide({ kind: 'slow', ms, after: { kind: 'approve' } });
      return createScript((after) => decide({ kind: 'slow', ms, after }));
    },
  };
}
