import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../postgres.ts';
import { openSqlite } from '../../sqlite.ts';
import { startDatabases } from '../databases.testing.ts';
import { createBuilder, type Given, prepare } from './statement.ts';
import type { Migrations, StoreDatabase } from './storeDatabase.ts';

let folder = '';
let databases: Awaited<ReturnType<typeof startDatabases>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-readable-'));
  databases = await startDatabases();
});
afterAll(async () => {
  await databases.server.stop();
  await rm(folder, { recursive: true });
});

const scripts = [
  'CREATE TABLE boats (name TEXT PRIMARY KEY)',
  'ALTER TABLE boats ADD COLUMN harbour TEXT',
  'ALTER TABLE boats RENAME TO ships',
];

/** Migrations of the release whose newest version this is. */
function release(newest: number, readableFrom?: number): Migrations {
  const subject = 'The list of boats';
  const shared = { subject, versionTable: 'boats_version', newest };
  const ofRelease = { ...shared, scripts: (version: number) => scripts.slice(version, newest) };
  return readableFrom === undefined ? ofRelease : { ...ofRelease, readableFrom };
}

const builderFor = ({ dialect }: StoreDatabase) =>
  createBuilder<{ boats: { name: string } }>(dialect);
function add(database: StoreDatabase, name: string) {
  const insert = prepare((given: Given<{ name: string }>) =>
    builderFor(database)
      .insertInto('boats')
      .values({ name: given('name') }),
  );
  return database.change(insert({ name }));
}
async function namesIn(database: StoreDatabase) {
  const all = prepare(() =>
    builderFor(database).selectFrom('boats').select('name').orderBy('name'),
  );
  return (await database.read(all({}))).map(({ name }) => name);
}

type Open = (migrations: Migrations) => Promise<StoreDatabase>;
const withSqlite = (name: string) => async (): Promise<Open> => {
  const file = join(folder, `${name}.sqlite`);
  return async (migrations) => openSqlite({ file, migrations: [migrations] });
};
const withPostgres = async (): Promise<Open> => {
  const url = await databases.newDatabase();
  return async (migrations) => {
    // One pool for each release, as each is a process of its own.
    const pool = new Pool({ connectionString: url, max: 1 });
    try {
      const database = await openPostgres({ pool, migrations: [migrations] });
      return { ...database, close: () => pool.end() };
    } catch (error) {
      await pool.end();
      throw error;
    }
  };
};

describe.each([
  ['SQLite', withSqlite],
  ['PostgreSQL', () => withPostgres],
])('tables of the next release in %s', (_name, place) => {
  it('are used by the release that may read them, before and after a rollback', async () => {
    const open = await place('readable')();
    const before = await open(release(1));
    await add(before, 'Aurora');
    const after = await open(release(2, 1));
    await add(before, 'Borealis');
    const rolledBack = await open(release(1));
    await add(rolledBack, 'Calypso');
    const again = await open(release(2, 1));
    for (const each of [before, after, rolledBack, again]) {
      expect(await namesIn(each)).toEqual(['Aurora', 'Borealis', 'Calypso']);
    }
    for (const each of [before, after, rolledBack, again]) await each.close();
  });

  it('refuse a release that may not read them, and say what to do', async () => {
    const open = await place('refused')();
    await (await open(release(2, 1))).close();
    await (await open(release(3))).close();
    const refusal =
      'The list of boats is of version 3, and this release reads up to version 2: ' +
      'start the newer release, or restore the backup from before the upgrade.';
    await expect(open(release(2))).rejects.toThrow(refusal);
    await (await open(release(3))).close();
  });

  it('refuse a release older than the oldest that may read them', async () => {
    const open = await place('oldest')();
    await (await open(release(3, 2))).close();
    await expect(open(release(1))).rejects.toThrow(
      /of version 3, .* up to version 1: start the newer/,
    );
    await (await open(release(2))).close();
  });
});
