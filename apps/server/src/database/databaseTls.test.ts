import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificate, privateKey } from '../testing/tlsCertificate.testing.ts';
import { queryPostgres } from './openDatabase.ts';

let postgres: Postgres;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-tls-'));
  await writeFile(join(folder, 'authority.pem'), certificate);
  postgres = await startPostgres();
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  for (const [name, text] of [
    ['server.crt', certificate],
    ['server.key', privateKey],
  ] as const) {
    // The server writes its own files, in its folder.
    await admin.query(
      `COPY (SELECT unnest(string_to_array('${text.trim()}', E'\n'))) TO PROGRAM 'umask 077; cat > ${name}'`,
    );
  }
  await admin.query('ALTER SYSTEM SET ssl = on');
  await admin.end();
  await postgres.restart();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Connects with parameters of the URL; returns `true` or `false` for an encrypted connection or not. */
async function isEncrypted(host: string, query: string): Promise<string> {
  const url = postgres.url.replace('127.0.0.1', host) + query;
  return queryPostgres(
    { url, folder },
    'SELECT ssl AS value FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
  );
}

const authority = '&sslrootcert=authority.pem';

it.each([
  ['127.0.0.1', '', 'false'],
  ['127.0.0.1', '?sslmode=disable', 'false'],
  ['127.0.0.1', '?sslmode=require', 'true'],
  ['127.0.0.1', `?sslmode=verify-ca${authority}`, 'true'],
  ['localhost', `?sslmode=verify-full${authority}`, 'true'],
])('queryPostgres at %s%s: encrypted is %s', async (host, query, expected) => {
  expect(await isEncrypted(host, query)).toBe(expected);
});

it.each([
  ['localhost', '?sslmode=verify-full', /self-signed certificate/],
  ['127.0.0.1', `?sslmode=verify-full${authority}`, /not in the cert's list|does not match/],
  ['127.0.0.1', '?sslmode=verify-ca&sslrootcert=none.pem', /ENOENT/],
])('queryPostgres at %s%s refuses the server', async (host, query, reason) => {
  await expect(isEncrypted(host, query)).rejects.toThrow(reason);
});
