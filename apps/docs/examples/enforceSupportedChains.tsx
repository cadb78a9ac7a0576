import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import { optimism } from 'viem/chains';
import { network } from './network.ts';

// The wallet comes on Ethereum.
const config = createMooringConfig({ appName: 'Harbour', ...network, chains: [optimism] });

export const App = () => (
  <MooringProvider config={config} enforceSupportedChains>
    <ConnectButton />
  </MooringProvider>
);
