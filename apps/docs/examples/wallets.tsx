import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import { network } from './network.ts';

const buoy = {
  id: 'buoy',
  name: 'Buoy',
  accent: '#0b6570',
  homepage: 'https://buoy.example',
  steps: {
    extension: [{ title: 'Install Buoy', description: 'It floats in the corner of your browser.' }],
  },
  learnMoreUrl: 'https://buoy.example/learn',
};

const config = createMooringConfig({
  appName: 'Harbour',
  ...network,
  wallets: [
    { name: 'Ours', wallets: [buoy] },
    { name: 'Well known', wallets: ['metamask', 'rainbow', 'trust'] },
  ],
});

export const App = () => (
  <MooringProvider config={config}>
    <ConnectButton />
  </MooringProvider>
);
