import { Avatar, ConnectButton, MooringProvider, NetworkIcon } from '@mooring/connect';
import { base, mainnet, optimism } from 'viem/chains';
import { config } from './config.ts';

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

export const App = () => (
  <MooringProvider config={config}>
    <ConnectButton account="full" />
    <Avatar address={address} />
    <Avatar address={address} size="medium" />
    <Avatar address={address} size="large" />
    {[mainnet, optimism, base].map((chain) => (
      <span key={chain.id} className="network">
        <NetworkIcon chain={chain} /> {chain.name}
      </span>
    ))}
  </MooringProvider>
);
