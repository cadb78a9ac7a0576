import { ConnectButton, MooringProvider } from '@mooring/connect';
import { config } from './config.ts';

export const App = () => (
  <MooringProvider config={config} walletHelp={{ get: false }}>
    <ConnectButton />
  </MooringProvider>
);
