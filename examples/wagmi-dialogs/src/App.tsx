import {
  createMooringConfig,
  formatAddress,
  MooringProvider,
  useAccountDialog,
  useConnectDialog,
} from '@mooring/connect';
import { pairing } from '@mooring/pairing';
import { safe } from '@mooring/safe';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { mainnet, optimism } from 'viem/chains';
import { createConfig, http, useConnection, WagmiProvider } from 'wagmi';

const appName = 'Only the dialogs';
const chains = [mainnet, optimism] as const;

// The application's own wagmi, as it was before.
const wagmi = createConfig({
  chains,
  transports: { [mainnet.id]: http(), [optimism.id]: http() },
  connectors: [
    pairing({
      projectId: 'example',
      relayUrl: 'wss://relay.example.org',
      metadata: { name: appName, description: '', url: 'https://example.org', icons: [] },
    }),
    safe({ allowedOrigins: ['https://safe.example.org'] }),
  ],
});
const queryClient = new QueryClient();

const mooring = createMooringConfig({ appName, chains, wagmi });

export const App = () => (
  <WagmiProvider config={wagmi} reconnectOnMount={false}>
    <QueryClientProvider client={queryClient}>
      <MooringProvider config={mooring}>
        <OwnButton />
      </MooringProvider>
    </QueryClientProvider>
  </WagmiProvider>
);

/** The application's own button: wagmi says who is connected, a dialog of ours does the rest. */
function OwnButton() {
  const { address } = useConnection();
  const connect = useConnectDialog();
  const account = useAccountDialog();
  return address ? (
    <button type="button" onClick={account.open}>
      {formatAddress(address)}
    </button>
  ) : (
    <button type="button" onClick={connect.open} onPointerEnter={connect.prepare}>
      Log in
    </button>
  );
}
