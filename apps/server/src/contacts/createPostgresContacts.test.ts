import { type Postgres, startPostgres } from '@mooring/devnet/postgres';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { contactMigrations, contactVersions } from './contactMigrations.ts';
import { createPostgresContacts } from './createPostgresContacts.ts';
import { describeContacts } from './describeContacts.testing.ts';

let postgres: Postgres;
let admin: Pool;
let databases = 0;
const pools: Pool[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  admin = new Pool({ connectionString: postgres.url });
});
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())));
afterAll(async () => {
  await admin.end();
  await postgres.stop();
});

/** Connection pools of one empty database, one per server. */
async function openPools(count: number): Promise<Pool[]> {
  databases += 1;
  const name = `contacts_${databases}`;
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const opened = Array.from({ length: count }, () => new Pool({ connectionString: url.href }));
  pools.push(...opened);
  return opened;
}

describeContacts('contacts in PostgreSQL, two servers on one database', async () => {
  const [first, second] = await openPools(2);
  if (!first || !second) throw new Error('There are two');
  return Promise.all([
    createPostgresContacts({ pool: first }),
    createPostgresContacts({ pool: second }),
  ]);
});

it('comes up on an empty database wherever several servers start at once', async () => {
  const stores = await Promise.all(
    (await openPools(4)).map((pool) => createPostgresContacts({ pool })),
  );
  expect(await Promise.all(stores.map((store) => store.list('eip155:0:0xaa')))).toEqual(
    Array(4).fill([]),
  );
});

it('leaves a database of a later version alone, with a sentence', async () => {
  const [pool] = await openPools(1);
  if (!pool) throw new Error('There is one');
  await createPostgresContacts({ pool });
  await pool.query('INSERT INTO contacts_version (version) VALUES (99)');
  await expect(createPostgresContacts({ pool })).rejects.toThrow(
    /of version 99, .* start the newer program/,
  );
});

it('knows the accounts of a database of the first version, and forgets none at once', async () => {
  const [pool] = await openPools(1);
  if (!pool) throw new Error('There is one');
  await pool.query(`${contactVersions}; ${contactMigrations[0]};
    INSERT INTO contacts_version (version) VALUES (1);
    INSERT INTO contacts (id, account, address, name, note)
      VALUES ('one', 'eip155:0:0xaa', '0x${'0'.repeat(40)}', 'Mira', '')`);
  const store = await createPostgresContacts({ pool });
  expect(await store.knows('eip155:0:0xaa')).toBe(true);
  expect(await store.unseen(1_800_000_000_000, 1_800_000_000_000)).toEqual([]);
  expect(await store.list('eip155:0:0xaa')).toHaveLength(1);
});
