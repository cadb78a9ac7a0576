import type { SafeTransaction } from '@mooring/safe/transactions';
import type { Address, Hash, Hex } from 'viem';

/** An owner's signature, with who made it. Times are in ms since 1970. */
export type Confirmation = { owner: Address; signature: Hex; at: number };

/** A transaction someone proposed, executed since or not. */
export type Proposal = {
  chainId: number;
  safe: Address;
  safeTxHash: Hash;
  transaction: SafeTransaction;
  proposer: Address;
  /** Who proposed it in the proposer's stead. */
  delegate: Address | null;
  /** The application it came from, as it was posted: JSON with `name` and `url`, or any text. */
  origin: string | null;
  /** Without the signature of an owner or a delegate nobody vouches for it, and no queue shows it. */
  trusted: boolean;
  submittedAt: number;
  confirmations: readonly Confirmation[];
};

/** A text, or typed data as it was posted. */
export type MessageContent = string | Readonly<Record<string, unknown>>;

/** A message the owners sign. */
export type StoredMessage = {
  chainId: number;
  safe: Address;
  messageHash: Hash;
  message: MessageContent;
  origin: string | null;
  proposedBy: Address;
  createdAt: number;
  modifiedAt: number;
  confirmations: readonly Confirmation[];
};
