import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { afterAll, beforeAll } from 'vitest';
import { type Databases, startDatabases, twoOf } from '../../test/stores.ts';
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
