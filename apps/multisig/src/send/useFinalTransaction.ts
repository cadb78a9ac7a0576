import { type StoredTransaction, useTransactions } from '@mooring/connect';
import { useCallback, useEffect, useRef } from 'react';
import type { Hash } from 'viem';

interface Waiting {
  readonly sent: Hash;
  readonly settle: (ended: StoredTransaction) => void;
}

/**
 * Waits for a transaction that the wallet sent and `addTransaction` follows: through repricing, and for a multisig account
 * until its owners execute it.
 * @returns function that resolves to the transaction as it ended; it never settles once the page is left
 */
export function useFinalTransaction(): (sent: Hash) => Promise<StoredTransaction> {
  const { transactions } = useTransactions();
  const known = useRef(transactions);
  const waiting = useRef<readonly Waiting[]>([]);
  useEffect(() => {
    known.current = transactions;
    waiting.current = waiting.current.filter(({ sent, settle }) => {
      const ended = findEnded(transactions, sent);
      if (ended) settle(ended);
      return !ended;
    });
  }, [transactions]);
  return useCallback(
    (sent) =>
      new Promise((settle) => {
        const ended = findEnded(known.current, sent);
        if (ended) settle(ended);
        else waiting.current = [...waiting.current, { sent, settle }];
      }),
    [],
  );
}

function findEnded(transactions: readonly StoredTransaction[], sent: Hash) {
  return transactions.find(
    ({ hash, originalHash, status }) =>
      (hash === sent || originalHash === sent) && status !== 'pending',
  );
}
