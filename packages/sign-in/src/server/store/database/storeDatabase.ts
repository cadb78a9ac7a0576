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
  /** Migration scripts from a version to the newest; 0: an empty database. */
  scripts(version: number, dialect: Dialect): readonly string[];
}

const lookups = {
  // A migrated database does not require the CREATE privilege, which CREATE TABLE IF NOT EXISTS does.
  postgres: (table: string) => `SELECT 1 FROM pg_class WHERE oid = to_regclass('${table}')`,
  sqlite: (table: string) => `SELECT 1 FROM sqlite_master WHERE name = '${table}'`,
};

/**
 * Migrates one set of tables.
 *
 * @throws {Error} when a later version of this program has written them.
 */
export function* migrate(migrations: Migrations, dialect: Dialect): Steps<void> {
  const { subject, versionTable, newest } = migrations;
  const { count } = yield plainQuery(lookups[dialect](versionTable));
  // Not `user_version` of SQLite, as the file may have tables of the host.
  if (count === 0) yield `CREATE TABLE ${versionTable} (version INTEGER PRIMARY KEY)`;
  const { rows } = yield plainQuery(
    `SELECT version FROM ${versionTable} ORDER BY version DESC LIMIT 1`,
  );
  const version = versionOf(rows[0]);
  if (version > newest) {
    throw new Error(
      `${subject} is of version ${version}, this version supports up to ${newest}: start the newer version.`,
    );
  }
  for (const script of migrations.scripts(version, dialect)) yield script;
  if (version < newest) yield `INSERT INTO ${versionTable} (version) VALUES (${newest})`;
}

function plainQuery(sql: string): Query<unknown> {
  return { name: '', sql, values: [], returnsRows: true };
}

function versionOf(row: unknown): number {
  return typeof row === 'object' && row && 'version' in row ? Number(row.version) : 0;
}
