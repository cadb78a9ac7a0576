import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

/** Bytes of a row on disk, with its entries in all indexes. */
export interface RowSize {
  readonly row: string;
  readonly bytes: number;
}

const TABLES = {
  'a session': 'sign_in_sessions',
  'a contact': 'contacts',
  'an account with contacts': 'contact_accounts',
  'a passkey': 'passkeys',
  'a transaction of the relay': 'relay_transactions',
  'a client of a day': 'sign_in_attempts',
} as const;

/** Reads the sizes of rows from a SQLite file. */
export function readSqliteSizes(file: string): readonly RowSize[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.entries(TABLES).map(([row, name]) => {
      const [size] = database
        .prepare(
          `SELECT sum(pgsize) AS bytes FROM dbstat WHERE aggregate = TRUE AND name IN
             (SELECT name FROM sqlite_schema WHERE tbl_name = '${name}')`,
        )
        .all();
      const [rows] = database.prepare(`SELECT count(*) AS count FROM ${name}`).all();
      return { row, bytes: Number(size?.['bytes']) / Number(rows?.['count']) };
    });
  } finally {
    database.close();
  }
}

/** Reads the sizes of rows from a PostgreSQL database. */
export async function readPostgresSizes(url: string): Promise<readonly RowSize[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const sizes: RowSize[] = [];
    for (const [row, name] of Object.entries(TABLES)) {
      const { rows } = await client.query(
        `SELECT pg_total_relation_size('${name}')::float8 / count(*) AS bytes FROM ${name}`,
      );
      sizes.push({ row, bytes: Number(rows[0]?.bytes) });
    }
    return sizes;
  } finally {
    await client.end();
  }
}
