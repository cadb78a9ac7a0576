import { ConnectButton, useCatalogue, useLocale } from '@mooring/connect';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { webCatalogue } from '../locales/catalogue.ts';
import { useSite } from '../site/SiteContext.ts';
import { Footer } from './Footer.tsx';
import { Logo } from './Logo.tsx';
import { Navigation } from './Navigation.tsx';
import { PageLoader } from './PageLoader.tsx';
import { openPages, pageAt } from './pages.ts';

/** Layout of every page: skip link, navigation, connect button, footer. */
export function Shell() {
  const t = useCatalogue(webCatalogue);
  const { readable } = useLocale();
  const { config } = useSite();
  const { appName } = config;
  const [path] = useLocation();
  const open = useMemo(() => openPages(config), [config]);
  const page = pageAt(path, open);
  if (!readable) return null;
  return (
    <>
      <a className="skip-link" href="#main">
        {t('layout.skip')}
      </a>
      <header className="header">
        <div className="header-row">
          <Link href="/" className="brand" aria-label={t('layout.homeLink', { app: appName })}>
            <Logo />
            <bdi className="brand-name">{appName}</bdi>
          </Link>
          <Navigation pages={open} current={page} />
          <div className="header-connect">
            <ConnectButton balance={false} />
          </div>
        </div>
      </header>
      <main id="main" className="main" tabIndex={-1}>
        <PageLoader page={page} path={path} />
      </main>
      <Footer />
    </>
  );
}
