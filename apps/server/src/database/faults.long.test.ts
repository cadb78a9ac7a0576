import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { honest, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import { Client } from 'pg';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Browser } from '../testing/browser.testing.ts';
import { mountDisk, type SmallDisk } from '../testing/mountDisk.testing.ts';
import { type ServerProcess, startProcess } from '../testing/startProcess.testing.ts';
import { openDatabase } from './openDatabase.ts';

// The program beside a database that is away, read-only or full.

const LONGEST_MS = 180_000;
const patience = { timeout: 60_000, interval: 250 };
const network = honest(({ method }) => ({ result: method === 'eth_chainId' ? '0x1' : '0x10' }));

let folder: string;
let upstream: TestUpstream;
let server: ServerProcess | undefined;
const ends: (() => unknown)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-faults-'));
  upstream = await startUpstream(network);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  for (const end of ends.splice(0).toReversed()) await end();
  await upstream.stop();
  await rm(folder, { recursive: true });
});

async function start(database: string | undefined, environment: Record<string, string> = {}) {
  await mkdir(join(folder, 'page'));
  await writeFile(join(folder, 'page/index.html'), '<!doctype html>');
  const networks = [{ id: 1, upstreams: [upstream.url] }];
  const config = { networks, contacts: { bytesPerDay: 0, accountsPerDay: 0 }, database };
  await writeFile(join(folder, 'mooring.config.json'), JSON.stringify(config));
  server = await startProcess(folder, environment);
}

async function startOn(postgres: Postgres): Promise<void> {
  ends.push(() => postgres.stop());
  await start(undefined, { DATABASE_URL: postgres.url });
}

function mount(megabytes: number, skip: (why: string) => never): SmallDisk {
  const disk = mountDisk(megabytes) ?? skip('this user may not mount a disk');
  ends.push(() => disk.unmount());
  return disk;
}

/** Browser that is signed in, with a contact. */
async function visit(): Promise<Browser> {
  const browser = new Browser(url());
  await browser.signIn(privateKeyToAccount(generatePrivateKey()), 1);
  const contact = { name: 'Mira', address: `0x${'1'.repeat(40)}` };
  expect((await browser.send('POST', '/contacts', { body: contact })).status).toBe(201);
  return browser;
}

const url = () => server?.url ?? '';
const logged = () => server?.logged ?? [];
const statusOf = async (path: string) => (await fetch(`${url()}${path}`)).status;
const signInStatus = async () =>
  (await new Browser(url()).send('POST', '/auth/nonce', { body: {} })).status;

/** Many contacts, which need space on the disk. */
function addMany(browser: Browser) {
  const contacts = Array.from({ length: 900 }, (_, index) => ({
    name: `Name ${index}`,
    address: `0x${String(index).padStart(40, '0')}`,
    note: 'n'.repeat(500),
  }));
  return browser.send('POST', '/contacts/import', { body: { contacts } });
}

/** Checks what a server does without its database. */
async function expectFault(browser: Browser) {
  await expect.poll(() => statusOf('/readyz'), patience).toBe(503);
  const refused = await new Browser(url()).send('POST', '/auth/nonce', { body: {} });
  expect([refused.status, refused.body]).toEqual([503, { error: 'store-unavailable' }]);
  expect(refused.headers.get('retry-after')).toBe('5');
  const changed = await browser.send('POST', '/contacts', { body: {} });
  expect([changed.status, changed.headers.get('retry-after')]).toEqual([503, '5']);
  await expectPageAndNetwork();
}

async function expectPageAndNetwork() {
  for (const path of ['/', '/config.json', '/livez']) expect(await statusOf(path)).toBe(200);
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_gasPrice' };
  for (let count = 0; count < 5; count += 1) {
    const { status } = await new Browser(url()).send('POST', '/rpc/1', { body: call });
    expect(status).toBe(200);
  }
}

/** Checks that a server works again, and that nothing is lost. */
async function expectRecovery(browser: Browser) {
  await expect.poll(() => statusOf('/readyz'), patience).toBe(200);
  await expect.poll(signInStatus, patience).toBe(200);
  expect((await browser.send('GET', '/auth/session')).body.session).not.toBeNull();
  const { body } = await browser.send('GET', '/contacts');
  expect(body.contacts).toContainEqual(expect.objectContaining({ name: 'Mira' }));
  const statuses = logged().flatMap(({ status }) => status ?? []);
  expect(statuses.filter((status) => status === 500)).toEqual([]);
}

/** Causes that were logged, without repetitions of one failure. */
const causes = () => logged().filter(({ message }) => /^database takes no/.test(message));

it(
  'PostgreSQL that stops: 503, and nothing is lost',
  async () => {
    const postgres = await startPostgres();
    await startOn(postgres);
    const browser = await visit();
    await postgres.kill();
    await expectFault(browser);
    expect((await browser.send('GET', '/auth/session')).status).toBe(503);
    await postgres.restart();
    await expectRecovery(browser);
    expect(causes().length).toBeLessThanOrEqual(2);
    expect(causes()[0]?.reason).toMatch(/terminat|ECONNREFUSED/);
  },
  LONGEST_MS,
);

it(
  'PostgreSQL that is read-only: 503 for changes, and reads work',
  async () => {
    const postgres = await startPostgres();
    await startOn(postgres);
    const browser = await visit();
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    ends.push(() => admin.end());
    const setReadOnly = async (isReadOnly: 'on' | 'off') => {
      await admin.query('SET default_transaction_read_only = off');
      await admin.query(`ALTER SYSTEM SET default_transaction_read_only = ${isReadOnly}`);
      await admin.query('SELECT pg_reload_conf()');
    };
    await setReadOnly('on');
    await expectFault(browser);
    expect((await browser.send('GET', '/auth/session')).body.session).not.toBeNull();
    expect((await browser.send('GET', '/contacts')).status).toBe(200);
    await setReadOnly('off');
    await expectRecovery(browser);
    expect(causes()).toMatchObject([{ reason: expect.stringContaining('read-only') }]);
  },
  LONGEST_MS,
);

it(
  'PostgreSQL on a full disk: 503, and nothing is lost',
  async ({ skip }) => {
    const disk = mount(150, skip);
    vi.stubEnv('TMPDIR', disk.folder);
    const postgres = await startPostgres();
    vi.unstubAllEnvs();
    await startOn(postgres);
    const browser = await visit();
    disk.fill();
    const other = await visit();
    // Changes that fit into the pages of their tables still succeed.
    await expect.poll(async () => (await addMany(other)).status, patience).toBe(503);
    await expectPageAndNetwork();
    disk.free();
    await postgres.restart();
    await expectRecovery(browser);
    expect((await addMany(other)).status).toBe(200);
  },
  LONGEST_MS,
);

it(
  'SQLite on a full disk: 503 for changes, and nothing is lost',
  async ({ skip }) => {
    const disk = mount(8, skip);
    await start(join(disk.folder, 'mooring.sqlite'));
    const browser = await visit();
    disk.fill();
    await expect.poll(async () => (await addMany(browser)).status, patience).toBe(503);
    await expectFault(browser);
    expect((await browser.send('GET', '/auth/session')).body.session).not.toBeNull();
    expect((await browser.send('GET', '/contacts')).status).toBe(200);
    disk.free();
    await expectRecovery(browser);
    expect((await addMany(browser)).status).toBe(200);
    expect(causes()[0]?.reason).toMatch(/full/);
  },
  LONGEST_MS,
);

it('SQLite on a read-only disk is reported at the start', async ({ skip }) => {
  const disk = mount(8, skip);
  const file = join(disk.folder, 'mooring.sqlite');
  await (await openDatabase({ file }, () => {})).close();
  disk.setReadOnly(true);
  await expect(openDatabase({ file }, () => {})).rejects.toThrow(
    /^The database mooring\.sqlite cannot be used: .*Check that its folder exists and is writable/,
  );
});
