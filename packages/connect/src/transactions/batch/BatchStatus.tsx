import { useAccount } from 'wagmi';
import { batchCatalogue } from '../../texts/batchCatalogue.ts';
import { useLazyTexts } from '../../texts/useLazyTexts.ts';
import { useLocale } from '../../texts/useTranslate.ts';
import type { StoredTransaction } from '../storedTransaction.ts';

interface BatchStatusProps {
  readonly transaction: StoredTransaction;
  /** Status text of an ordinary transaction. */
  readonly children: string;
}

/** Status of a batch: the number of executed calls, and whether only the wallet reports it. */
export function BatchStatus({ transaction, children }: BatchStatusProps) {
  const t = useLazyTexts(batchCatalogue);
  const { locale } = useLocale();
  const { connector } = useAccount();
  const { status, batch } = transaction;
  if (!t || !batch) return children;
  const { connectorId, claimed, done } = batch;
  const { format } = new Intl.NumberFormat(locale);
  const counts = { done: format(done ?? 0), size: format(batch.size) };
  switch (status) {
    case 'pending':
      if (done) return t('batch.done', counts);
      return connector?.id === connectorId ? children : t('batch.elsewhere');
    case 'confirmed':
      return claimed ? t('batch.confirmedClaim') : t('batch.done', counts);
    case 'failed':
      if (done) return t('batch.partly', counts);
      return claimed ? t('batch.failedClaim') : children;
  }
}
