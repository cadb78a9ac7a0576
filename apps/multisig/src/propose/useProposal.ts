import type { NamedRecipient } from '@mooring/page/recipients';
import { batchCalls, createTransaction, type SafeTransaction } from '@mooring/safe/transactions';
import { useState } from 'react';
import { isAddressEqual, zeroAddress } from 'viem';
import {
  type Addition,
  addTo,
  type Draft,
  emptyDraft,
  nextNonce,
  removeFrom,
} from '../form/draft.ts';
import { findBatchContract } from '../safe/findBatchContract.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import type { Queue } from '../transaction/useQueue.ts';

/** Proposal under review. */
interface Reviewed {
  readonly transaction: SafeTransaction;
  readonly abis: Draft['abis'];
  /** Notes by call, which stay on this device. */
  readonly notes: readonly string[];
  /** Recipients entered by name. */
  readonly names: readonly NamedRecipient[];
}

/**
 * Draft of a new proposal, and its review.
 * @param nonce nonce to take. Default: the first free one
 */
export function useProposal(safe: KnownSafe, queue: Queue, nonce?: bigint) {
  const { state } = safe;
  const [draft, setDraft] = useState(emptyDraft);
  const [reviewed, setReviewed] = useState<Reviewed>();
  const [isRefused, setRefused] = useState(false);
  /** Resets the form after adding; a review keeps its input. */
  const [round, setRound] = useState(0);
  const [looks, setLooks] = useState(0);

  function change(next: Draft) {
    setDraft(next);
    setRefused(callsZeroAddress(next));
  }

  function transactionOf({ calls }: Draft): SafeTransaction {
    const call = batchCalls(calls, state.version, findBatchContract(safe));
    return createTransaction(call, nonce ?? nextNonce(state.nonce, queue.waiting));
  }

  return {
    draft,
    reviewed,
    /** True for a batch that sends to the zero address. */
    isRefused,
    round,
    /** Changes of the step: each moves the focus. */
    turns: looks + round,
    add(addition: Addition) {
      change(addTo(draft, addition));
      setRound(round + 1);
    },
    remove(index: number) {
      change(removeFrom(draft, index));
    },
    review(addition: Addition) {
      const whole = addTo(draft, addition);
      setRefused(callsZeroAddress(whole));
      if (callsZeroAddress(whole)) return;
      const { abis, notes } = whole;
      const names = whole.names.filter((one) => one !== undefined);
      setReviewed({ transaction: transactionOf(whole), abis, notes, names });
      setLooks(looks + 1);
    },
    chooseNonce(chosen: bigint) {
      if (!reviewed) return;
      setReviewed({ ...reviewed, transaction: { ...reviewed.transaction, nonce: chosen } });
    },
    goBack() {
      setReviewed(undefined);
      setLooks(looks + 1);
    },
  };
}

/** Batch contracts resolve the zero address to the account itself, so a batch must not call it. */
function callsZeroAddress({ calls }: Draft): boolean {
  return calls.length > 1 && calls.some(({ to }) => isAddressEqual(to, zeroAddress));
}
