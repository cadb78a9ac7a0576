import { useCatalogue, useLocale } from '@mooring/connect';
import { Link } from 'wouter';
import { webCatalogue } from '../locales/catalogue.ts';
import { Icon } from '../ui/Icon.tsx';
import type { PageRow } from './pages.ts';

interface NavigationProps {
  readonly pages: readonly PageRow[];
  readonly current: PageRow | undefined;
}

/** Main navigation: in the header, or at the bottom of a phone. */
export function Navigation({ pages, current }: NavigationProps) {
  const t = useCatalogue(webCatalogue);
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
