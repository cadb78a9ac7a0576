import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migrations, StoreDatabase } from '@mooring/sign-in/server/database';
import { openPostgres } from '@mooring/sign-in/server/postgres';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { startPostgres } from '@mooring/testing/postgres';
import { Pool } from 'pg';

/** Empties all tables but those of versions, which is faster than a new database. */
const EMPTYING = `DO $$ DECLARE name TEXT; BEGIN
  FOR name IN SELECT tablename FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT LIKE '%_version'
  LOOP EXECUTE 'DELETE FROM ' || quote_ident(name); END LOOP;
END $$`;

/** Empty databases of SQLite and PostgreSQL, each opened any number of times, as several servers would. */
export async function startDatabases(migrations: readonly Migrations[]) {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-stores-'));
  const postgres = await startPostgres();
  const admin = new Pool({ connectionString: postgres.url });
  const pools = [admin];
  let count = 0;

  return {
    /** Opens a new SQLite file so many times. */
    async file(servers = 2): Promise<readonly StoreDatabase[]> {
      count += 1;
      const file = join(folder, `${count}.sqlite`);
      return Array.from({ length: servers }, () => openSqlite({ file, migrations }));
    },
    /** Opens the PostgreSQL database so many times, emptied. */
    async database(servers = 2): Promise<readonly StoreDatabase[]> {
      const opened = await Promise.all(
        Array.from({ length: servers }, () => {
          const pool = new Pool({ connectionString: postgres.url, max: 5 });
          pools.push(pool);
          return openPostgres({ pool, migrations });
        }),
      );
      await admin.query(EMPTYING);
      return opened;
    },
    async stop() {
      await Promise.all(pools.splice(0).map((pool) => pool.end()));
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export type Databases = Awaited<ReturnType<typeof startDatabases>>;

/** The first two of several databases, each with a store over it. */
export function twoOf<Store>(
  databases: readonly StoreDatabase[],
  createStore: (database: StoreDatabase) => Store,
): readonly [Store, Store] {
  const [one, other] = databases;
  if (!one || !other) throw new Error('There are two.');
  return [createStore(one), createStore(other)];
}
