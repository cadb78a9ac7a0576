import { getDefaultConfig } from 'connectkit';
import { createConfig, http } from 'wagmi';
import { mainnet, optimism } from 'wagmi/chains';

export const config = createConfig(
  getDefaultConfig({
    appName: 'Harbour',
    appDescription: 'Boats',
    appUrl: 'https://harbour.example',
    appIcon: 'https://harbour.example/boat.png',
    walletConnectProjectId: 'harbour',
    chains: [mainnet, optimism],
    transports: { [mainnet.id]: http(), [optimism.id]: http() },
    coinbaseWalletPreference: 'all',
    enableFamily: false,
  }),
);

declare module 'wagmi' {
  interface Register {
    config: typeof config;
  }
}
