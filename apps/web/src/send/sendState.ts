import type { Hash } from 'viem';
import type { Payment } from './checkForm.ts';

/**
 * Where sending stands:
 *
 * editing → confirming → sent
 *   ↑           ├→ following → sent     (a batch: accepted by the wallet, its hash awaited)
 *   ├── rejected│          └→ failed
 *   └───────────┴→ failed → confirming  (retry)
 */
export type SendState =
  | { readonly step: 'editing' }
  | { readonly step: 'confirming' }
  | { readonly step: 'following' }
  | { readonly step: 'failed'; readonly failure: SendFailure }
  | ({ readonly step: 'sent' } & Sent);

/** Why a payment is not on its way. */
export type SendFailure =
  /** The wallet did not send it; `detail` are its own words, fit to be shown. */
  | { readonly kind: 'wallet'; readonly detail: string | undefined }
  /** A batch that the wallet accepted ended without a transaction. */
  | { readonly kind: 'batch-refused' }
  /** The wallet accepted a batch and was not heard of again: it may still be sent. */
  | { readonly kind: 'no-answer' }
  /** The wallet answered with something that is no transaction: it may have been sent. */
  | { readonly kind: 'unclear-answer' }
  | { readonly kind: 'other-network' };

/** What went out. */
export interface Sent {
  readonly description: string;
  readonly recipients: readonly SentTo[];
  readonly chainId: number;
  /** As the wallet told it; absent where it made several transactions of it. */
  readonly hash: Hash | undefined;
}

/** Where a payment went; `name` is the registered one that led there. */
export type SentTo = Pick<Payment, 'to' | 'name'>;
