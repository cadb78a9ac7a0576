import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { startPostgres } from '@mooring/testing/postgres';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type DatabasePlace, openDatabase } from './openDatabase.ts';

const document = readFileSync(new URL('../../../../docs/running.md', import.meta.url), 'utf8');
const account = 'eip155:0:0xaa';
const addresses = {
  before: '0x00000000000000000000000000000000000000AA',
  after: '0x00000000000000000000000000000000000000bb',
} as const;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mooring-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command of the document that begins so, as printed. */
function runPrinted(start: string, environment: NodeJS.ProcessEnv = {}) {
  const from = document.indexOf(start);
  if (from < 0) throw new Error(`The document does not print ${start}`);
  const [command = ''] = document.slice(from).split(/[`\n]/);
  execFileSync('sh', ['-c', command], { cwd: folder, env: { ...process.env, ...environment } });
}

async function addContact(place: DatabasePlace, name: keyof typeof addresses) {
  const database = await openDatabase(place, () => {});
  await database.contacts.add(account, { id: name, name, address: addresses[name], note: '' });
  return database;
}

async function namesIn(place: DatabasePlace) {
  const database = await openDatabase(place, () => {});
  const contacts = await database.contacts.list(account);
  await database.close();
  return contacts.map(({ name }) => name);
}

const hasSqlite = spawnSync('sqlite3', ['--version']).status === 0;
/** Debian's folder of server and clients of one version: `pg_dump` refuses a newer server. */
const [programs] = globSync('/usr/lib/postgresql/*/bin/pg_dump').map(dirname);

it.skipIf(!hasSqlite)('printed commands back up and restore SQLite', async () => {
  const place = { file: join(folder, 'mooring.sqlite') };
  const running = await addContact(place, 'before');
  runPrinted('sqlite3 mooring.sqlite ".backup');
  await running.close();
  await (await addContact(place, 'after')).close();
  runPrinted('cp copy.sqlite');
  expect(await namesIn(place)).toEqual(['before']);
});

it.skipIf(!programs)('printed commands back up and restore PostgreSQL', async () => {
  vi.stubEnv('MOORING_POSTGRES', programs);
  vi.stubEnv('PATH', `${programs}${delimiter}${process.env['PATH']}`);
  const postgres = await startPostgres();
  onTestFinished(async () => {
    await postgres.stop();
    vi.unstubAllEnvs();
  });
  const urls = {
    DATABASE_URL: postgres.url,
    RESTORED_URL: postgres.url.replace(/[^/]*$/, 'mooring_restored'),
  };
  const running = await addContact({ url: urls.DATABASE_URL }, 'before');
  runPrinted('pg_dump --format=custom', urls);
  await running.close();
  await (await addContact({ url: urls.DATABASE_URL }, 'after')).close();
  runPrinted('psql "$DATABASE_URL"', urls);
  runPrinted('pg_restore --exit-on-error', urls);
  expect(await namesIn({ url: urls.RESTORED_URL })).toEqual(['before']);
});
