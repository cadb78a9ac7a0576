import { ConnectButton, MooringProvider } from '@mooring/connect';
import { config } from './config.ts';

export const App = () => (
  <MooringProvider config={config}>
    <ConnectButton account="address" network="name" balance={{ small: false, large: true }} />
  </MooringProvider>
);
