// The floor for parts beyond viem and wagmi: a manual connection, and one lazy chunk.
import { createConfig, http, injected } from 'wagmi';
import { mainnet } from 'wagmi/chains';

createConfig({
  chains: [mainnet],
  connectors: [injected()],
  transports: { [mainnet.id]: http() },
});
void import('./later.ts').then(({ later }) => later());
