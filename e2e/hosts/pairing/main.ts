// Application on bare wagmi with the pairing connector only; tests call it through `window.host`.
import { pairing } from '@mooring/pairing';
import { defineChain, http } from 'viem';
import { createConfig } from 'wagmi';

interface Network {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: { name: string; symbol: string; decimals: number };
  readonly rpcPath: string;
}

interface SiteConfig {
  readonly networks: [Network, ...Network[]];
  readonly pairing: { readonly projectId: string; readonly relayUrl: string };
}

const answer = await fetch('/config.json');
const site: SiteConfig = await answer.json();
const [first, ...others] = site.networks.map(({ id, name, nativeCurrency, rpcPath }) =>
  defineChain({
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [new URL(rpcPath, location.href).href] } },
  }),
);
if (!first) throw new Error('The server configures no network.');
const wait = Number(new URLSearchParams(location.search).get('proposalMs'));
const config = createConfig({
  chains: [first, ...others],
  transports: Object.fromEntries([first, ...others].map(({ id }) => [id, http()])),
  connectors: [
    pairing({
      ...site.pairing,
      // The second network was not requested from the phone.
      chains: [first.id],
      metadata: { name: 'Host', description: '', url: location.origin, icons: [] },
      ...(wait > 0 && { timeouts: { proposalMs: wait } }),
    }),
  ],
});
const [connector] = config.connectors;
if (!connector) throw new Error('There is no connector.');
Reflect.set(window, 'host', {
  connector,
  chains: [first, ...others],
  async request(method: string, params: unknown) {
    const provider: unknown = await connector.getProvider();
    return Reflect.get(Object(provider), 'request')({ method, params });
  },
});
