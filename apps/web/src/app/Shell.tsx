import { ConnectButton, useCatalogue, useLocale } from '@mooring/connect';
import { useSite } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon } from '@mooring/page/ui';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { Footer } from './Footer.tsx';
import { PageLoader } from './PageLoader.tsx';
import { openPages, type Page, type PageRow, pageAt } from './pages.ts';
import { ReleaseNotice } from './ReleaseNotice.tsx';
import { SiteLogo } from './SiteLogo.tsx';

/** Layout of every page: skip link, navigation, connect button, footer. */
export function Shell() {
  const t = useCatalogue(pageCatalogue);
  const { readable } = useLocale();
  const { config } = useSite();
  const { appName } = config;
  const [path] = useLocation();
  const open = useMemo(() => openPages(config), [config]);
  const page = pageAt(path, open, config.oidc === true);
  if (!readable) return null;
  return (
    <>
      <a className="skip-link" href="#main">
        {t('layout.skip')}
      </a>
      <header className="header">
        <div className="header-row">
          <Link href="/" className="brand" aria-label={t('layout.homeLink', { app: appName })}>
            <SiteLogo />
            <bdi className={appName.length > 9 ? 'brand-name brand-name-long' : 'brand-name'}>
              {appName}
            </bdi>
          </Link>
          <Navigation pages={open} current={page} />
          <div className="header-connect">
            <ConnectButton balance={false} />
          </div>
        </div>
        <ReleaseNotice />
      </header>
      <main id="main" className="main" tabIndex={-1}>
        <PageLoader page={page} path={path} />
      </main>
      <Footer />
    </>
  );
}

interface NavigationProps {
  readonly pages: readonly PageRow[];
  readonly current: Page | undefined;
}

/** Main navigation: in the header, or at the bottom of a phone. */
function Navigation({ pages, current }: NavigationProps) {
  const t = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  return (
    <nav className="navigation" aria-label={t('layout.navigation')}>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <Link
              href={page.path}
              className="navigation-link"
              aria-current={page === current ? 'page' : undefined}
              onPointerEnter={() => void page.load(locale).catch(() => {})}
            >
              <Icon name={page.name} />
              <span>{t(`layout.${page.name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
