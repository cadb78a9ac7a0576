// Accounts without a wallet, beyond viem and wagmi: the connector, and its lazy chunks.
import { passkey, relay } from '@mooring/passkey';
import { createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';

createConfig({
  chains: [mainnet],
  connectors: [passkey({ appName: 'Size', submitter: relay({ url: '/relay' }) })],
  transports: { [mainnet.id]: http() },
});
