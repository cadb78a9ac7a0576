import { ConnectButton, MooringProvider } from '@mooring/connect';
import { useState } from 'react';
import { config } from './config.ts';

export function App() {
  const [news, setNews] = useState('Nobody yet.');
  return (
    <MooringProvider
      config={config}
      onConnect={({ address, chainId }) => setNews(`${address} came, on ${chainId}.`)}
      onDisconnect={() => setNews('And left.')}
    >
      <ConnectButton />
      <output>{news}</output>
    </MooringProvider>
  );
}
