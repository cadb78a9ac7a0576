import { isAddress, isRecord, isTransactionHash, parseJson } from '@mooring/internal';
import type { Address, Hash } from 'viem';
import { type MultisigProgress, readProgress } from '../core/multisigSource.ts';
import { isStoredBatch, type StoredBatch } from './batch/storedBatch.ts';

/**
 * Why a transaction failed. The first three are proven on the chain and final; `error` and
 * `timed-out` only say that no proof was seen, read "not confirmed", and may be corrected.
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
      /** The transaction that took this one's nonce, when replaced or cancelled. */
      readonly replacedBy?: Hash;
    };

/** A transaction as it is kept on the device. */
export type StoredTransaction = SeenTransaction &
  TransactionOutcome & {
    readonly chainId: number;
    /** The hash it has on the chain now. */
    readonly hash: Hash;
    /** The hash it was added with, when the sender has repriced it or its owners executed it since. */
    readonly originalHash?: Hash;
    readonly description: string;
    /** Who is paid, each once, by the page's word; at least one. */
    readonly to?: readonly Address[] | undefined;
    /** Text by which the page finds it again; never shown. */
    readonly reference?: string | undefined;
    /** Blocks until it is confirmed; 1 when absent. */
    readonly confirmations?: number | undefined;
    /** Sent from a multisig: how many of how many owners have signed, as far as that is known. */
    readonly multisig?: MultisigProgress | undefined;
    /** Calls that the wallet took as one. Until their transactions are known, `hash` stands for its id. */
    readonly batch?: StoredBatch | undefined;
    /** ms since 1970. */
    readonly addedAt: number;
  };

/** Status of a {@link StoredTransaction}. */
export type TransactionStatus = StoredTransaction['status'];

const proven: readonly unknown[] = ['reverted', 'replaced', 'cancelled'];
const unproven: readonly unknown[] = ['error', 'timed-out'];

/** Returns true when a transaction failed without a proof from the chain ("not confirmed"). */
export function isUnproven({ reason }: { readonly reason?: FailureReason | undefined }): boolean {
  return unproven.includes(reason);
}

/**
 * Reads what storage holds of a transaction. Undefined for anything that this code did not write
 * or that was damaged since.
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
    multisig: multisig && readProgress(multisig),
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

/** True for a text with something to read. */
export function isDescription(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** True for a whole number of blocks, 1 or more. */
export function isConfirmations(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}

function isWholeNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Update of a transaction; a new `hash`: the sender repriced it, or its owners executed it. */
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
 * A transaction after what was learnt, or undefined when that changes nothing.
 *
 *     pending ──▶ confirmed
 *        │            ▲
 *        ├──▶ failed: error, timed-out ──▶ failed: reverted, replaced, cancelled
 *        └───────────────────────────────────────────────▲
 *
 * Nothing leaves confirmed or a failure proven on the chain, and nothing becomes pending again, so
 * what a late tab or a lagging node says cannot undo what is known.
 *
 * @param now ms since 1970, kept as the time it finished
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
