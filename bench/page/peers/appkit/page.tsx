// AppKit as in its documentation; its network dialog is opened by a button of the page.

import { arbitrum, base, mainnet, optimism, polygon } from '@reown/appkit/networks';
import { createAppKit, useAppKit } from '@reown/appkit/react';
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { useAccount, WagmiProvider } from 'wagmi';

const projectId = 'measured';
const adapter = new WagmiAdapter({
  networks: [mainnet, optimism, base, arbitrum, polygon],
  projectId,
});

createAppKit({
  adapters: [adapter],
  networks: [mainnet, optimism, base, arbitrum, polygon],
  projectId,
  metadata: { name: 'Harbour', description: 'A page', url: location.origin, icons: [] },
});
const queryClient = new QueryClient();

function Networks() {
  const { isConnected } = useAccount();
  const { open } = useAppKit();
  return (
    isConnected && (
      <button type="button" id="networks" onClick={() => open({ view: 'Networks' })}>
        Network
      </button>
    )
  );
}

createRoot(document.body).render(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={queryClient}>
      {createElement('appkit-button')}
      <Networks />
    </QueryClientProvider>
  </WagmiProvider>,
);
