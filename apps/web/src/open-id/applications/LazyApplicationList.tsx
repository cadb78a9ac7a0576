import { useCatalogue } from '@mooring/connect';
import { pageCatalogue } from '@mooring/page/texts';
import { lazyPart, Notice, type PartFailedProps } from '@mooring/page/ui';

/** Applications that know the account; a separate chunk, for sites that sign people in to others. */
export const LazyApplicationList = lazyPart(() => import('./part.ts'), { failed: ListFailed });

function ListFailed({ retry }: PartFailedProps) {
  const t = useCatalogue(pageCatalogue);
  return (
    <Notice kind="warning" urgent>
      <p>{t('error.text')}</p>
      <div className="notice-actions">
        <button type="button" className="button button-small" onClick={retry}>
          {t('error.retry')}
        </button>
      </div>
    </Notice>
  );
}
