import './app.css';
import { createMooringConfig, MooringProvider } from '@mooring/connect';
import { pairing } from '@mooring/pairing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { mainnet } from 'viem/chains';
import { ConnectDialog } from './ConnectDialog.tsx';

const appName = 'Harbour';
const config = createMooringConfig({
  appName,
  chains: [mainnet],
  connectors: [
    pairing({
      projectId: 'example',
      relayUrl: 'wss://relay.example.org',
      metadata: { name: appName, description: '', url: 'https://example.org', icons: [] },
    }),
  ],
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <MooringProvider config={config}>
      <ConnectDialog />
    </MooringProvider>
  </StrictMode>,
);
