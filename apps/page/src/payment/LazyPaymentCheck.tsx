import { useCatalogue } from '@mooring/connect';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { Notice } from '../ui/Notice.tsx';
import { type LazyModule, usePart } from '../ui/usePart.ts';
import type { PaymentCheckProps } from './PaymentCheck.tsx';

const part: LazyModule<PaymentCheckProps> = { name: 'payment', load: () => import('./part.ts') };

/** Check of a payment, fetched when there is one to be checked: nothing is signed before it is there. */
export function LazyPaymentCheck(props: PaymentCheckProps) {
  const t = useCatalogue(pageCatalogue);
  const { data, isError, isFetching, refetch } = usePart(part);
  if (data) return <data.Part {...props} />;
  if (!isError || isFetching) return <span className="skeleton skeleton-word" aria-busy="true" />;
  return (
    <Notice kind="warning" urgent>
      <p>{t('holdings.unavailable')}</p>
      <div className="notice-actions">
        <button type="button" className="button button-small" onClick={() => void refetch()}>
          {t('error.retry')}
        </button>
      </div>
    </Notice>
  );
}
