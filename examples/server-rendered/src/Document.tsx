import type { Locale } from '@mooring/connect';
import { directionOf } from '@mooring/connect';
import { App } from './App.tsx';

interface DocumentProps {
  readonly locale: Locale;
  readonly news: Promise<string>;
  readonly styles: readonly string[];
}

/** The whole page, as the server writes it and the browser takes it over. */
export function Document({ locale, news, styles }: DocumentProps) {
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Rendered on a server</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <App locale={locale} news={news} />
      </body>
    </html>
  );
}
