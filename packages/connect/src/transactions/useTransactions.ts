import { connectorKind } from '@mooring/internal';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { multisigQuery } from './multisig/multisigQuery.ts';
import { useSignedText } from './multisig/useSignedText.ts';
import type { StoredTransaction } from './storedTransaction.ts';
import { type NewTransaction, transactionsOf } from './transactionStore.ts';

/** Result of {@link useTransactions}. */
export interface Transactions {
  /** Newest first, on every network. */
  readonly transactions: readonly StoredTransaction[];
  readonly pendingCount: number;
  /**
   * Follows a transaction that the wallet sent on the current network, or on another one.
   * @throws {InvalidTransactionError} with every fault, one per line
   * @throws {Error} if no account is connected
   */
  readonly addTransaction: (transaction: NewTransaction, chainId?: number) => void;
  /** Removes them, on one network or all. */
  readonly clearTransactions: (chainId?: number) => void;
}

const noTransactions: readonly StoredTransaction[] = [];

/**
 * Returns the connected account's transactions on this device, synchronized between tabs.
 *
 * @example
 * ```tsx
 * import { useTransactions } from '@mooring/connect';
 * import { parseEther } from 'viem';
 * import { useSendTransaction } from 'wagmi';
 *
 * export function Tip() {
 *   const { addTransaction } = useTransactions();
 *   const { mutateAsync: send } = useSendTransaction();
 *   const tip = async () => {
 *     const hash = await send({ to: address, value: parseEther('0.01') });
 *     addTransaction({ hash, description: 'A tip of 0.01 ETH' });
 *   };
 *   return <button onClick={() => void tip()}>Tip</button>;
 * }
 * ```
 */
export function useTransactions(): Transactions {
  const { storage, queryClient } = useMooring().config;
  const store = transactionsOf(storage);
  const wagmi = useConfig();
  const { address, chainId: currentChainId, connector } = useAccount();
  const list = useCallback(
    () => (address ? store.list(address) : noTransactions),
    [store, address],
  );
  const transactions = useSyncExternalStore(store.subscribe, list, () => noTransactions);
  return useMemo(
    () => ({
      transactions,
      pendingCount: transactions.filter(({ status }) => status === 'pending').length,
      addTransaction(transaction, chainId = currentChainId) {
        if (!address || !chainId)
          throw new Error('Connect an account before adding a transaction.');
        const rule = queryClient.getQueryData(multisigQuery(wagmi, chainId, address).queryKey);
        // Marked immediately, so that no time limit applies even if the network does not answer.
        const multisig =
          rule || connectorKind(connector) === 'safe' ? { multisig: rule ?? {} } : {};
        store.add(address, chainId, { ...multisig, ...transaction });
      },
      clearTransactions(chainId) {
        if (address) store.clear(address, chainId);
      },
    }),
    [transactions, store, address, currentChainId, connector, wagmi, queryClient],
  );
}

/**
 * Returns the status text of a transaction: "not confirmed" for a failure not proven on chain, the number
 * of signatures for one waiting for a multisig's owners.
 */
export function useTransactionStatusText(): (transaction: StoredTransaction) => string {
  const t = useTranslate();
  const signedText = useSignedText();
  return useCallback(
    ({ status, reason, multisig }) => {
      if (status === 'pending') return signedText(multisig) ?? t('transactions.pending');
      if (reason === 'error' || reason === 'timed-out') return t('transactions.notConfirmed');
      return t(`transactions.${reason ?? status}`);
    },
    [t, signedText],
  );
}
