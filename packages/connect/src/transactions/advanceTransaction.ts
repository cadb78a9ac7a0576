import type { Hash } from 'viem';
import type { MultisigProgress } from '../core/multisigSource.ts';
import {
  type FailureReason,
  isUnproven,
  type SeenTransaction,
  type StoredTransaction,
} from './storedTransaction.ts';

/** Update of a transaction; a new `hash`: the sender repriced it, or its owners executed it. */
export type TransactionPatch = SeenTransaction & {
  readonly hash?: Hash;
  readonly multisig?: MultisigProgress;
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
  const { from, nonce, call, hash, multisig } = patch;
  const next: StoredTransaction = {
    ...entry,
    ...(from !== undefined && { from }),
    ...(nonce !== undefined && { nonce }),
    ...(call !== undefined && { call }),
    ...(multisig !== undefined && { multisig }),
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
