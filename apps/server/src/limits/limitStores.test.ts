import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@mooring/devnet/postgres';
import { createMemoryLimits } from '@mooring/rpc-proxy';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPostgresLimits } from './createPostgresLimits.ts';
import { createSqliteLimits } from './createSqliteLimits.ts';
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

describeLimits('limits in memory', async () => {
  const store = createMemoryLimits();
  return [store, store];
});

describeLimits('limits in SQLite, two servers on one file', async () => {
  files += 1;
  const file = join(folder, `${files}.sqlite`);
  return [createSqliteLimits({ file }), createSqliteLimits({ file })];
});

describeLimits('limits in PostgreSQL, two servers on one database', async () => {
  const [first, second] = [newPool(), newPool()];
  const stores = await Promise.all([
    createPostgresLimits({ pool: first }),
    createPostgresLimits({ pool: second }),
  ]);
  await first.query('TRUNCATE rpc_limits');
  return stores;
});

it('comes up on an empty database wherever several servers start at once', async () => {
  await newPool().query('DROP TABLE rpc_limits');
  const opened = Array.from({ length: 4 }, () => createPostgresLimits({ pool: newPool() }));
  await expect(Promise.all(opened)).resolves.toHaveLength(4);
});
