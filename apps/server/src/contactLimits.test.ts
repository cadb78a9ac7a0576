import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSettledClock, DAY_MS, HOUR_MS } from '@mooring/internal';
import type { LimitStore } from '@mooring/rpc-proxy';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createContactBudgets, createContactExpiry } from './contacts/contactLimits.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createLimitStore, limitMigrations } from './limits/createLimitStore.ts';
import { Browser } from './testing/browser.testing.ts';
import { startApp } from './testing/startApp.testing.ts';

const networks = [{ id: 1, upstreams: ['http://127.0.0.1:9'] }];
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Name ${index}`,
    address: `0x${String(index).padStart(40, '0')}`,
    note: 'n'.repeat(500),
  }));

let app: Awaited<ReturnType<typeof startApp>>;
afterEach(() => app?.stop());

/** Browser at an IP address, signed in with a fresh key. */
async function throwAway(address = '198.51.100.1'): Promise<Browser> {
  const browser = new Browser(app.url, app.url, address);
  await browser.signIn(privateKeyToAccount(generatePrivateKey()), 1);
  return browser;
}
const load = (browser: Browser, contacts: unknown) =>
  browser.send('POST', '/contacts/import', { body: { contacts } });

it('contacts of many accounts at one address are limited in number (429), others are not affected', async () => {
  app = await startApp({ networks, proxies: 1, contacts: { accountsPerDay: 3 } });
  const first = await throwAway();
  expect((await load(first, rows(1))).status).toBe(200);
  for (let count = 1; count < 3; count += 1) {
    expect((await load(await throwAway(), rows(1))).status).toBe(200);
  }
  const refused = await load(await throwAway(), rows(1));
  expect([refused.status, refused.body]).toEqual([429, { error: 'too-many-requests' }]);
  expect(Number(refused.headers.get('retry-after'))).toBe(28_800);
  // Accounts with contacts are not affected, nor are other clients.
  expect((await load(first, rows(2))).status).toBe(200);
  expect((await load(await throwAway('198.51.100.2'), rows(1))).status).toBe(200);
});

it('contacts of one address are limited in bytes, with few accounts too', async () => {
  app = await startApp({ networks, proxies: 1, contacts: { bytesPerDay: 2_097_152 } });
  const browser = await throwAway();
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await load(browser, rows(1_000))).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await load(await throwAway('198.51.100.2'), rows(1_000))).status).toBe(200);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-budgets-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('contact limits are shared by servers on one database', async () => {
  const file = join(folder, 'limits.sqlite');
  const open = () => createLimitStore(openSqlite({ file, migrations: [limitMigrations] }));
  const stores: LimitStore[] = [open(), open()];
  const settings = { bytesPerDay: 2_097_152, accountsPerDay: 2 };
  const [one, other] = stores.map((store) =>
    createContactBudgets({ store, settings, now: () => 5 }),
  );
  const usage = { bytes: 100, contacts: 1, isNewAccount: true };
  await one?.charge('client', usage);
  await other?.charge('client', usage);
  await expect(one?.charge('client', usage)).rejects.toMatchObject({ code: 'too-many-requests' });
  await one?.charge('client', { ...usage, isNewAccount: false });
  await other?.charge('client', { bytes: 2_000_000, contacts: 0, isNewAccount: false });
  await expect(
    one?.charge('client', { bytes: 100_000, contacts: 0, isNewAccount: false }),
  ).rejects.toMatchObject({ code: 'too-many-requests' });
  for (const store of stores) await store.close();
});

const START = 1_800_000_000_000;
const [gone, signedIn, later] = ['eip155:0:0xaa', 'eip155:0:0xbb', 'eip155:0:0xcc'];
const contact = {
  name: 'Mira',
  address: '0x00000000000000000000000000000000000000AA',
  note: '',
} as const;

const closing: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(closing.splice(0).map((one) => one.close())));

/** Database with contacts of two accounts, one of them signed in for long, and its expiry. */
async function open(keepDays: number) {
  const database = await openDatabase('memory', () => {});
  closing.push(database);
  const { contacts: store, signIn: sessions, limits } = database;
  await store.add(gone, { id: 'one', ...contact });
  await store.add(signedIn, { id: 'two', ...contact });
  await sessions.addSession({
    id: 'session',
    tokenHash: 'hash',
    account: signedIn,
    device: '',
    createdAt: START,
    lastSeenAt: START,
    idleExpiresAt: START + 99 * DAY_MS,
    expiresAt: START + 99 * DAY_MS,
  });
  const time = { ms: START, elapsed: 0 };
  const elapsed = () => time.elapsed;
  const clock = createSettledClock({ now: () => time.ms, elapsed });
  const pass = (ms: number) => {
    time.ms += ms;
    time.elapsed += ms;
  };
  pass(HOUR_MS);
  const expire = createContactExpiry({ store, sessions, limits, keepDays, clock, elapsed });
  const left = async () => [(await store.list(gone)).length, (await store.list(signedIn)).length];
  return { expire, left, time, pass, store, clock };
}

it('createContactExpiry removes contacts of inactive accounts without a session', async () => {
  const { expire, left, pass } = await open(10);
  await expire();
  pass(10 * DAY_MS);
  await expire();
  expect(await left()).toEqual([1, 1]);
  pass(DAY_MS);
  await expire();
  expect(await left()).toEqual([0, 1]);
});

it('createContactExpiry counts from the last read or change', async () => {
  const { expire, left, time, pass, store } = await open(10);
  await expire();
  pass(9 * DAY_MS);
  await store.see(gone, time.ms);
  pass(9 * DAY_MS);
  await expire();
  expect(await left()).toEqual([1, 1]);
});

it('createContactExpiry runs once an hour', async () => {
  const { expire, left, pass } = await open(1);
  await expire();
  pass(2 * DAY_MS);
  await Promise.all([expire(), expire()]);
  expect(await left()).toEqual([0, 1]);
});

it('createContactExpiry keeps contacts with a limit of 0 days', async () => {
  const { expire, left, pass } = await open(0);
  for (let years = 0; years < 9; years += 1) {
    pass(365 * DAY_MS);
    await expire();
  }
  expect(await left()).toEqual([1, 1]);
});

it.each([500, -500])(
  'createContactExpiry removes nothing when the clock is %d days off for one request',
  async (days) => {
    const { expire, left, time, pass, store, clock } = await open(400);
    await expire();
    pass(HOUR_MS);
    time.ms += days * DAY_MS;
    // A person comes back meanwhile, and another adds a first contact.
    await store.see(gone, clock.now());
    await store.add(later, { id: 'three', ...contact });
    await store.see(later, clock.now());
    await expire();
    time.ms -= days * DAY_MS;
    for (let hours = 0; hours < 3; hours += 1) {
      await expire();
      pass(HOUR_MS);
    }
    expect(await left()).toEqual([1, 1]);
    expect(await store.list(later)).toHaveLength(1);
    pass(401 * DAY_MS);
    await expire();
    expect(await left()).toEqual([0, 0]);
  },
);
