import './app.css';
import { createMooringConfig, MooringProvider } from '@mooring/connect';
import { pairing } from '@mooring/pairing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { mainnet, optimism } from 'viem/chains';
import { AccountMenu } from './AccountMenu.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';

const appName = 'Harbour';
const config = createMooringConfig({
  appName,
  chains: [mainnet, optimism],
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
      <header className="flex justify-end gap-2 p-4">
        <ConnectDialog />
        <AccountMenu />
      </header>
    </MooringProvider>
  </StrictMode>,
);
