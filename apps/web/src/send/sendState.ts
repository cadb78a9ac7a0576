import type { Hash } from 'viem';
import type { Payment } from './checkForm.ts';

/**
 * State of sending:
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

/** Reason a payment was not sent. */
export type SendFailure =
  /** Refused by the wallet; `detail` is its sanitized message. */
  | { readonly kind: 'wallet'; readonly detail: string | undefined }
  /** A batch that the wallet accepted ended without a transaction. */
  | { readonly kind: 'batch-refused' }
  /** The wallet accepted a batch, then stopped responding: it may still be sent. */
  | { readonly kind: 'no-answer' }
  /** The wallet responded without a transaction hash: it may have been sent. */
  | { readonly kind: 'unclear-answer' }
  | { readonly kind: 'other-network' };

/** Sent payment. */
export interface Sent {
  readonly description: string;
  readonly recipients: readonly SentTo[];
  readonly chainId: number;
  /** Hash from the wallet; undefined for several transactions. */
  readonly hash: Hash | undefined;
}

/** Recipient of a payment; `name` is the registered name that resolved to it. */
export type SentTo = Pick<Payment, 'to' | 'name'>;
