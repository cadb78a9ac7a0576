// The server as operated: the whole application, sign-in over SQLite in a file.
import process from 'node:process';
import { createApp, openDatabase, parseConfig, serve } from '@mooring/server';
import { report } from './report.ts';

const [, , file = 'mooring.sqlite'] = process.argv;
const log = () => {};
const config = parseConfig({
  networks: [{ id: 1, upstreams: ['http://127.0.0.1:9'] }],
  signIn: { statement: 'Sign in to Harbour.' },
  // Measurement visitors have their own IP addresses, set as by a proxy.
  proxies: 1,
});
const database = await openDatabase(file === ':memory:' ? 'memory' : { file }, log);
const app = createApp({ config, page: null, database, log });
const { port } = await serve({ app, host: '127.0.0.1', port: 0, replacesGlobals: true });
report(
  port,
  'write-ahead log; a session is answered once it and all earlier writes are on disk (one transaction with ' +
    '`synchronous` FULL for concurrent requests); nonces and counters do not wait for the disk',
);
