import { useCatalogue } from '@mooring/connect';
import { pageCatalogue } from '@mooring/page/texts';
import { lazyPart, type PartFailedProps, RetryNotice } from '@mooring/page/ui';

/** Applications that know the account; a separate chunk, for sites that sign people in to others. */
export const LazyApplicationList = lazyPart(() => import('./part.ts'), { failed: ListFailed });

function ListFailed({ retry }: PartFailedProps) {
  const t = useCatalogue(pageCatalogue);
  return <RetryNotice onRetry={retry}>{t('error.text')}</RetryNotice>;
}
