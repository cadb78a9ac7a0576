import { createTranslate, directionOf, type Locale } from '@mooring/connect';
import { pageCatalogue, type Texts } from '@mooring/page/texts';
import { useState } from 'react';

/** Path of the site's icon: its configuration may be what is missing. */
function iconPath(): string {
  return document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '/favicon.svg';
}

interface StartFailedProps {
  readonly locale: Locale;
  /** True when the server did not return the configuration; otherwise the page itself has failed. */
  readonly isSilent: boolean;
  readonly retry: () => Promise<void>;
}

/** Fallback for an application that could not start. */
export function StartFailed({ locale, isSilent, retry }: StartFailedProps) {
  const [retrying, setRetrying] = useState(false);
  // The texts may have failed to load too: falls back to English.
  const shown = pageCatalogue.peek(locale) ? locale : 'en';
  const messages = pageCatalogue.peek(shown);
  const t = createTranslate<Texts['page']>(messages, shown, directionOf(shown));
  return (
    <main className="start-failed" lang={shown} dir={directionOf(shown)}>
      <img className="logo" src={iconPath()} alt="" />
      <h1>{t(isSilent ? 'start.title' : 'start.faultTitle')}</h1>
      <p>{t(isSilent ? 'start.text' : 'start.faultText')}</p>
      <button
        type="button"
        className="button button-primary"
        aria-busy={retrying}
        onClick={() => {
          if (retrying) return;
          setRetrying(true);
          void retry().finally(() => setRetrying(false));
        }}
      >
        {t(retrying ? 'start.retrying' : 'start.retry')}
      </button>
    </main>
  );
}
