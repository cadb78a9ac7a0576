import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

/** Rows of a database that has served many accounts. */
export interface Population {
  /** Accounts, each with one session. */
  readonly accounts: number;
  /** Accounts that have four contacts each. */
  readonly withContacts: number;
  readonly passkeys: number;
  /** Transactions of the relay in the last two days. */
  readonly relayed: number;
  /** Clients that signed in within a day. */
  readonly clients: number;
}

/** A million accounts. */
export const POPULATION: Population = {
  accounts: 1_000_000,
  withContacts: 100_000,
  passkeys: 250_000,
  relayed: 20_000,
  clients: 100_000,
};

/** Token of an account's session, as in its cookie: 43 characters. */
export function sessionToken(account: number): string {
  return `scale-${digest(`token ${account}`).slice(0, 37)}`;
}

/** Account of a number, as the server stores it (CAIP-10). */
export function accountName(account: number): string {
  return `eip155:0:0x${digest(`account ${account}`).slice(0, 40)}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Fills a migrated SQLite file. */
export function fillSqlite(file: string, population: Population, now: number): void {
  const database = new DatabaseSync(file);
  try {
    database.function('sha', { deterministic: true }, (text) => digest(String(text)));
    const numbers = (count: number) =>
      `(WITH RECURSIVE s(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM s WHERE n < ${count}) SELECT n FROM s)`;
    // Random keys: without a cache for all of them, each row would write pages again.
    database.exec(
      'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -2000000',
    );
    for (const sql of insertions(population, now, numbers)) database.exec(`BEGIN; ${sql}; COMMIT`);
    database.exec('PRAGMA journal_mode = WAL');
  } finally {
    database.close();
  }
}

/** Fills a migrated PostgreSQL database, and lets the planner know. */
export async function fillPostgres(
  url: string,
  population: Population,
  now: number,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE FUNCTION pg_temp.sha(given text) RETURNS text LANGUAGE sql IMMUTABLE
      AS $$ SELECT encode(sha256(given::bytea), 'hex') $$`);
    await client.query('SET synchronous_commit = off');
    const numbers = (count: number) =>
      `(SELECT generate_series(1, ${count}::bigint) AS n) AS numbers`;
    for (const sql of insertions(population, now, numbers))
      await client.query(sql.replaceAll('sha(', 'pg_temp.sha('));
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

const DAY_MS = 86_400_000;

function insertions(
  { accounts, withContacts, passkeys, relayed, clients }: Population,
  now: number,
  numbers: (count: number) => string,
): readonly string[] {
  const account = (n: string) => `'eip155:0:0x' || substr(sha('account ' || ${n}), 1, 40)`;
  const address = (n: string) => `'0x' || substr(sha('address ' || ${n}), 1, 40)`;
  // Spread evenly over the past, in an order of their own.
  const past = (days: number) => `(${now} - (n * 7919) % ${days * DAY_MS})`;
  return [
    `INSERT INTO sign_in_sessions
       (token_hash, id, account, device, created_at, last_seen_at, idle_expires_at, expires_at)
     SELECT sha('scale-' || substr(sha('token ' || n), 1, 37)), substr(sha('session ' || n), 1, 32),
       ${account('n')}, 'Firefox, Linux', ${past(6)}, ${past(6)}, ${past(6)} + ${7 * DAY_MS},
       ${past(6)} + ${30 * DAY_MS} FROM ${numbers(accounts)}`,
    `INSERT INTO contact_accounts (account, seen_at)
     SELECT ${account('n')}, ${past(300)} FROM ${numbers(withContacts)}`,
    ...[1, 2, 3, 4].map(
      (each) => `INSERT INTO contacts (id, account, address, name, note)
     SELECT substr(sha('contact ${each} ' || n), 1, 32), ${account('n')},
       ${address(`(${each} * n)`)}, 'Harbour master ' || n, 'Berth ${each}, paid until spring'
     FROM ${numbers(withContacts)}`,
    ),
    `INSERT INTO passkeys (id, x, y, address, is_first, counter)
     SELECT substr(sha('passkey ' || n), 1, 28), '0x' || sha('x ' || n), '0x' || sha('y ' || n),
       ${address('n')}, 1, 0 FROM ${numbers(passkeys)}`,
    `INSERT INTO sign_in_attempts (key, count, ends_at)
     SELECT 'sessions 2001:db8:' || n, 1, ${past(1)} + ${DAY_MS} FROM ${numbers(clients)}`,
    `INSERT INTO relay_transactions (id, sender, chain_id, nonce, submission, account, client, target,
       data, gas, charged, cost, data_fee, fee, tip, hashes, outcome, created_at, priced_at, due_at, safe_nonce)
     SELECT substr(sha('relayed ' || n), 1, 32), '0x' || substr(sha('sender'), 1, 40), 8453, n,
       '0x' || sha('submission ' || n), ${account('(n % 100000)')}, '2001:db8:' || (n % 50000),
       ${address('(n % 100000)')}, '0x' || sha('data ' || n), 110000, 90000, 90000000000000, '0', '1000000000', '1000000',
       '0x' || sha('hash ' || n), 'succeeded', ${past(2)}, ${past(2)}, ${past(2)}, n % 10
     FROM ${numbers(relayed)}`,
  ];
}
