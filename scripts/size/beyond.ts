// The floor for what comes beyond viem and wagmi: a connection by hand, and one chunk fetched later.
import { createConfig, http, injected } from 'wagmi';
import { mainnet } from 'wagmi/chains';

createConfig({
  chains: [mainnet],
  connectors: [injected()],
  transports: { [mainnet.id]: http() },
});
void import('./later.ts').then(({ later }) => later());
