import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migrations, StoreDatabase } from '@mooring/sign-in/server/database';
import { openPostgres } from '@mooring/sign-in/server/postgres';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { startPostgres } from '@mooring/testing/postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Databases, startDatabases, twoOf } from '../testing/stores.testing.ts';
import { createRelayStore } from './createRelayStore.ts';
import { describeRelayStore } from './describeRelayStore.testing.ts';
import { relayMigrations } from './relayStatements.ts';

const migrations = [relayMigrations];
let databases: Databases;
beforeAll(async () => {
  databases = await startDatabases(migrations);
});
afterAll(() => databases.stop());

describeRelayStore('relayed transactions in SQLite, two servers on one file', async () =>
  twoOf(await databases.file(), createRelayStore),
);
describeRelayStore('relayed transactions in PostgreSQL, two servers on one database', async () =>
  twoOf(await databases.database(), createRelayStore),
);
describeRelayStore('relayed transactions in memory', async () => {
  const store = createRelayStore(openSqlite({ file: ':memory:', migrations }));
  return [store, store];
});

/** Columns of each version, beside those of the ones before. */
const columns = [
  {
    ...{ id: 'old', sender: '0xaa', chain_id: 1, nonce: 4, submission: '0x01', account: '0xbb' },
    ...{ target: `0x${'cc'.repeat(20)}`, data: '0xdd', gas: 50_000, charged: 40_000 },
    ...{ fee: '3000000000', tip: '7', hashes: '0x11 0x22', outcome: 'open' },
    ...{ created_at: 10, priced_at: 20, due_at: 30 },
  },
  { safe_nonce: 9 },
  { client: '10.0.0.1' },
];

/** The migrations as a release of that version had them. */
function upTo(newest: number): Migrations {
  const scripts: Migrations['scripts'] = (version, dialect) =>
    relayMigrations.scripts(version, dialect).slice(0, Math.max(0, newest - version));
  return { ...relayMigrations, newest, scripts };
}

describe.each([1, 2, 3])('relay tables of version %i', (version) => {
  const row = Object.assign({}, ...columns.slice(0, version)) as Record<string, string | number>;
  const written = Object.values(row).map((value) =>
    typeof value === 'string' ? `'${value}'` : value,
  );
  const insert = `INSERT INTO relay_transactions (${Object.keys(row)}) VALUES (${written})`;

  async function bring(open: (one: Migrations) => Promise<StoreDatabase>): Promise<void> {
    const before = await open(upTo(version));
    await before.transact('fill', function* () {
      yield insert;
    });
    await before.close();
    const database = await open(relayMigrations);
    const store = createRelayStore(database);
    const [open1, ...rest] = await store.open('0xaa');
    expect(rest).toEqual([]);
    expect(open1).toMatchObject({
      ...{ id: 'old', nonce: 4, account: '0xbb', gas: 50_000, fee: 3_000_000_000n, dataFee: 0n },
      ...{ hashes: ['0x11', '0x22'], createdAt: 10, pricedAt: 20, dueAt: 30 },
    });
    // Its greatest cost counts against the wei of its day.
    expect(await store.spent(1, '0xbb', 11)).toEqual({
      ...{ account: 40_000, all: 40_000, cost: 120_000_000_000_000n },
    });
    await store.close();
  }

  it('are migrated in SQLite with their rows', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mooring-relay-'));
    const file = join(folder, 'old.sqlite');
    await bring(async (one) => openSqlite({ file, migrations: [one] }));
    await rm(folder, { recursive: true });
  });

  it('are migrated in PostgreSQL with their rows', { tags: ['long'] }, async () => {
    const postgres = await startPostgres();
    await bring(async (one) => {
      const pool = new Pool({ connectionString: postgres.url });
      const database = await openPostgres({ pool, migrations: [one] });
      return { ...database, close: () => pool.end() };
    });
    await postgres.stop();
  });
});
