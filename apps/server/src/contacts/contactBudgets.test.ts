import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LimitStore } from '@mooring/rpc-proxy';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { startApp } from '../../test/startApp.ts';
import { createLimitStore, limitMigrations } from '../limits/createLimitStore.ts';
import { createContactBudgets } from './contactBudgets.ts';

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

it('throw-away keys of one address fill no disk, and take nothing from another', async () => {
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

it('the bytes of one address are bounded, however few its accounts', async () => {
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

it('servers on one database count together', async () => {
  const file = join(folder, 'limits.sqlite');
  const open = () => createLimitStore(openSqlite({ file, migrations: [limitMigrations] }));
  const stores: LimitStore[] = [open(), open()];
  const settings = { bytesPerDay: 2_097_152, accountsPerDay: 2 };
  const [one, other] = stores.map((store) =>
    createContactBudgets({ store, settings, now: () => 5 }),
  );
  const kept = { bytes: 100, contacts: 1, isNewAccount: true };
  await one?.demand('client', kept);
  await other?.demand('client', kept);
  await expect(one?.demand('client', kept)).rejects.toMatchObject({ code: 'too-many-requests' });
  await one?.demand('client', { ...kept, isNewAccount: false });
  await other?.demand('client', { bytes: 2_000_000, contacts: 0, isNewAccount: false });
  await expect(
    one?.demand('client', { bytes: 100_000, contacts: 0, isNewAccount: false }),
  ).rejects.toMatchObject({ code: 'too-many-requests' });
  for (const store of stores) await store.close();
});
