import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeChecks } from '@mooring/sign-in/server/conformance';
import {
  createSignInStore,
  type Dialect,
  type Query,
  type Steps,
  type StoreDatabase,
} from '@mooring/sign-in/server/database';
import { openPostgres } from '@mooring/sign-in/server/postgres';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareContactStatements } from '../contacts/contactStatements.ts';
import { prepareLimitStatements } from '../limits/createLimitStore.ts';
import { prepareOidcStatements } from '../oidc/oidcStatements.ts';
import { preparePasskeyStatements } from '../passkeys/createPasskeyStore.ts';
import { prepareRecoveryStatements } from '../recovery/recoveryStatements.ts';
import { prepareRelayStatements } from '../relay/relayStatements.ts';
import { migrations } from './openDatabase.ts';

let folder = '';
let postgres: Postgres;
let pool: Pool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-plans-'));
  postgres = await startPostgres();
  pool = new Pool({ connectionString: postgres.url });
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** SQL of the statements on tables that grow with visitors. Those of the page's files do not. */
function listStatements(dialect: Dialect): readonly string[] {
  const prepared: readonly unknown[] = [
    ...Object.values(prepareContactStatements(dialect)),
    ...Object.values(prepareLimitStatements(dialect)),
    ...Object.values(preparePasskeyStatements(dialect)),
    ...Object.values(prepareRelayStatements(dialect)),
    ...Object.values(prepareRecoveryStatements(dialect)),
    ...Object.values(prepareOidcStatements(dialect)),
  ];
  return prepared.map((statement): string => {
    if (typeof statement !== 'function') throw new TypeError('Not a statement.');
    return statement({}).sql;
  });
}

/** SQL that the sign-in store runs in all of its checks, and to count its sessions. */
async function recordSignIn(openEmpty: () => Promise<StoreDatabase>): Promise<readonly string[]> {
  const texts = new Set<string>();
  function record<Row>(query: Query<Row>): Query<Row> {
    texts.add(query.sql);
    return query;
  }
  function* recordSteps<T>(steps: Steps<T>): Steps<T> {
    let next = steps.next();
    while (!next.done) {
      const { value } = next;
      next = steps.next(yield typeof value === 'string' ? value : record(value));
    }
    return next.value;
  }
  async function openStore() {
    const database = await openEmpty();
    return createSignInStore({
      ...database,
      read: (query) => database.read(record(query)),
      change: (query, durability) => database.change(record(query), durability),
      transact: (lock, steps, durability) =>
        database.transact(lock, () => recordSteps(steps()), durability),
    });
  }
  await (await openStore()).countSessions(0);
  for (const { run } of storeChecks) {
    await run(async () => {
      const store = await openStore();
      return [store, { ...store, close: async () => {} }];
    });
  }
  return [...texts];
}

/** A statement with the steps of its plan that read a whole table, or all rows of a sender or a network. */
interface Scan {
  sql: string;
  steps: readonly string[];
}

/** Returns true for a step of SQLite that reads a whole table, or all relayed transactions of a sender or network. */
function isScan(step: string, sql: string): boolean {
  if (/^SCAN /.test(step)) return true;
  // It has the open transactions alone.
  if (step.includes('INDEX relay_transactions_nonce ')) return false;
  // By its primary key: one row a network.
  if (step.includes('INDEX sqlite_autoindex_recovery_watches_1 ')) return false;
  // The cost of a network is the sum of its rows of a day.
  const isSumOfDay = !/"(?:account|client)" =/.test(sql);
  return (
    /\((?:sender=\?|(?:sender=\? AND )?chain_id=\?)\)$/.test(step) ||
    (/\(chain_id=\? AND created_at>\?\)$/.test(step) && !isSumOfDay)
  );
}

describe('statements on tables that grow', () => {
  it('read rows by an index on SQLite', async () => {
    let files = 0;
    const openEmpty = async () => {
      files += 1;
      return openSqlite({ file: join(folder, `${files}.sqlite`), migrations });
    };
    const texts = [...listStatements('sqlite'), ...(await recordSignIn(openEmpty))];
    const database = new DatabaseSync(join(folder, '1.sqlite'));
    const scans = texts.map((sql): Scan => {
      const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
      const steps = plan.map(({ detail }) => String(detail));
      return { sql, steps: steps.filter((step) => isScan(step, sql)) };
    });
    database.close();
    expect(texts.length).toBeGreaterThan(50);
    expect(scans.filter(({ steps }) => steps.length > 0)).toEqual([]);
  });

  it('read rows by an index on PostgreSQL', async () => {
    const database = await openPostgres({ pool, migrations });
    const openEmpty = async () => {
      await pool.query(
        'TRUNCATE sign_in_nonces, sign_in_pending, sign_in_sessions, sign_in_attempts',
      );
      return database;
    };
    const texts = [...listStatements('postgres'), ...(await recordSignIn(openEmpty))];
    const client = await pool.connect();
    // In an empty table no index is worth it: with this, a scan is planned only where there is none.
    await client.query('SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan');
    const scans: Scan[] = [];
    for (const sql of texts) {
      await client.query(`PREPARE planned AS ${sql}`);
      const count = new Set(sql.match(/\$\d+/g)).size;
      const values = count === 0 ? '' : `(${Array(count).fill('NULL').join(', ')})`;
      const { rows } = await client.query(`EXPLAIN (COSTS OFF) EXECUTE planned${values}`);
      await client.query('DEALLOCATE planned');
      const lines = rows.map((row) => String(row['QUERY PLAN']));
      const steps = lines.filter(
        (line, index) =>
          /Seq Scan/.test(line) ||
          (/Index (?:Only )?Scan/.test(line) && !/Cond:/.test(lines[index + 1] ?? '')),
      );
      scans.push({ sql, steps });
    }
    client.release();
    expect(texts.length).toBeGreaterThan(50);
    expect(scans.filter(({ steps }) => steps.length > 0)).toEqual([]);
  });
});
