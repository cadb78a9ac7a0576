// Serves the gallery: every component of the kit in every state, for development.
//
//   --port N   port to listen on (default: any free port)
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { root } from '../../scripts/run.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  optimizeDeps: { exclude: ['@web3icons/core'] },
  server: { host: '127.0.0.1', port: Number(values.port), fs: { allow: [root] } },
});
await server.listen();
server.printUrls();
