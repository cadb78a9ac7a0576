import { ConnectButton, MooringProvider } from '@mooring/connect';
import { config } from './config.ts';

export const App = () => (
  <MooringProvider config={config}>
    <ConnectButton label="Come aboard" />
  </MooringProvider>
);
