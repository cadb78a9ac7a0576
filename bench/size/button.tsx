// The bare page with the kit's button.
import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import { createRoot } from 'react-dom/client';
import { arbitrum, base, mainnet, optimism, polygon } from 'wagmi/chains';
import '@mooring/connect/styles.css';

const config = createMooringConfig({
  appName: 'Size',
  chains: [mainnet, optimism, base, arbitrum, polygon],
});

createRoot(document.body).render(
  <MooringProvider config={config}>
    <ConnectButton />
  </MooringProvider>,
);
