import { isAddress, isRecord, isTransactionHash, parseJson } from '@mooring/internal';
import type { Address, Hash } from 'viem';
import { type MultisigProgress, readMultisigProgress } from '../core/multisigSource.ts';
import { isStoredBatch, type StoredBatch } from './batch/storedBatch.ts';

/**
 * Reason for a failed transaction. The first three are proven on the chain and final; `error` and `timed-out` mean that no
 * proof was found: they are shown as "not confirmed", and may be corrected.
 */
export type FailureReason = 'reverted' | 'replaced' | 'cancelled' | 'error' | 'timed-out';

/** Fields of a transaction known once a node has seen it. */
export interface SeenTransaction {
  readonly from?: Address;
  readonly nonce?: number;
  /** Recipient, value and data in one hash (`callFingerprint`): equal in a repriced transaction. */
  readonly call?: Hash;
}

/** Status of a transaction. Times are in ms since 1970. */
export type TransactionOutcome =
  | { readonly status: 'pending'; readonly finishedAt?: undefined; readonly reason?: undefined }
  | { readonly status: 'confirmed'; readonly finishedAt: number; readonly reason?: undefined }
  | {
      readonly status: 'failed';
      readonly finishedAt: number;
      readonly reason: FailureReason;
      /** Transaction that used this one's nonce, if replaced or cancelled. */
      readonly replacedBy?: Hash;
    };

/** Transaction stored on the device. */
export type StoredTransaction = SeenTransaction &
  TransactionOutcome & {
    readonly chainId: number;
    /** Current hash on the chain. */
    readonly hash: Hash;
    /** Hash it was added with, if the sender has repriced it or the owners have executed it. */
    readonly originalHash?: Hash;
    readonly description: string;
    /** Recipients of payments, as given by the page, each once; at least one. */
    readonly to?: readonly Address[] | undefined;
    /** Key for the page to find it; never shown. */
    readonly reference?: string | undefined;
    /** Number of blocks until it is confirmed. Default: 1. */
    readonly confirmations?: number | undefined;
    /** Set if sent from a multisig: numbers of signatures, if known. */
    readonly multisig?: MultisigProgress | undefined;
    /** Set for a batch. Until its transactions are known, `hash` is a hash of its id. */
    readonly batch?: StoredBatch | undefined;
    /** Time it was added, in ms since 1970. */
    readonly addedAt: number;
  };

/** Status of a {@link StoredTransaction}. */
export type TransactionStatus = StoredTransaction['status'];

const proven: readonly unknown[] = ['reverted', 'replaced', 'cancelled'];
const unproven: readonly unknown[] = ['error', 'timed-out'];

/** Returns true if a transaction failed without a proof from the chain ("not confirmed"). */
export function isUnproven({ reason }: { readonly reason?: FailureReason | undefined }): boolean {
  return unproven.includes(reason);
}

/**
 * Parses a stored transaction; undefined for foreign or damaged text.
 */
export function parseStoredTransaction(
  chainId: number,
  text: string,
): StoredTransaction | undefined {
  const value = parseJson(text);
  if (!isStored(value)) return undefined;
  const { multisig, to } = value;
  return {
    ...value,
    chainId,
    multisig: multisig && readMultisigProgress(multisig),
    to: isRecipients(to) ? to : undefined,
  };
}

function isStored(value: unknown): value is StoredTransaction {
  if (!isRecord(value)) return false;
  const { hash, originalHash, description, confirmations, addedAt, from, nonce, call } = value;
  const { multisig, batch, reference } = value;
  return (
    isTransactionHash(hash) &&
    isDescription(description) &&
    isWholeNumber(addedAt) &&
    (originalHash === undefined || isTransactionHash(originalHash)) &&
    (confirmations === undefined || isConfirmations(confirmations)) &&
    (from === undefined || isAddress(from)) &&
    (nonce === undefined || isWholeNumber(nonce)) &&
    (call === undefined || isTransactionHash(call)) &&
    (reference === undefined || typeof reference === 'string') &&
    (multisig === undefined || isRecord(multisig)) &&
    (batch === undefined || isStoredBatch(batch)) &&
    isOutcome(value)
  );
}

function isOutcome(value: Readonly<Record<string, unknown>>): boolean {
  const { status, reason, finishedAt, replacedBy } = value;
  if (status === 'pending') return reason === undefined && finishedAt === undefined;
  if (!isWholeNumber(finishedAt)) return false;
  if (status === 'confirmed') return reason === undefined;
  return (
    status === 'failed' &&
    (proven.includes(reason) || unproven.includes(reason)) &&
    (replacedBy === undefined || isTransactionHash(replacedBy))
  );
}

function isRecipients(value: unknown): value is readonly Address[] {
  return Array.isArray(value) && value.length > 0 && value.every(isAddress);
}

/** Returns true for a text that is not blank. */
export function isDescription(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Returns true for a whole number of blocks, 1 or more. */
export function isConfirmations(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}

function isWholeNumber(value: unknown): value is number {
  // Up to the maximum of a `Date`, in ms.
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 8.64e15;
}

/** Update of a transaction; a new `hash` means that the sender repriced it, or its owners executed it. */
export type TransactionPatch = SeenTransaction & {
  readonly hash?: Hash;
  readonly multisig?: MultisigProgress;
  readonly batch?: StoredBatch;
} & (
    | { readonly status?: 'pending' }
    | { readonly status: 'confirmed' }
    | { readonly status: 'failed'; readonly reason: FailureReason; readonly replacedBy?: Hash }
  );

/**
 * Returns the transaction after an update; undefined if the update changes nothing.
 *
 *     pending ──▶ confirmed
 *        │            ▲
 *        ├──▶ failed: error, timed-out ──▶ failed: reverted, replaced, cancelled
 *        └───────────────────────────────────────────────▲
 *
 * Confirmed and proven failures are final, and no transaction becomes pending again, so that a late tab or a lagging node
 * cannot undo a result.
 *
 * @param now time to store as the end, in ms since 1970
 */
export function advanceTransaction(
  entry: StoredTransaction,
  patch: TransactionPatch,
  now: number,
): StoredTransaction | undefined {
  if (entry.status !== 'pending' && !isUnproven(entry)) return undefined;
  const { from, nonce, call, hash, multisig, batch } = patch;
  const next: StoredTransaction = {
    ...entry,
    ...(from !== undefined && { from }),
    ...(nonce !== undefined && { nonce }),
    ...(call !== undefined && { call }),
    ...(multisig !== undefined && { multisig }),
    ...(batch !== undefined && { batch }),
    ...(hash !== undefined &&
      hash !== entry.hash && { hash, originalHash: entry.originalHash ?? entry.hash }),
    ...outcome(entry, patch, now),
  };
  return JSON.stringify(next) === JSON.stringify(entry) ? undefined : next;
}

function outcome(entry: StoredTransaction, patch: TransactionPatch, finishedAt: number) {
  if (patch.status === 'confirmed')
    return { status: patch.status, finishedAt, reason: undefined, replacedBy: undefined };
  if (patch.status !== 'failed' || (entry.status === 'failed' && isUnproven(patch)))
    return undefined;
  const { status, reason, replacedBy } = patch;
  return { status, finishedAt, reason, ...(replacedBy !== undefined && { replacedBy }) };
}
