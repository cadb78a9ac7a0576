import { ConnectButton, MooringProvider } from '@mooring/connect';
import { optimism } from 'viem/chains';
import { config } from './config.ts';

export const App = () => (
  <MooringProvider config={config} initialChain={optimism}>
    <ConnectButton network="full" />
  </MooringProvider>
);
