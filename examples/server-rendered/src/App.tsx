import { ConnectButton, createMooringConfig, type Locale, MooringProvider } from '@mooring/connect';
import { Suspense, use } from 'react';
import { mainnet, optimism } from 'viem/chains';

const config = createMooringConfig({
  appName: 'Rendered on a server',
  chains: [mainnet, optimism],
  ssr: true,
});

interface AppProps {
  /** The server reads it from the request, and the page from what the server wrote. */
  readonly locale: Locale;
  /** Something that takes the server a while; the page does not wait for it. */
  readonly news: Promise<string>;
}

export function App({ locale, news }: AppProps) {
  return (
    <MooringProvider config={config} locale={locale}>
      <header>
        <ConnectButton />
      </header>
      <Suspense fallback={<p>…</p>}>
        <News news={news} />
      </Suspense>
    </MooringProvider>
  );
}

/** Comes late, with its own button. */
function News({ news }: { readonly news: Promise<string> }) {
  return (
    <section>
      <p>{use(news)}</p>
      <ConnectButton />
    </section>
  );
}
