import { useCatalogue } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';

/** Placeholder of a loading page, announced to screen readers. */
export function PageSkeleton() {
  const t = useCatalogue(webCatalogue);
  return (
    <div className="page" aria-busy="true">
      <p className="hidden" role="status">
        {t('layout.loading')}
      </p>
      <span className="skeleton skeleton-title" />
      <span className="skeleton skeleton-card" />
      <span className="skeleton skeleton-card" />
    </div>
  );
}
