import type { Hash } from 'viem';

/** What an owner can do with a transaction. */
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

/** Reason why an action came to nothing. */
export type ActionFault =
  /** The wallet refused; its own words, fit to be shown. */
  | { readonly kind: 'wallet'; readonly detail: string | undefined }
  | { readonly kind: 'gateway' | 'network'; readonly error: unknown }
  /** What was read just before is no longer what was shown, or is refused now. */
  | { readonly kind: 'changed' }
  /** The wallet's signature is not the account's, or not over this. */
  | { readonly kind: 'signature' }
  /** The network ran it and the Safe's call failed; the nonce may be used up. */
  | { readonly kind: 'failed-on-chain'; readonly hash: Hash };

/** An action that must not go on. */
export class ActionError extends Error {
  override readonly name = 'ActionError';
  readonly fault: ActionFault;

  constructor(fault: ActionFault) {
    super(fault.kind);
    this.fault = fault;
  }
}
