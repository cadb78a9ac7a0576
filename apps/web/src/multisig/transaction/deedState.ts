import type { Hash } from 'viem';

/** What an owner can do with a transaction. */
export type Deed = 'propose' | 'confirm' | 'execute' | 'delete';

/**
 * Where a deed stands:
 *
 * idle → checking → wallet → handing → done     (the signature goes to the gateway)
 *   ↑        │         ├→ following → done      (execute: the network has it)
 *   │        │         │        └→ failed       (its call failed, or it was undone)
 *   ├────────┼─ rejected
 *   └────────┴→ failed → checking               (try again)
 */
export type DeedState =
  | { readonly step: 'idle' }
  | { readonly step: 'checking' | 'wallet' | 'handing' | 'following'; readonly deed: Deed }
  | { readonly step: 'done'; readonly deed: Deed }
  | { readonly step: 'failed'; readonly deed: Deed; readonly fault: DeedFault };

/** Why a deed came to nothing. */
export type DeedFault =
  /** The wallet refused; its own words, fit to be shown. */
  | { readonly kind: 'wallet'; readonly detail: string | undefined }
  | { readonly kind: 'gateway' | 'network'; readonly error: unknown }
  /** What was read just before is no longer what was shown, or is refused now. */
  | { readonly kind: 'changed' }
  /** The wallet's signature is not the account's, or not over this. */
  | { readonly kind: 'signature' }
  /** The network ran it and the Safe's call failed; the nonce may be used up. */
  | { readonly kind: 'failed-on-chain'; readonly hash: Hash };

/** A deed that must not go on. */
export class DeedError extends Error {
  override readonly name = 'DeedError';
  readonly fault: DeedFault;

  constructor(fault: DeedFault) {
    super(fault.kind);
    this.fault = fault;
  }
}
