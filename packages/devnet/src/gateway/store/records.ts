import type { SafeTransaction } from '@mooring/safe/transactions';
import type { Address, Hash, Hex } from 'viem';

/** Signature of an owner. Times are in ms since 1970. */
export type Confirmation = { owner: Address; signature: Hex; at: number };

/** Proposed transaction, executed or not. */
export type Proposal = {
  chainId: number;
  safe: Address;
  safeTxHash: Hash;
  transaction: SafeTransaction;
  proposer: Address;
  /** Delegate who proposed it for the proposer. */
  delegate: Address | null;
  /** Origin as posted: JSON with `name` and `url`, or any text. */
  origin: string | null;
  /** False without the signature of an owner or delegate: no queue lists it. */
  trusted: boolean;
  submittedAt: number;
  confirmations: readonly Confirmation[];
};

/** Text, or typed data as posted. */
export type MessageContent = string | Readonly<Record<string, unknown>>;

/** Message for the owners to sign. */
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
