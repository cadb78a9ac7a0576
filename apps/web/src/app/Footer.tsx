import { useCatalogue } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';
import { useSite } from '../site/SiteContext.ts';

/** Footer: the product, and whether its networks are test networks. */
export function Footer() {
  const t = useCatalogue(webCatalogue);
  const { appName, local } = useSite().config;
  return (
    <footer className="footer">
      <p>{t('layout.about', { app: appName })}</p>
      {local && (
        <p className="footer-local">
          <span className="footer-dot" aria-hidden="true" />
          {t('layout.local')}
        </p>
      )}
    </footer>
  );
}
