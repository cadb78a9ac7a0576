// The local network behind Vite: the page reloads as its sources change.

import { join } from 'node:path';
import { startLocal } from '@mooring/devnet/local';
import { createServer } from 'vite';
import { root } from './run.ts';

const local = await startLocal({
  pageFolder: null,
  blockTimeSeconds: 2,
  onExit(reason) {
    console.error(reason);
    process.exit(1);
  },
});
process.env['MOORING_SERVER_PORT'] = String(local.server.port);
const vite = await createServer({
  root: join(root, 'apps/web'),
  plugins: [
    {
      name: 'demo-wallet-in-the-page',
      transformIndexHtml: () => [
        { tag: 'script', attrs: { type: 'module', src: '/demo-wallet/wallet.js' } },
      ],
    },
  ],
});
await vite.listen();
vite.printUrls();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    Promise.all([vite.close(), local.stop()]).finally(() => process.exit());
  });
}
