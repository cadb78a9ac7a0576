import type { StoredTransaction } from '@mooring/connect';
import type { ChangedName } from '@mooring/page/recipients';
import type { Hash } from 'viem';

/** Action on a transaction. */
export type Action = 'propose' | 'confirm' | 'execute' | 'delete';

/**
 * State of an action:
 *
 * idle → checking → wallet → handing → done     (the signature goes to the gateway)
 *   ↑        │         ├→ following → done      (execute: the network has it)
 *   │        │         │        └→ failed       (its call failed, or it was undone)
 *   ├────────┼─ rejected
 *   └────────┴→ failed → checking               (try again)
 */
export type ActionState =
  | { readonly step: 'idle' }
  | { readonly step: 'checking' | 'wallet' | 'handing' | 'following'; readonly action: Action }
  | { readonly step: 'done'; readonly action: Action }
  | { readonly step: 'failed'; readonly action: Action; readonly fault: ActionFault };

/** Reason an action failed. */
export type ActionFault =
  /** Failed in the wallet, with its sanitized message. */
  | { readonly kind: 'wallet'; readonly detail: string | undefined }
  | { readonly kind: 'gateway' | 'network'; readonly error: unknown }
  /** The data read right before signing differs from the shown data, or is refused now. */
  | { readonly kind: 'changed' }
  /** Names of recipients resolve to other addresses than shown, or fail to resolve. */
  | { readonly kind: 'names'; readonly changed: readonly ChangedName[] }
  /** The wallet's signature is of another account, or of other data. */
  | { readonly kind: 'signature' }
  /** Executed, but the Safe's call failed; the nonce may be consumed. */
  | { readonly kind: 'failed-on-chain'; readonly hash: Hash };

/** Thrown to stop an action. */
export class ActionError extends Error {
  override readonly name = 'ActionError';
  readonly fault: ActionFault;

  constructor(fault: ActionFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/**
 * Hash on the chain of a transaction that has ended.
 * @throws {ActionError} unless it was confirmed
 */
export function confirmedHash(ended: StoredTransaction): Hash {
  if (ended.status === 'confirmed') return ended.hash;
  const { hash, reason, status } = ended;
  if (status === 'failed' && (reason === 'reverted' || ended.replacedBy)) {
    throw new ActionError({ kind: 'failed-on-chain', hash: ended.replacedBy ?? hash });
  }
  // The owners of the sending account have rejected it.
  if (reason === 'cancelled' || reason === 'replaced')
    throw new ActionError({ kind: 'wallet', detail: undefined });
  throw new ActionError({ kind: 'network', error: new Error(`Not confirmed: ${reason}`) });
}
