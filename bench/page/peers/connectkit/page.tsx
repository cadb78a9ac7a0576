// ConnectKit as in its documentation; its network dialog is opened by a button of the page.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig, useModal } from 'connectkit';
import { createRoot } from 'react-dom/client';
import { createConfig, http, useAccount, WagmiProvider } from 'wagmi';
import { arbitrum, base, mainnet, optimism, polygon } from 'wagmi/chains';

const config = createConfig(
  getDefaultConfig({
    appName: 'Harbour',
    walletConnectProjectId: 'measured',
    chains: [mainnet, optimism, base, arbitrum, polygon],
    transports: {
      [mainnet.id]: http(),
      [optimism.id]: http(),
      [base.id]: http(),
      [arbitrum.id]: http(),
      [polygon.id]: http(),
    },
  }),
);
const queryClient = new QueryClient();

function Networks() {
  const { isConnected } = useAccount();
  const { openSwitchNetworks } = useModal();
  return (
    isConnected && (
      <button type="button" id="networks" onClick={() => openSwitchNetworks()}>
        Network
      </button>
    )
  );
}

createRoot(document.body).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <ConnectKitProvider>
        <ConnectKitButton />
        <Networks />
      </ConnectKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
);
