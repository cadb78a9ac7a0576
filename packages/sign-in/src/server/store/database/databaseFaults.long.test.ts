import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../postgres.ts';
import { openSqlite } from '../../sqlite.ts';
import { createSignInStore } from '../createSignInStore.ts';
import { signInMigrations } from '../migrations.ts';
import { keepSignIn, keptAccount } from '../openStore.testing.ts';
import { StoreUnavailableError } from '../storeUnavailableError.ts';
import { isPostgresUnavailable, isSqliteUnavailable } from './databaseFaults.ts';
import { createBuilder, prepare } from './statement.ts';
import type { StoreDatabase } from './storeDatabase.ts';

const migrations = [signInMigrations];
let folder: string;
let postgres: Postgres;
let pool: Pool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-faults-'));
  postgres = await startPostgres();
  pool = new Pool({ connectionString: postgres.url });
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Statement that is wrong on any database. */
const missing = prepare(() =>
  createBuilder<{ missing: { id: string } }>('sqlite').selectFrom('missing').select('id'),
);
const nonce = { hash: 'nonce', visitHash: 'visit', expiresAt: 2 };

async function expectOwnFaults(database: StoreDatabase) {
  const fault = await database.read(missing({})).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Error);
  expect(fault).not.toBeInstanceOf(StoreUnavailableError);
}

test('SQLite store is unavailable while another process keeps the file, and once closed', async () => {
  const file = join(folder, 'kept.sqlite');
  const database = openSqlite({ file, migrations });
  const store = createSignInStore(database);
  await expectOwnFaults(database);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  await expect(store.addNonce(nonce)).rejects.toThrow(StoreUnavailableError);
  other.exec('ROLLBACK');
  other.close();
  await store.addNonce(nonce);
  await store.close();
  await expect(store.addNonce(nonce)).rejects.toThrow(StoreUnavailableError);
});

test('PostgreSQL store is unavailable while read-only or away, and reads on while read-only', async () => {
  const database = await openPostgres({ pool, migrations });
  const store = createSignInStore(database);
  await keepSignIn(store, 'before');
  await expectOwnFaults(database);
  const now = Date.now() + 120_000;
  const reading = { tokenHash: 'before', now, idleMs: 1_000_000, touchAfterMs: 60_000 };
  await pool.query('ALTER SYSTEM SET default_transaction_read_only = on');
  await pool.query('SELECT pg_reload_conf()');
  await expect
    .poll(() => store.addNonce(nonce).catch((error: unknown) => error))
    .toBeInstanceOf(StoreUnavailableError);
  expect(await store.readSession(reading)).toMatchObject({ account: keptAccount });
  await postgres.kill();
  await expect(store.readSession(reading)).rejects.toThrow(StoreUnavailableError);
  await expect(store.addNonce(nonce)).rejects.toThrow(StoreUnavailableError);
});

test.each([
  ['53100', true],
  ['57P03', true],
  ['25006', true],
  ['ECONNREFUSED', true],
  ['23505', false],
  ['42P01', false],
])('isPostgresUnavailable of an error with code %s is %s', (code, expected) => {
  expect(isPostgresUnavailable(Object.assign(new Error('fault'), { code }))).toBe(expected);
});

test('isSqliteUnavailable is true for a read-only file and a missing one, and false for a wrong statement', () => {
  const file = join(folder, 'written.sqlite');
  new DatabaseSync(file).close();
  const database = new DatabaseSync(file, { readOnly: true });
  const faultOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return isSqliteUnavailable(error);
    }
    return undefined;
  };
  expect(faultOf(() => database.exec('CREATE TABLE a (b)'))).toBe(true);
  expect(faultOf(() => new DatabaseSync(join(folder, 'none', 'file')))).toBe(true);
  expect(faultOf(() => database.exec('SELECT * FROM missing'))).toBe(false);
  database.close();
});
