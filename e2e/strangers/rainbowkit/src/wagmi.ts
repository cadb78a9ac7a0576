import { getDefaultConfig, type WalletList } from '@rainbow-me/rainbowkit';
import {
  injectedWallet,
  ledgerWallet,
  metaMaskWallet,
  rainbowWallet,
  safeWallet,
} from '@rainbow-me/rainbowkit/wallets';
import type { Config } from 'wagmi';
import { mainnet, optimism } from 'wagmi/chains';
import { agentWallet, isAgentEnabled } from './agentWallet';

const agents = isAgentEnabled() ? [agentWallet] : [];
const known = [injectedWallet, metaMaskWallet, rainbowWallet];
const others: WalletList = [{ groupName: 'Others', wallets: [safeWallet] }];

export const config = getDefaultConfig({
  appName: 'Harbour',
  appDescription: 'Boats',
  projectId: 'harbour',
  chains: [mainnet, optimism],
  wallets: [
    ...(agents.length > 0 ? [{ groupName: 'Test', wallets: agents }] : []),
    { groupName: 'Well known', wallets: [...known, ledgerWallet] },
    ...others,
  ],
}) as Config;

declare module 'wagmi' {
  interface Register {
    config: typeof config;
  }
}
