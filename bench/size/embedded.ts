// A page inside a Safe, beyond viem and wagmi: the connector, and its lazy chunks.
import { safe } from '@mooring/safe';
import { createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';

createConfig({
  chains: [mainnet],
  connectors: [safe({ allowedOrigins: ['https://app.safe.example'] })],
  transports: { [mainnet.id]: http() },
});
