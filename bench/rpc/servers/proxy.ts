// The server as operated: the whole application, limits over SQLite in a file.
import process from 'node:process';
import { createApp, openDatabase, parseConfig, serve } from '@mooring/server';

const [, , id, file = '', ...upstreams] = process.argv;
const log = () => {};
const config = parseConfig({
  networks: [
    {
      id: Number(id),
      name: 'Harbour',
      currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      upstreams,
    },
  ],
  // Measurement clients have their own IP addresses, set as by a proxy.
  proxies: 1,
  limits: { rpcPerMinute: 1_000_000, rpcBytesPerMinute: 2 ** 34 },
});
const database = await openDatabase({ file }, log);
const app = createApp({ config, page: null, database, log });
const { port } = await serve({ app, host: '127.0.0.1', port: 0 });
process.on('message', async (message) => {
  if (message === 'memory') globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({
    rss,
    heapUsed,
    cpuMs: (user + system) / 1000,
    metrics: await app.metrics?.metrics(),
  });
});
process.once('disconnect', () => process.exit(0));
process.send?.({ port });
