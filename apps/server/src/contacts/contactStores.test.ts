import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPostgres } from '@mooring/sign-in/server/postgres';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contactMigrations } from './contactStatements.ts';
import type { ContactStore } from './contactStore.ts';
import { createContactStore } from './createContactStore.ts';
import { describeContacts } from './describeContacts.testing.ts';

const migrations = [contactMigrations];

let folder = '';
let postgres: Postgres;
let admin: Pool;
let places = 0;
const pools: Pool[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-contacts-'));
  postgres = await startPostgres();
  admin = new Pool({ connectionString: postgres.url });
});
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())));
afterAll(async () => {
  await admin.end();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Empty database: opens a store as another server would, and runs SQL. */
interface Place {
  open(): Promise<ContactStore>;
  execute(sql: string): Promise<unknown>;
}

async function newFile(): Promise<Place> {
  places += 1;
  const file = join(folder, `${places}.sqlite`);
  return {
    open: async () => createContactStore(openSqlite({ file, migrations })),
    async execute(sql) {
      const database = new DatabaseSync(file);
      database.exec(sql);
      database.close();
    },
  };
}

async function newDatabase(): Promise<Place> {
  places += 1;
  await admin.query(`CREATE DATABASE contacts_${places}`);
  const url = new URL(postgres.url);
  url.pathname = `/contacts_${places}`;
  const newPool = () => {
    const pool = new Pool({ connectionString: url.href });
    pools.push(pool);
    return pool;
  };
  return {
    open: async () => createContactStore(await openPostgres({ pool: newPool(), migrations })),
    execute: (sql) => newPool().query(sql),
  };
}

describe.each<[string, () => Promise<Place>]>([
  ['SQLite', newFile],
  ['PostgreSQL', newDatabase],
])('createContactStore on %s', (_name, newPlace) => {
  describeContacts('two servers on one database', async () => {
    const { open } = await newPlace();
    return Promise.all([open(), open()]);
  });

  it('creates its tables when several servers start at once', async () => {
    const { open } = await newPlace();
    const stores = await Promise.all([open(), open(), open(), open()]);
    const lists = await Promise.all(stores.map((store) => store.list('eip155:0:0xaa')));
    expect(lists).toEqual([[], [], [], []]);
    for (const store of stores) await store.close();
  });

  it('throws for a database of a newer version, and does not change it', async () => {
    const { open, execute } = await newPlace();
    await (await open()).close();
    await execute('INSERT INTO contacts_version (version) VALUES (99)');
    await expect(open()).rejects.toThrow(/of version 99, .* start the newer release, or restore/);
  });

  it('keeps the accounts of version 1, which do not expire immediately', async () => {
    const { open, execute } = await newPlace();
    await execute(`CREATE TABLE contacts_version (version INTEGER PRIMARY KEY);
      INSERT INTO contacts_version (version) VALUES (1);
      ${contactMigrations.scripts(0, 'sqlite')[0]};
      INSERT INTO contacts (id, account, address, name, note)
        VALUES ('one', 'eip155:0:0xaa', '0x${'0'.repeat(40)}', 'Mira', '')`);
    const store = await open();
    expect(await store.knows('eip155:0:0xaa')).toBe(true);
    expect(await store.unseen(1_800_000_000_000, 1_800_000_000_000)).toEqual([]);
    expect(await store.list('eip155:0:0xaa')).toHaveLength(1);
    await store.close();
  });
});

describeContacts('contacts in memory', async () => {
  const store = createContactStore(openSqlite({ file: ':memory:', migrations }));
  return [store, store];
});

it('createContactStore throws once closed', async () => {
  const store = createContactStore(openSqlite({ file: ':memory:', migrations }));
  await store.close();
  await store.close();
  await expect(store.check()).rejects.toThrow();
});
