// A page inside of a Safe beyond viem and wagmi: the connector, and what it fetches in a frame.
import { safe } from '@mooring/safe';
import { createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';

createConfig({
  chains: [mainnet],
  connectors: [safe({ allowedOrigins: ['https://app.safe.example'] })],
  transports: { [mainnet.id]: http() },
});
