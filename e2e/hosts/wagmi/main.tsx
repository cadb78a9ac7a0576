// Application with a wagmi configuration and `<WagmiProvider>` of its own, with nothing said, around the kit.
import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import '@mooring/connect/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { defineChain, http } from 'viem';
import { createConfig, useConnection, useDisconnect, WagmiProvider } from 'wagmi';

interface Network {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: { name: string; symbol: string; decimals: number };
  readonly rpcPath: string;
}

const answer = await fetch('/config.json');
const site: { readonly networks: [Network, ...Network[]] } = await answer.json();
const [{ id, name, nativeCurrency, rpcPath }] = site.networks;
const rpcUrls = { default: { http: [new URL(rpcPath, location.href).href] } };
const chains = [defineChain({ id, name, nativeCurrency, rpcUrls })] as const;
const wagmi = createConfig({ chains, transports: { [id]: http() } });
const mooring = createMooringConfig({ appName: 'Host', chains, wagmi });
const queryClient = new QueryClient();

function Host() {
  const { address } = useConnection();
  const { mutate: disconnect } = useDisconnect();
  return (
    <main>
      <ConnectButton />
      <p>Host knows: {address ?? 'nobody'}</p>
      <button type="button" onClick={() => disconnect()}>
        Host leaves
      </button>
    </main>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(
  <WagmiProvider config={wagmi}>
    <QueryClientProvider client={queryClient}>
      <MooringProvider config={mooring}>
        <Host />
      </MooringProvider>
    </QueryClientProvider>
  </WagmiProvider>,
);
