import { arbitrum, base, mainnet, optimism, polygon } from '@reown/appkit/networks';
import { createAppKit, type SIWXConfig } from '@reown/appkit/react';
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';

const projectId = 'measured';

/** AppKit as in its documentation. */
export function openAppKit(options: { siwx?: SIWXConfig } = {}) {
  const adapter = new WagmiAdapter({
    networks: [mainnet, optimism, base, arbitrum, polygon],
    projectId,
  });
  createAppKit({
    adapters: [adapter],
    networks: [mainnet, optimism, base, arbitrum, polygon],
    projectId,
    metadata: { name: 'Harbour', description: 'A page', url: location.origin, icons: [] },
    ...options,
  });
  return adapter.wagmiConfig;
}
