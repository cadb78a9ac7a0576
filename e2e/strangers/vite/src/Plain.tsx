import { ConnectButton, MooringProvider } from '@mooring/connect';
import { config } from './config.ts';

/** The ten lines of the README, without a query client. */
export const Plain = () => (
  <MooringProvider config={config}>
    <ConnectButton />
  </MooringProvider>
);
