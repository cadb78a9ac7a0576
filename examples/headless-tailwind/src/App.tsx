import { createMooringConfig, MooringProvider } from '@mooring/connect';
import { pairing } from '@mooring/pairing';
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

/** The application: its header alone. */
export const App = () => (
  <MooringProvider config={config}>
    <header className="flex justify-end gap-2 p-4">
      <ConnectDialog />
      <AccountMenu />
    </header>
  </MooringProvider>
);
