// Phone wallets, beyond viem and wagmi: the connector, and its lazy chunks.
import { pairing } from '@mooring/pairing';
import { createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';

createConfig({
  chains: [mainnet],
  connectors: [
    pairing({
      projectId: '0123456789abcdef0123456789abcdef',
      relayUrl: 'wss://relay.example',
      metadata: { name: 'Size', description: '', url: 'https://size.example', icons: [] },
    }),
  ],
  transports: { [mainnet.id]: http() },
});
