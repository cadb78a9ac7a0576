import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Migrations } from '@mooring/sign-in/server/database';
import { openPostgres } from '@mooring/sign-in/server/postgres';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { startPostgres } from '@mooring/testing/postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Databases, startDatabases, twoOf } from '../testing/stores.testing.ts';
import { createPasskeyStore, passkeyMigrations } from './createPasskeyStore.ts';
import { MOST_KEYS, MOST_PASSKEYS, type PasskeyStore, type StoredPasskey } from './passkeyStore.ts';

const migrations = [passkeyMigrations];
let databases: Databases;
beforeAll(async () => {
  databases = await startDatabases(migrations);
});
afterAll(() => databases.stop());

const address = '0x00000000000000000000000000000000000000aa';
const other = '0x00000000000000000000000000000000000000bb';
const mira: StoredPasskey = {
  id: 'AQIDBA',
  publicKey: { x: `0x${'12'.repeat(32)}`, y: `0x${'34'.repeat(32)}` },
  address,
  isFirst: true,
};

describe.each<[string, () => Promise<readonly [PasskeyStore, PasskeyStore]>]>([
  ['SQLite', async () => twoOf(await databases.file(), createPasskeyStore)],
  ['PostgreSQL', async () => twoOf(await databases.database(), createPasskeyStore)],
  [
    'memory',
    async () => {
      const store = createPasskeyStore(openSqlite({ file: ':memory:', migrations }));
      return [store, store];
    },
  ],
])('createPasskeyStore on %s', (_name, open) => {
  it('returns what was stored, and can store it again', async () => {
    const [store, another] = await open();
    expect(await store.find(mira.id)).toEqual([]);
    expect(await store.put(mira)).toBe('stored');
    expect(await another.put(mira)).toBe('stored');
    expect(await another.find(mira.id)).toEqual([mira]);
  });

  it('knows the accounts of stored passkeys', async () => {
    const [store, another] = await open();
    await store.put(mira);
    expect(await another.hasAccount(address)).toBe(true);
    expect(await another.hasAccount(other)).toBe(false);
  });

  it('stores several keys for one credential id', async () => {
    const [store, another] = await open();
    const claimed = {
      ...mira,
      publicKey: { ...mira.publicKey, y: `0x${'56'.repeat(32)}` },
    } as const;
    const foreign = { ...claimed, address: other } as const;
    const outcomes = await Promise.all([store.put(foreign), another.put(mira)]);
    expect(outcomes).toEqual(['stored', 'stored']);
    const found = await store.find(mira.id);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([mira, foreign]));
    expect(await store.count(foreign, 7)).toBe(true);
    expect(await store.count(mira, 3)).toBe(true);
  });

  it('keeps the first account of a key', async () => {
    const [store, another] = await open();
    await store.put(mira);
    expect(await another.put({ ...mira, address: other, isFirst: false })).toBe('stored');
    expect(await store.find(mira.id)).toEqual([mira]);
  });

  it('limits the keys of a credential id', async () => {
    const [store] = await open();
    const outcomes = [];
    for (let index = 0; index <= MOST_KEYS; index += 1) {
      const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}` as const;
      const place = `0x${word(index).slice(-40)}` as const;
      const publicKey = { x: word(index), y: word(1) };
      outcomes.push(await store.put({ ...mira, publicKey, address: place }));
    }
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(1);
    expect(await store.find(mira.id)).toHaveLength(MOST_KEYS);
  });

  it('stores only rising counters; none for passkeys without one', async () => {
    const [store, another] = await open();
    await store.put(mira);
    const counted = [];
    for (const counter of [0, 0, 3, 3, 2, 0, 4, 4_294_967_295])
      counted.push(await (counter % 2 ? another : store).count(mira, counter));
    expect(counted).toEqual([true, true, true, false, false, false, true, true]);
    expect(await store.count({ ...mira, id: 'unknown' }, 9)).toBe(false);
  });

  it('limits the passkeys of an account', async () => {
    const [store, another] = await open();
    const outcomes = await Promise.all(
      Array.from({ length: MOST_PASSKEYS + 2 }, (_, index) =>
        (index % 2 ? store : another).put({ ...mira, id: `id-${index}` }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(2);
    expect(await store.put({ ...mira, id: 'other', address: other })).toBe('stored');
  });
});

/** The first version of the table: one row for an id, of whatever key and account came first. */
const firstVersion: Migrations = {
  ...passkeyMigrations,
  newest: 1,
  scripts: (version, dialect) => passkeyMigrations.scripts(version, dialect).slice(0, 1 - version),
};

/** A first passkey, and another owner on the word of its account alone. */
const filled = [
  `INSERT INTO passkeys (id, x, y, address, is_first, counter)
     VALUES ('AQIDBA', '${mira.publicKey.x}', '${mira.publicKey.y}', '${address}', 1, 7)`,
  `INSERT INTO passkeys (id, x, y, address, is_first)
     VALUES ('BQYHCA', '${mira.publicKey.y}', '${mira.publicKey.x}', '${other}', 0)`,
];

async function expectBrought(store: PasskeyStore) {
  expect([await store.find(mira.id), await store.find('BQYHCA')]).toEqual([[mira], []]);
  expect([await store.count(mira, 7), await store.count(mira, 8)]).toEqual([false, true]);
  expect(await store.put({ ...mira, id: 'BQYHCA' })).toBe('stored');
  await store.close();
}

describe('passkey tables of version 1', () => {
  it('are migrated in SQLite, without owners that have not signed', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'mooring-passkeys-')), 'old.sqlite');
    await openSqlite({ file, migrations: [firstVersion] }).close();
    const old = new DatabaseSync(file);
    for (const row of filled) old.exec(row);
    old.close();
    const open = () => createPasskeyStore(openSqlite({ file, migrations }));
    await expectBrought(open());
    const again = open();
    expect(await again.find(mira.id)).toHaveLength(1);
    await again.close();
    await rm(dirname(file), { recursive: true });
  });

  it('are migrated in PostgreSQL once, when two servers start at the same time', {
    tags: ['long'],
  }, async () => {
    const postgres = await startPostgres();
    const pools = [0, 1, 2].map(() => new Pool({ connectionString: postgres.url, max: 2 }));
    const [first, ...servers] = pools;
    if (!first) throw new Error('There are three.');
    await openPostgres({ pool: first, migrations: [firstVersion] });
    for (const row of filled) await first.query(row);
    const opened = servers.map((pool) => openPostgres({ pool, migrations }));
    const [store, another] = (await Promise.all(opened)).map(createPasskeyStore);
    expect(await another?.find(mira.id)).toEqual([mira]);
    if (store) await expectBrought(store);
    await Promise.all(pools.map((pool) => pool.end().catch(() => {})));
    await postgres.stop();
  });
});
