import { ConnectButton, MooringProvider } from '@mooring/connect';
import { config } from './config.ts';

export const App = () => (
  <MooringProvider config={config} dialogSize="compact">
    <ConnectButton />
  </MooringProvider>
);
