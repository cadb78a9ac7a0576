import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { createSignInStore } from './store/createSignInStore.ts';
import { isSqliteUnavailable, runAvailable } from './store/database/databaseFaults.ts';
import { groupChanges } from './store/database/groupedChanges.ts';
import type { Query, Result, Steps } from './store/database/statement.ts';
import {
  type Migrations,
  migrateTables,
  type StoreDatabase,
} from './store/database/storeDatabase.ts';
import { useWriteAheadLog } from './store/database/useWriteAheadLog.ts';
import { signInMigrations } from './store/migrations.ts';
import type { SignInStore } from './store/signInStore.ts';

/**
 * Creates a store in a SQLite file, creating and migrating the file as needed. Several processes of one
 * machine may share it: a writer waits up to 5 s for another.
 *
 * Sessions and pending sign-ins, and their ends, survive a power cut once resolved: concurrent ones are
 * written in one transaction, which waits for the disk. That covers everything written before too, so a
 * nonce is consumed for good once its session is stored; the rest is written without waiting, and still
 * survives the end of the process.
 *
 * Throws when the file cannot be used, or a later version of this program has written it.
 *
 * @example
 * ```ts
 * import { createSqliteStore } from '@mooring/sign-in/server/sqlite';
 *
 * const store = createSqliteStore({ file: 'sign-in.sqlite' });
 * ```
 */
export function createSqliteStore(options: { file: string | ':memory:' }): SignInStore {
  const file: unknown = options?.file;
  if (typeof file !== 'string') {
    throw new TypeError(
      "The file is missing: write createSqliteStore({ file: 'sign-in.sqlite' }), or ':memory:'",
    );
  }
  return createSignInStore(openSqlite({ file, migrations: [signInMigrations] }));
}

/** Time a writer waits for another, in ms. */
const WRITER_WAIT_MS = 5000;

/**
 * Opens a SQLite file, creating and migrating it as needed. Several processes of one machine may share it: a
 * writer waits up to 5 s for another.
 *
 * Concurrent changes are written in one transaction, which waits for the disk if one of them is lasting;
 * that covers all written before too. The others survive the end of the process.
 *
 * @throws {Error} when the file cannot be used, or a later version of this program has written it.
 *
 * @example
 * ```ts
 * import { signInMigrations } from '@mooring/sign-in/server/database';
 * import { openSqlite } from '@mooring/sign-in/server/sqlite';
 *
 * const database = openSqlite({ file: 'harbour.sqlite', migrations: [signInMigrations] });
 * ```
 */
export function openSqlite({
  file,
  migrations,
}: {
  file: string | ':memory:';
  migrations: readonly Migrations[];
}): StoreDatabase {
  const database = new DatabaseSync(file, { timeout: WRITER_WAIT_MS });
  try {
    useWriteAheadLog(database, WRITER_WAIT_MS);
    migrateAll(database, migrations);
    // WAL checkpoint at 16 MB instead of 4: more changes of a page share one copy.
    database.exec('PRAGMA wal_autocheckpoint = 4000');
    // In KiB: enough to look up tens of thousands of sessions without reading the file.
    database.exec('PRAGMA cache_size = -16384');
    return over(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function over(database: DatabaseSync): StoreDatabase {
  const run = createRun(database);
  const { change, lasting, flush } = groupChanges(database);
  return {
    dialect: 'sqlite',
    read: (query) => runAvailable(isSqliteUnavailable, () => run(query).rows),
    change(query, { isLasting = false } = {}) {
      const write = isLasting ? lasting : change;
      return runAvailable(isSqliteUnavailable, () => write(() => run(query)));
    },
    // No lock: SQLite has one writer at a time.
    transact(_lock, steps, { isLasting = false } = {}) {
      const write = isLasting ? lasting : change;
      return runAvailable(isSqliteUnavailable, () => write(() => runSteps(database, run, steps())));
    },
    async close() {
      flush();
      if (database.isOpen) database.close();
    },
  };
}

type Run = <Row>(query: Query<Row>) => Result<Row>;

function createRun(database: DatabaseSync): Run {
  const statements = new Map<string, StatementSync>();
  return <Row>({ sql, values, returnsRows }: Query<Row>): Result<Row> => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    if (!returnsRows) return { rows: [], count: Number(statement.run(...values).changes) };
    // The builder has typed the columns it named.
    const rows = statement.all(...values) as Row[];
    return { rows, count: rows.length };
  };
}

function runSteps<T>(database: DatabaseSync, run: Run, steps: Steps<T>): T {
  let next = steps.next();
  while (!next.done) {
    if (typeof next.value === 'string') database.exec(next.value);
    next = steps.next(typeof next.value === 'string' ? noRows : run(next.value));
  }
  return next.value;
}

const noRows = { rows: [], count: 0 };

/** Migrates in one transaction: processes that start on one file wait for each other. */
function migrateAll(database: DatabaseSync, migrations: readonly Migrations[]): void {
  const run = createRun(database);
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const each of migrations) runSteps(database, run, migrateTables(each, 'sqlite'));
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
