import { type StoredTransaction, useTransactions } from '@mooring/connect';
import { useCallback, useEffect, useRef } from 'react';
import type { Hash } from 'viem';
import { ActionError } from './actionState.ts';

interface Waiting {
  readonly sent: Hash;
  readonly settle: (ended: StoredTransaction) => void;
}

/**
 * Waits for what the wallet has sent, after it was added to the transactions: they follow it while its own owners
 * sign, and when it is repriced.
 * @returns function that resolves to the hash it has on the chain. It rejects with an {@link ActionError}, and never
 * settles once the page is left.
 */
export function useEnding(): (sent: Hash) => Promise<Hash> {
  const { transactions } = useTransactions();
  const waiting = useRef<readonly Waiting[]>([]);
  const known = useRef(transactions);
  useEffect(() => {
    known.current = transactions;
    waiting.current = waiting.current.filter(({ sent, settle }) => {
      const ended = endOf(transactions, sent);
      if (ended) settle(ended);
      return !ended;
    });
  }, [transactions]);
  return useCallback(async (sent) => {
    const ended =
      endOf(known.current, sent) ??
      (await new Promise<StoredTransaction>((settle) => {
        waiting.current = [...waiting.current, { sent, settle }];
      }));
    if (ended.status === 'confirmed') return ended.hash;
    throw new ActionError(faultOf(ended));
  }, []);
}

function endOf(transactions: readonly StoredTransaction[], sent: Hash) {
  return transactions.find(
    ({ hash, originalHash, status }) =>
      (hash === sent || originalHash === sent) && status !== 'pending',
  );
}

function faultOf({ hash, reason, replacedBy }: StoredTransaction & { readonly replacedBy?: Hash }) {
  if (reason === 'reverted') return { kind: 'failed-on-chain', hash } as const;
  if (replacedBy) return { kind: 'failed-on-chain', hash: replacedBy } as const;
  // Refused by the owners of the account that was to send it.
  if (reason === 'cancelled' || reason === 'replaced')
    return { kind: 'wallet', detail: undefined } as const;
  return {
    kind: 'network',
    error: new Error(`The transaction was not confirmed: ${reason}`),
  } as const;
}
