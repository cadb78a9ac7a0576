// better-auth with its wallet plugin as in its documentation: node:sqlite, viem's verifyMessage. Rate
// limits are on, as in production: in memory, the default, or in its database.
import { createServer } from 'node:http';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { betterAuth } from 'better-auth';
import { generateRandomString } from 'better-auth/crypto';
import { getMigrations } from 'better-auth/db/migration';
import { toNodeHandler } from 'better-auth/node';
import { siwe } from 'better-auth/plugins/siwe';
import { isHex, verifyMessage } from 'viem';
import { report } from './report.ts';

const [, , file = ':memory:', limits] = process.argv;
const database = new DatabaseSync(file);
const server = createServer();
server.listen(0, '127.0.0.1', async () => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('Not listening');
  const domain = `127.0.0.1:${address.port}`;
  const options = {
    baseURL: `http://${domain}`,
    secret: 'a secret of the measurement, of enough length',
    database,
    rateLimit: {
      enabled: true,
      storage: limits === 'database' ? ('database' as const) : ('memory' as const),
    },
    telemetry: { enabled: false },
    logger: { level: 'error' as const },
    plugins: [
      siwe({
        domain,
        getNonce: async () => generateRandomString(32, 'a-z', 'A-Z', '0-9'),
        verifyMessage: async ({ message, signature, address: signer }) =>
          isHex(signature) &&
          isHex(signer) &&
          verifyMessage({ address: signer, message, signature }),
      }),
    ],
  };
  await (await getMigrations(options)).runMigrations();
  const handler = toNodeHandler(betterAuth(options));
  server.on('request', (request, response) => void handler(request, response));
  report(
    address.port,
    `SQLite defaults: \`journal_mode\` ${pragma('journal_mode')}, \`synchronous\` ` +
      `${pragma('synchronous')} (2 is FULL), so every write waits for the disk`,
  );
});

function pragma(name: string): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}
