import { useCatalogue } from '@mooring/connect';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { lazyPart, type PartFailedProps } from '../ui/lazyPart.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { PaymentCheckProps } from './PaymentCheck.tsx';

/** Check of a payment, fetched when there is a payment: signing is disabled until it has loaded. */
export const LazyPaymentCheck = lazyPart<PaymentCheckProps>(() => import('./part.ts'), {
  loading: () => <span className="skeleton skeleton-word" aria-busy="true" />,
  failed: CheckFailed,
});

function CheckFailed({ retry }: PartFailedProps) {
  const t = useCatalogue(pageCatalogue);
  return (
    <Notice kind="warning" urgent>
      <p>{t('holdings.unavailable')}</p>
      <div className="notice-actions">
        <button type="button" className="button button-small" onClick={retry}>
          {t('error.retry')}
        </button>
      </div>
    </Notice>
  );
}
