import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import {
  injectedWallet,
  ledgerWallet,
  metaMaskWallet,
  rainbowWallet,
  safeWallet,
} from '@rainbow-me/rainbowkit/wallets';
import type { Config } from 'wagmi';
import { mainnet, optimism } from 'wagmi/chains';

const known = [injectedWallet, metaMaskWallet, rainbowWallet];
const others = [{ groupName: 'Others', wallets: [safeWallet] }];

export const config = getDefaultConfig({
  appName: 'Harbour',
  appDescription: 'Boats',
  projectId: 'harbour',
  chains: [mainnet, optimism],
  wallets: [{ groupName: 'Well known', wallets: [...known, ledgerWallet] }, ...others],
}) satisfies Config;

declare module 'wagmi' {
  interface Register {
    config: typeof config;
  }
}
