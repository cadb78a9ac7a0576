import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import { mainnet, optimism } from 'viem/chains';

const config = createMooringConfig({
  appName: 'Stranger',
  chains: [mainnet, optimism],
  ssr: true,
});

export default function Home() {
  return (
    <MooringProvider config={config}>
      <ConnectButton />
    </MooringProvider>
  );
}
