import { readField } from '@mooring/internal';
import type { Dialect, Query, Result, Steps } from './statement.ts';

/** Durability of a change: true when it must survive a power cut once resolved, not only the process. */
export interface Durability {
  readonly isLasting?: boolean;
}

/**
 * Database under the stores. Every method rejects when the database fails. PostgreSQL takes every change
 * for a lasting one, unless configured otherwise (`synchronous_commit`).
 */
export interface StoreDatabase {
  readonly dialect: Dialect;
  read<Row>(query: Query<Row>): Promise<readonly Row[]>;
  /** Runs one statement, in a separate transaction. */
  change<Row>(query: Query<Row>, durability?: Durability): Promise<Result<Row>>;
  /**
   * Runs steps in one transaction; those of one lock wait for each other, on any server. The steps may run
   * twice, and must do nothing else.
   */
  transact<T>(lock: string, steps: () => Steps<T>, durability?: Durability): Promise<T>;
  close(): Promise<void>;
}

/** Versions of a set of tables, in the order they appeared. */
export interface Migrations {
  /** Tables, in errors: `The sign-in database`. */
  readonly subject: string;
  /** Table of the applied versions. */
  readonly versionTable: string;
  readonly newest: number;
  /**
   * Oldest version whose programs read and write the newest tables too: what came since is tables, and columns that may
   * be null. Default: the newest.
   */
  readonly readableFrom?: number;
  /** Migration scripts from a version to the newest; 0: an empty database. */
  scripts(version: number, dialect: Dialect): readonly string[];
}

// A migrated database does not require the CREATE privilege, which CREATE TABLE IF NOT EXISTS does.
const lookups = {
  postgres: (table: string) => `SELECT attname AS name FROM pg_attribute
    WHERE attrelid = to_regclass('${table}') AND attnum > 0 AND NOT attisdropped`,
  sqlite: (table: string) => `SELECT name FROM pragma_table_info('${table}')`,
};

/**
 * Migrates one set of tables. Those of a later version are used as they are, if it says that this one may.
 *
 * @throws {Error} when a later version of this program has written them, which this one cannot read.
 */
export function* migrateTables(migrations: Migrations, dialect: Dialect): Steps<void> {
  const { subject, versionTable, newest, readableFrom = newest } = migrations;
  const { rows: columns } = yield plainQuery(lookups[dialect](versionTable));
  const hasColumn = (name: string) => columns.some((column) => readField(column, 'name') === name);
  // Not `user_version` of SQLite, as the file may have tables of the host.
  if (columns.length === 0) {
    yield `CREATE TABLE ${versionTable} (version INTEGER PRIMARY KEY, readable_from INTEGER)`;
  } else if (!hasColumn('readable_from')) {
    yield `ALTER TABLE ${versionTable} ADD COLUMN readable_from INTEGER`;
  }
  const { rows } = yield plainQuery(
    `SELECT version, readable_from FROM ${versionTable} ORDER BY version DESC LIMIT 1`,
  );
  const version = Number(readField(rows[0], 'version') ?? 0);
  if (version > newest) {
    // Versions that were written without the column are read by no older program.
    if (newest >= Number(readField(rows[0], 'readable_from') ?? version)) return;
    throw new Error(
      `${subject} is of version ${version}, and this release reads up to version ${newest}: ` +
        'start the newer release, or restore the backup from before the upgrade.',
    );
  }
  if (version === newest) return;
  for (const script of migrations.scripts(version, dialect)) yield script;
  yield `INSERT INTO ${versionTable} (version, readable_from) VALUES (${newest}, ${readableFrom})`;
}

function plainQuery(sql: string): Query<unknown> {
  return { name: '', sql, values: [], returnsRows: true };
}
