import { type AppKitNetwork, mainnet, optimism } from '@reown/appkit/networks';
import { createAppKit } from '@reown/appkit/react';
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';
import { http } from 'wagmi';

const projectId = 'harbour';

const metadata = {
  name: 'Harbour',
  description: 'Boats',
  url: 'https://harbour.example',
  icons: ['https://harbour.example/boat.png'],
};

const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, optimism];

export const wagmiAdapter = new WagmiAdapter({
  networks,
  projectId,
  transports: { [mainnet.id]: http(), [optimism.id]: http() },
});

export const config = wagmiAdapter.wagmiConfig;

createAppKit({
  adapters: [wagmiAdapter],
  networks,
  projectId,
  metadata,
  features: { email: false, socials: [] },
});

declare module 'wagmi' {
  interface Register {
    config: typeof wagmiAdapter.wagmiConfig;
  }
}
