import { useCallback } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSignedText } from './multisig/useSignedText.ts';
import type { StoredTransaction } from './storedTransaction.ts';

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
      if (status === 'confirmed') return t('transactions.confirmed');
      switch (reason) {
        case 'reverted':
          return t('transactions.reverted');
        case 'replaced':
          return t('transactions.replaced');
        case 'cancelled':
          return t('transactions.cancelled');
        case 'error':
        case 'timed-out':
          return t('transactions.notConfirmed');
        default:
          return t('transactions.failed');
      }
    },
    [t, signedText],
  );
}
