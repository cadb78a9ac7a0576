import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryLimits } from '@mooring/rpc-proxy';
import { openPostgres } from '@mooring/sign-in/server/postgres';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLimitStore, limitMigrations } from './createLimitStore.ts';
import { describeLimits } from './describeLimits.testing.ts';

let folder = '';
let files = 0;
let postgres: Postgres;
const pools: Pool[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-limits-'));
  postgres = await startPostgres();
});
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())));
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

function newPool(): Pool {
  const pool = new Pool({ connectionString: postgres.url });
  pools.push(pool);
  return pool;
}

const migrations = [limitMigrations];
const openFile = (file: string) => createLimitStore(openSqlite({ file, migrations }));
const openPool = async (pool: Pool) => createLimitStore(await openPostgres({ pool, migrations }));

describeLimits('limits in memory', async () => {
  const store = createMemoryLimits();
  return [store, store];
});

describeLimits('limits in SQLite, two servers on one file', async () => {
  files += 1;
  const file = join(folder, `${files}.sqlite`);
  return [openFile(file), openFile(file)];
});

describeLimits('limits in PostgreSQL, two servers on one database', async () => {
  const [first, second] = [newPool(), newPool()];
  const stores = await Promise.all([openPool(first), openPool(second)]);
  await first.query('TRUNCATE rpc_limits');
  return stores;
});

it('limit store on PostgreSQL creates its tables when several servers start at once', async () => {
  await newPool().query('DROP TABLE rpc_limits; DROP TABLE rpc_limits_version');
  const opened = Array.from({ length: 4 }, () => openPool(newPool()));
  await expect(Promise.all(opened)).resolves.toHaveLength(4);
});
