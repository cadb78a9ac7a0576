import type { UnknownChainForm } from '../rpc/providerError.ts';
import type { Replacement } from '../wallet/transaction.ts';

/** What the wallet does with one request. */
export type Behaviour =
  | { readonly kind: 'approve' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'lock' }
  | { readonly kind: 'slow'; readonly ms: number; readonly after: Behaviour }
  | { readonly kind: 'replace'; readonly by: Replacement }
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'throw'; readonly error: () => Error };

/** What a test can have the wallet do with a request. */
export interface Verbs {
  /** Does what was asked: shares accounts, signs, sends, switches. */
  approve(): void;
  /** The person says no: 4001. */
  reject(): void;
  /** Answers this instead, true or not; nothing is signed or sent. */
  answer(value: unknown): void;
  /** Fails with a code of EIP-1193 or EIP-1474. */
  fail(code: number, message?: string, data?: unknown): void;
  /** Says that it does not know the network: by 4902, 4902 inside -32603, or -32000. */
  unknownChain(form?: UnknownChainForm): void;
  /**
   * Answers a transaction with its hash, but has the node hear only of another one of the same nonce:
   * the wallet's person was quicker than the wallet. Needs an `rpcUrl`.
   */
  replace(by: Replacement): void;
}

/** What a test can have the wallet do with a request that has not come yet. */
export interface Script extends Verbs {
  /** Leaves the request unanswered until the test decides it. */
  hang(): void;
  /** Turns out to be locked, and goes on with the request when it is unlocked. */
  lock(): void;
  /** Takes so long, in ms, and then approves, or does what is said next. */
  slow(ms: number): Script;
}
