import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import '@mooring/connect/styles.css';
import { mainnet, optimism } from 'viem/chains';

const config = createMooringConfig({ appName: 'My application', chains: [mainnet, optimism] });

export const App = () => (
  <MooringProvider config={config}>
    <ConnectButton />
  </MooringProvider>
);
