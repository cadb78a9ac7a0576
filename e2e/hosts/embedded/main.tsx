// Application that always passes the kit a Safe connector; tests call it through `window.host`.
import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import { safe } from '@mooring/safe';
import { createRoot } from 'react-dom/client';
import { defineChain, http } from 'viem';
import '@mooring/connect/styles.css';

interface Network {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: { name: string; symbol: string; decimals: number };
  readonly rpcPath: string;
}

interface SiteConfig {
  readonly networks: [Network, ...Network[]];
  readonly safeHosts: readonly string[];
}

const answer = await fetch('/config.json');
const { networks, safeHosts }: SiteConfig = await answer.json();
const [first, ...others] = networks.map(({ id, name, nativeCurrency, rpcPath }) =>
  defineChain({
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [new URL(rpcPath, location.href).href] } },
  }),
);
if (!first) throw new Error('The server configures no network.');
const config = createMooringConfig({
  appName: 'Host',
  chains: [first, ...others],
  transports: Object.fromEntries([first, ...others].map(({ id }) => [id, http()])),
  connectors: [safe({ allowedOrigins: safeHosts, pollMs: 200 })],
});
Reflect.set(window, 'host', {
  async request(method: string, params: unknown) {
    const provider: unknown = await config.wagmi.connectors[0]?.getProvider();
    return Reflect.get(Object(provider), 'request')({ method, params });
  },
});

const element = document.getElementById('app');
if (!element) throw new Error('The page has no element with the id "app".');
createRoot(element).render(
  <MooringProvider config={config}>
    <main>
      <h1>Host</h1>
      <ConnectButton />
    </main>
  </MooringProvider>,
);
