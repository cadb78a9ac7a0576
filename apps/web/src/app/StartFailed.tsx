import type { Locale } from '@mooring/connect';
import { useState } from 'react';
import { startTexts } from '../locales/start.ts';
import { Logo } from './Logo.tsx';

interface StartFailedProps {
  readonly locale: Locale;
  readonly retry: () => Promise<void>;
}

/** Stands in for the application when its server did not say what the site is. */
export function StartFailed({ locale, retry }: StartFailedProps) {
  const [retrying, setRetrying] = useState(false);
  const texts = startTexts[locale];
  return (
    <main className="start-failed">
      <Logo />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
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
        {retrying ? texts.retrying : texts.retry}
      </button>
    </main>
  );
}
