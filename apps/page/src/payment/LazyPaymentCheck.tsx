import { useCatalogue } from '@mooring/connect';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { lazyPart, type PartFailedProps } from '../ui/lazyPart.tsx';
import { RetryNotice } from '../ui/RetryNotice.tsx';
import type { PaymentCheckProps } from './PaymentCheck.tsx';

/** Check of a payment, fetched when there is a payment: signing is disabled until it has loaded. */
export const LazyPaymentCheck = lazyPart<PaymentCheckProps>(() => import('./part.ts'), {
  loading: () => <span className="skeleton skeleton-word" aria-busy="true" />,
  failed: CheckFailed,
});

function CheckFailed({ retry }: PartFailedProps) {
  const t = useCatalogue(pageCatalogue);
  return <RetryNotice onRetry={retry}>{t('holdings.unavailable')}</RetryNotice>;
}
