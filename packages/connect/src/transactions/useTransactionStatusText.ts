import { useTranslate } from '../locales/useTranslate.ts';
import type { FailureReason, StoredTransaction } from './storedTransaction.ts';

/** Says how a transaction stands; what was not proven on the chain reads "not confirmed". */
export function useTransactionStatusText(): (transaction: StoredTransaction) => string {
  const t = useTranslate();
  const failures: Readonly<Record<FailureReason, () => string>> = {
    reverted: () => t('transactions.reverted'),
    replaced: () => t('transactions.replaced'),
    cancelled: () => t('transactions.cancelled'),
    error: () => t('transactions.notConfirmed'),
    'timed-out': () => t('transactions.notConfirmed'),
  };
  return ({ status, reason }) => {
    if (status === 'pending') return t('transactions.pending');
    if (status === 'confirmed') return t('transactions.confirmed');
    return reason ? failures[reason]() : t('transactions.failed');
  };
}
