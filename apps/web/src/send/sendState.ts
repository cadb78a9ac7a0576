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
  /** `detail` are the wallet's own words, fit to be shown. */
  | { readonly step: 'failed'; readonly detail: string | undefined }
  | ({ readonly step: 'sent' } & Sent);

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
