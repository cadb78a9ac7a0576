import { type StoredTransaction, useTransactions } from '@mooring/connect';
import { useCallback, useEffect, useRef } from 'react';
import type { Hash } from 'viem';

interface Waiting {
  readonly sent: Hash;
  readonly settle: (ended: StoredTransaction) => void;
}

/**
 * Waits for what the wallet has sent and `addTransaction` follows: through repricing, and for a multisig account until
 * its owners have executed it.
 * @returns function that resolves to the transaction as it ended; it never settles once the page is left
 */
export function useEnding(): (sent: Hash) => Promise<StoredTransaction> {
  const { transactions } = useTransactions();
  const known = useRef(transactions);
  const waiting = useRef<readonly Waiting[]>([]);
  useEffect(() => {
    known.current = transactions;
    waiting.current = waiting.current.filter(({ sent, settle }) => {
      const ended = endOf(transactions, sent);
      if (ended) settle(ended);
      return !ended;
    });
  }, [transactions]);
  return useCallback(
    (sent) =>
      new Promise((settle) => {
        const ended = endOf(known.current, sent);
        if (ended) settle(ended);
        else waiting.current = [...waiting.current, { sent, settle }];
      }),
    [],
  );
}

function endOf(transactions: readonly StoredTransaction[], sent: Hash) {
  return transactions.find(
    ({ hash, originalHash, status }) =>
      (hash === sent || originalHash === sent) && status !== 'pending',
  );
}
