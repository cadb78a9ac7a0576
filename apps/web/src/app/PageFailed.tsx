import { useCatalogue } from '@mooring/connect';
import { useEffect, useRef } from 'react';
import { webCatalogue } from '../locales/catalogue.ts';
import { useTitle } from '../site/useTitle.ts';
import { Icon } from '../ui/Icon.tsx';

/** Fallback for a page that failed to load or render. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useCatalogue(webCatalogue);
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(t('error.title'));
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="prompt" role="alert">
      <Icon name="warning" />
      <h1 ref={heading} tabIndex={-1}>
        {t('error.title')}
      </h1>
      <p>{t('error.text')}</p>
      <div className="prompt-actions">
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t('error.retry')}
        </button>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
      </div>
    </div>
  );
}
