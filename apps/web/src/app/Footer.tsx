import { type Locale, useCatalogue, useLocale } from '@mooring/connect';
import { type SiteConfig, useSite } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';

const linkNames = ['imprint', 'privacy', 'terms', 'support'] as const;

/** Footer: the site, whether its networks are test networks, and the operator's links. */
export function Footer() {
  const t = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const { appName, local, brand } = useSite().config;
  const links = linkNames.flatMap((name) => {
    const href = addressFor(brand.links[name], locale, brand.locale);
    return href === undefined ? [] : [{ name, href }];
  });
  return (
    <footer className="footer">
      <p>{t('layout.about', { app: appName })}</p>
      {local && (
        <p className="footer-local">
          <span className="footer-dot" aria-hidden="true" />
          {t('layout.local')}
        </p>
      )}
      {links.length > 0 && (
        <ul className="footer-links">
          {links.map(({ name, href }) => (
            <li key={name}>
              <a href={href}>{t(`layout.${name}`)}</a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

type SiteLink = SiteConfig['brand']['links'][(typeof linkNames)[number]];

/** Address of a link in a language, else in the site's, else in any. */
export function addressFor(link: SiteLink, locale: Locale, siteLocale: Locale): string | undefined {
  if (typeof link !== 'object') return link;
  return link[locale] ?? link[siteLocale] ?? Object.values(link)[0];
}
