// The kit's button with phone wallets, which the peers include.
import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import { pairing } from '@mooring/pairing';
import { createRoot } from 'react-dom/client';
import { arbitrum, base, mainnet, optimism, polygon } from 'wagmi/chains';
import '@mooring/connect/styles.css';

const config = createMooringConfig({
  appName: 'Harbour',
  chains: [mainnet, optimism, base, arbitrum, polygon],
  connectors: [
    pairing({
      projectId: 'measured',
      relayUrl: 'wss://relay.example.org',
      metadata: { name: 'Harbour', description: 'A page', url: location.origin, icons: [] },
    }),
  ],
});

createRoot(document.body).render(
  <MooringProvider config={config}>
    <ConnectButton />
  </MooringProvider>,
);
