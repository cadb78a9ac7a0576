import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import { arbitrum, base, mainnet, optimism, polygon } from 'wagmi/chains';

export const config = getDefaultConfig({
  appName: 'Harbour',
  projectId: 'measured',
  chains: [mainnet, optimism, base, arbitrum, polygon],
});
