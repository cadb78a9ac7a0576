import { useCatalogue } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';

/** Placeholder of the overview while the last visit's connection is restored. */
export function OverviewSkeleton() {
  const t = useCatalogue(webCatalogue);
  return (
    <div className="overview" aria-busy="true">
      <h1 className="hidden" tabIndex={-1}>
        {t('layout.restoring')}
      </h1>
      <span className="skeleton overview-skeleton-profile" />
      <div className="overview-columns">
        <span className="skeleton overview-skeleton-card" />
        <div className="overview-story">
          <span className="skeleton overview-skeleton-card" />
        </div>
      </div>
    </div>
  );
}
