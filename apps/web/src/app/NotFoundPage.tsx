import { useCatalogue, visibleText } from '@mooring/connect';
import { useSite, useTitle } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { Link, useLocation } from 'wouter';
import { pagePath } from './pagePath.ts';

const LONGEST_PATH = 80;

/** 404 page, with links to the existing pages. */
export function NotFoundPage() {
  const t = useCatalogue(pageCatalogue);
  const [path] = useLocation();
  const { config } = useSite();
  useTitle(t('notFound.title'));
  return (
    <div className="prompt">
      {config.brand.illustration === null && <NotFoundScene />}
      <h1 tabIndex={-1}>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p className="not-found-path">
        <bdi dir="ltr">{visibleText(path, LONGEST_PATH)}</bdi>
      </p>
      <ul className="prompt-actions">
        {config.pages.map((name, index) => (
          <li key={name}>
            <Link
              href={pagePath(name)}
              className={index === 0 ? 'button button-primary' : 'button'}
            >
              {t(`layout.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Illustration: a buoy without a boat. */
function NotFoundScene() {
  return (
    <svg className="not-found-buoy" viewBox="0 0 160 96" aria-hidden="true">
      <g className="buoy-float">
        <path className="buoy-body" d="M62 60l8-30h20l8 30z" />
        <path className="buoy-stripe" d="M66.500 44h27l2.600 9.500H64z" />
        <path className="buoy-mast" d="M80 30V16" />
        <circle className="buoy-lamp" cx="80" cy="12" r="5" />
      </g>
      <path className="buoy-sea" d="M0 66q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v30H0z" />
    </svg>
  );
}
