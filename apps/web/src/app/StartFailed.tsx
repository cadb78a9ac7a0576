import { createTranslate, directionOf, type Locale } from '@mooring/connect';
import { pageCatalogue, type Texts } from '@mooring/page/texts';
import { useEffect, useRef, useState } from 'react';

/** Path of the site's icon: its configuration may be what is missing. */
function iconPath(): string {
  return document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '/favicon.svg';
}

const failureTexts = {
  server: { title: 'start.title', text: 'start.text', action: 'start.retry' },
  start: { title: 'start.faultTitle', text: 'start.faultText', action: 'start.retry' },
  render: { title: 'error.title', text: 'error.text', action: 'error.reload' },
} as const;

interface StartFailedProps {
  readonly locale: Locale;
  /** Failure of the server, which did not return the configuration, of the page's start, or of its rendering. */
  readonly fault: 'server' | 'start' | 'render';
  readonly retry: () => Promise<unknown>;
}

/** Fallback for an application that could not start, or not go on. */
export function StartFailed({ locale, fault, retry }: StartFailedProps) {
  const [retrying, setRetrying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The texts may have failed to load too: falls back to English.
  const shown = pageCatalogue.peek(locale) ? locale : 'en';
  const messages = pageCatalogue.peek(shown);
  const t = createTranslate<Texts['page']>(messages, shown, directionOf(shown));
  const { title, text, action } = failureTexts[fault];
  return (
    <main className="start-failed" lang={shown} dir={directionOf(shown)}>
      <img className="logo" src={iconPath()} alt="" />
      <h1 ref={heading} tabIndex={-1}>
        {t(title)}
      </h1>
      <p>{t(text)}</p>
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
        {t(retrying ? 'start.retrying' : action)}
      </button>
    </main>
  );
}
