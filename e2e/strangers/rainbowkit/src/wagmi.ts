import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import { ledgerWallet, metaMaskWallet, rainbowWallet } from '@rainbow-me/rainbowkit/wallets';
import { mainnet, optimism } from 'wagmi/chains';

export const config = getDefaultConfig({
  appName: 'Harbour',
  appDescription: 'Boats',
  projectId: 'harbour',
  chains: [mainnet, optimism],
  wallets: [{ groupName: 'Well known', wallets: [metaMaskWallet, rainbowWallet, ledgerWallet] }],
});

declare module 'wagmi' {
  interface Register {
    config: typeof config;
  }
}
