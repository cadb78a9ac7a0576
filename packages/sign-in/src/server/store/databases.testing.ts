import { startPostgres } from '@mooring/testing/postgres';
import { Client } from 'pg';

/** Starts PostgreSQL, and creates databases in it. */
export async function startDatabases() {
  const server = await startPostgres();
  let count = 0;
  return {
    server,
    /** Creates an empty database and returns its URL. */
    async newDatabase(): Promise<string> {
      count += 1;
      await execute(server.url, `CREATE DATABASE test_${count}`);
      return server.url.replace(/[^/]*$/, `test_${count}`);
    },
    /** Empties all tables of a store, which is faster than a new database. */
    empty: (url: string) => execute(url, emptying),
    execute,
  };
}

const emptying = `DO $$ DECLARE name TEXT; BEGIN
  FOR name IN SELECT tablename FROM pg_tables
    WHERE tablename LIKE 'sign_in_%' AND tablename <> 'sign_in_version'
  LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
END $$`;

/** Runs SQL on its own connection. Returns the rows. */
async function execute(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
