// With phone wallets, which the peers include.
import { pairing } from '@mooring/pairing';
import { openPage } from './openPage.tsx';

openPage({
  connectors: [
    pairing({
      projectId: 'measured',
      relayUrl: 'wss://relay.example.org',
      metadata: { name: 'Harbour', description: 'A page', url: location.origin, icons: [] },
    }),
  ],
});
