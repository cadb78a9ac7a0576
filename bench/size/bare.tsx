// The floor: a page with React, wagmi and viem that connects a wallet without a kit.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import {
  createConfig,
  http,
  injected,
  useConnect,
  useConnection,
  useDisconnect,
  WagmiProvider,
} from 'wagmi';
import { arbitrum, base, mainnet, optimism, polygon } from 'wagmi/chains';

const config = createConfig({
  chains: [mainnet, optimism, base, arbitrum, polygon],
  connectors: [injected()],
  transports: {
    [mainnet.id]: http(),
    [optimism.id]: http(),
    [base.id]: http(),
    [arbitrum.id]: http(),
    [polygon.id]: http(),
  },
});

function Connect() {
  const { address } = useConnection();
  const { mutate: connect } = useConnect();
  const { mutate: disconnect } = useDisconnect();
  const connector = config.connectors[0];
  return address ? (
    <button type="button" onClick={() => disconnect({})}>
      {address}
    </button>
  ) : (
    <button type="button" onClick={() => connector && connect({ connector })}>
      Connect
    </button>
  );
}

createRoot(document.body).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <Connect />
    </QueryClientProvider>
  </WagmiProvider>,
);
