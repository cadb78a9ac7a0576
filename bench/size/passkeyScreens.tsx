// The page with the button, and the screens of accounts without a wallet.
import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import { passkey } from '@mooring/passkey';
import { passkeyScreens } from '@mooring/passkey/react';
import { createRoot } from 'react-dom/client';
import { mainnet } from 'wagmi/chains';
import '@mooring/connect/styles.css';

const config = createMooringConfig({
  appName: 'Size',
  chains: [mainnet],
  connectors: [passkey({ appName: 'Size', screens: passkeyScreens })],
});

createRoot(document.body).render(
  <MooringProvider config={config}>
    <ConnectButton />
  </MooringProvider>,
);
