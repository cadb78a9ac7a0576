import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPostgresStore } from '../postgres.ts';
import { startDatabases } from './databases.testing.ts';
import { describeStore } from './describeStore.testing.ts';
import { faultsOf, keepSignIn, keptAccount, openStore } from './openStore.testing.ts';
import type { SignInStore } from './signInStore.ts';

let databases: Awaited<ReturnType<typeof startDatabases>>;
let shared: string;
beforeAll(async () => {
  databases = await startDatabases();
  shared = await databases.newDatabase();
});
afterAll(() => databases.server.stop());

const opened: SignInStore[] = [];
afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())));

/** Store that is closed after the test. */
async function open(url: string): Promise<SignInStore> {
  const store = await openStore(url);
  opened.push(store);
  return store;
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

describeStore('PostgreSQL, two pools on one database', async () => {
  await databases.empty(shared);
  return Promise.all([openStore(shared), openStore(shared)]);
});

test('createPostgresStore keeps answered sign-ins and consumed nonces when PostgreSQL is killed', async () => {
  await databases.empty(shared);
  const stores = [await open(shared), await open(shared)] as const;
  const answered: string[] = [];
  let halfway = () => {};
  const enough = new Promise<void>((resolve) => {
    halfway = resolve;
  });
  /** Signs in until the store fails. Returns the error. */
  async function signInUntilFailure(store: SignInStore, who: string): Promise<unknown> {
    for (let index = 0; ; index += 1) {
      try {
        await keepSignIn(store, `${who} ${index}`);
      } catch (error) {
        return error;
      }
      if (answered.push(`${who} ${index}`) === 100) halfway();
    }
  }
  const load = Promise.all(
    stores.flatMap((store, of) =>
      [0, 1, 2].map((loop) => signInUntilFailure(store, `${of} ${loop}`)),
    ),
  );
  await enough;
  await databases.server.kill();
  for (const error of await load) expect(error).toBeInstanceOf(Error);
  for (const store of stores) await expect(keepSignIn(store, 'in between')).rejects.toThrow();

  await databases.server.restart();
  for (const store of stores)
    expect(await faultsOf(store, answered)).toEqual({ lost: [], back: [] });
  await keepSignIn(stores[0], 'afterwards');
});

test('createPostgresStore reconnects after idle connections are cut', async () => {
  const pool = new Pool({ connectionString: shared });
  const store = await createPostgresStore({ pool });
  const lost = new Promise((resolve) => pool.once('remove', resolve));
  await databases.execute(
    databases.server.url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf(shared)}'`,
  );
  await lost;
  await keepSignIn(store, 'reconnected');
  await pool.end();
});

test('createPostgresStore leaves the host’s pool open when closed', async () => {
  const pool = new Pool({ connectionString: shared });
  await (await createPostgresStore({ pool })).close();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('createPostgresStore creates its tables when several instances start at once', async () => {
  const url = await databases.newDatabase();
  const stores = await Promise.all(Array.from({ length: 8 }, () => open(url)));
  const names = stores.map((_, index) => `${index}`);
  await Promise.all(stores.map((store, index) => keepSignIn(store, `${index}`)));
  for (const store of stores) expect(await faultsOf(store, names)).toEqual({ lost: [], back: [] });
});

test('createPostgresStore throws for a database of a newer version, and does not change it', async () => {
  const url = await databases.newDatabase();
  await (await openStore(url)).close();
  await databases.execute(url, 'INSERT INTO sign_in_version (version) VALUES (99)');
  await expect(openStore(url)).rejects.toThrow(
    /of version 99, .* start the newer release, or restore/,
  );
});

test('createPostgresStore migrates a database of version 1 with its rows', async () => {
  const url = await databases.newDatabase();
  await databases.execute(
    url,
    `CREATE TABLE sign_in_version (version INTEGER PRIMARY KEY, applied_at TIMESTAMPTZ);
     INSERT INTO sign_in_version (version) VALUES (1);
     CREATE TABLE sign_in_nonces (hash TEXT COLLATE "C" PRIMARY KEY, visit_hash TEXT NOT NULL,
       expires_at BIGINT NOT NULL);
     CREATE TABLE sign_in_pending (visit_hash TEXT COLLATE "C" PRIMARY KEY, text TEXT NOT NULL,
       expires_at BIGINT NOT NULL);
     CREATE TABLE sign_in_sessions (id TEXT COLLATE "C" PRIMARY KEY,
       token_hash TEXT COLLATE "C" NOT NULL UNIQUE, account TEXT COLLATE "C" NOT NULL,
       device TEXT NOT NULL, created_at BIGINT NOT NULL, last_seen_at BIGINT NOT NULL,
       idle_expires_at BIGINT NOT NULL, expires_at BIGINT NOT NULL);
     CREATE TABLE sign_in_attempts (key TEXT COLLATE "C" PRIMARY KEY, count BIGINT NOT NULL,
       ends_at BIGINT NOT NULL);
     INSERT INTO sign_in_sessions VALUES ('one', 'one', '${keptAccount}', '', 0, 0,
       9000000000000000, 9000000000000000)`,
  );
  const store = await open(url);
  expect(await faultsOf(store, ['one'])).toEqual({ lost: [], back: [] });
  await keepSignIn(store, 'two');
  expect(await faultsOf(await open(url), ['one', 'two'])).toEqual({ lost: [], back: [] });
});

test('createPostgresStore starts on a current database without the right to create tables', async () => {
  const url = await databases.newDatabase();
  await (await openStore(url)).close();
  await databases.execute(
    url,
    `CREATE ROLE guest LOGIN;
     GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO guest;
     REVOKE CREATE ON SCHEMA public FROM PUBLIC`,
  );
  await keepSignIn(await open(url.replace('postgres@', 'guest@')), 'one');
});

test('createPostgresStore shares a database with other tables', async () => {
  const url = await databases.newDatabase();
  await databases.execute(url, 'CREATE TABLE sessions (id INTEGER); CREATE TABLE nonces ()');
  await keepSignIn(await open(url), 'one');
});

test('createPostgresStore throws for another isolation level', async () => {
  const url = await databases.newDatabase();
  await databases.execute(
    url,
    `ALTER DATABASE ${nameOf(url)} SET default_transaction_isolation = 'serializable'`,
  );
  await expect(openStore(url)).rejects.toThrow(/"serializable".* "read committed" for its role/);
});

test('createPostgresStore rejects for a missing database', async () => {
  await expect(openStore(databases.server.url.replace(/[^/]*$/, 'nowhere'))).rejects.toThrow(
    'nowhere',
  );
});
