import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { runFromConfig } from '../index.ts';

/** Server with all its parts, PostgreSQL and a relay among them, and its metrics. */
export async function startMeasured() {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-measured-'));
  const postgres: Postgres = await startPostgres();
  const configFile = join(folder, 'mooring.config.json');
  const upstreams = [{ name: 'first', url: 'http://127.0.0.1:9' }];
  const email = { from: 'harbour@example.org', guardian: true };
  const passkeys = { relay: { networks: [{ id: 1 }] }, email };
  const redirectUris = ['https://git.example/callback'];
  const oidc = { clients: [{ clientId: 'git', name: 'Git', redirectUris }] };
  const publicUrl = 'https://harbour.example';
  const parts = { passkeys, oidc, publicUrl, metrics: { port: 0 } };
  const config = { networks: [{ id: 1, upstreams }], ...parts };
  await writeFile(configFile, JSON.stringify(config));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const server = await runFromConfig({
    ...{ configFile, pageFolder: folder, log() {}, port: 0 },
    environment: {
      ...{ DATABASE_URL: postgres.url, RELAY_KEY: `0x${'11'.repeat(32)}` },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', GUARDIAN_KEY: `0x${'22'.repeat(32)}` },
    },
  });
  return {
    url: server.url,
    origin: publicUrl,
    scrape: async () => (await fetch(server.metricsUrl ?? '')).text(),
    async stop() {
      await server.stop();
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}
