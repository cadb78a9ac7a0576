import { basename } from 'node:path';
import { readField } from '@mooring/internal';
import { createMemoryLimits, type LimitStore } from '@mooring/rpc-proxy';
import {
  type CountedSignInStore,
  createSignInStore,
  type StoreDatabase,
  signInMigrations,
} from '@mooring/sign-in/server/database';
import { openPostgres } from '@mooring/sign-in/server/postgres';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import type { Pool } from 'pg';
import { withoutSecrets } from '../config/withoutSecrets.ts';
import { contactMigrations } from '../contacts/contactStatements.ts';
import type { ContactStore } from '../contacts/contactStore.ts';
import { createContactStore } from '../contacts/createContactStore.ts';
import { createLimitStore, limitMigrations } from '../limits/createLimitStore.ts';
import type { Log } from '../log/log.ts';
import { createOidcStore } from '../oidc/createOidcStore.ts';
import { oidcMigrations } from '../oidc/oidcStatements.ts';
import type { OidcStore } from '../oidc/oidcStore.ts';
import {
  createPageFileStore,
  type PageFileStore,
  pageFileMigrations,
} from '../page/createPageFileStore.ts';
import { createPasskeyStore, passkeyMigrations } from '../passkeys/createPasskeyStore.ts';
import type { PasskeyStore } from '../passkeys/passkeyStore.ts';
import { createRecoveryStore } from '../recovery/createRecoveryStore.ts';
import { recoveryMigrations } from '../recovery/recoveryStatements.ts';
import type { RecoveryStore } from '../recovery/recoveryStore.ts';
import { createRelayStore } from '../relay/createRelayStore.ts';
import { relayMigrations } from '../relay/relayStatements.ts';
import type { RelayStore } from '../relay/relayStore.ts';
import { createHostPool } from './createHostPool.ts';
import { readPostgresUrl } from './postgresUrl.ts';
import { type DatabaseWait, waitForDatabase } from './waitForDatabase.ts';
import { type DatabaseState, watchDatabase } from './watchDatabase.ts';

/** Database of the server: sessions, contacts, passkeys, relayed transactions, recoveries, grants of applications, clients' usage of limits, page files. */
export interface Database {
  signIn: CountedSignInStore;
  contacts: ContactStore;
  passkeys: PasskeyStore;
  relay: RelayStore;
  recovery: RecoveryStore;
  oidc: OidcStore;
  limits: LimitStore;
  /** Undefined in memory, which no other release reads. */
  pageFiles: PageFileStore | undefined;
  kind: 'sqlite' | 'postgres';
  state: DatabaseState;
  /** Connections of a pool; undefined for SQLite, which has none. */
  connections?: () => PoolConnections;
  close(): Promise<void>;
}

/** Connections of a pool to its database, and requests that wait for one. */
export interface PoolConnections {
  active: number;
  idle: number;
  waiting: number;
}

/** Migrations of all tables of the server. */
export const migrations = [
  signInMigrations,
  contactMigrations,
  limitMigrations,
  passkeyMigrations,
  relayMigrations,
  recoveryMigrations,
  oidcMigrations,
  pageFileMigrations,
];

/** Creates the stores of a migrated database, whose failures are logged. */
function createStores(
  database: StoreDatabase,
  log: Log,
  describeReason: (error: unknown) => string,
): Database {
  const { watched, state } = watchDatabase(database, log, describeReason);
  return {
    signIn: createSignInStore(watched),
    contacts: createContactStore(watched),
    passkeys: createPasskeyStore(watched),
    relay: createRelayStore(watched),
    recovery: createRecoveryStore(watched),
    oidc: createOidcStore(watched),
    limits: createLimitStore(watched),
    pageFiles: createPageFileStore(watched),
    kind: database.dialect,
    state,
    close: () => database.close(),
  };
}

/** Location of a database: URL of PostgreSQL with the folder of its certificates, SQLite file, or memory. */
export type DatabasePlace = { url: string; folder?: string } | { file: string } | 'memory';

/**
 * Opens the server's database, creating a missing file, and migrates it. Several servers may share one,
 * with PostgreSQL from any number of machines. Logs when it fails later, and when it works again.
 *
 * @param wait Time to wait for PostgreSQL to start. Default: none.
 * @throws {Error} when it cannot be used; the message does not contain the password.
 */
export async function openDatabase(
  place: DatabasePlace,
  log: Log,
  wait: DatabaseWait = { longestMs: 0 },
): Promise<Database> {
  if (place === 'memory') return openFile(':memory:', log);
  if ('url' in place) return openPool(place, log, wait);
  try {
    return openFile(place.file, log);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const name = basename(place.file);
    const isOfSqlite = readField(error, 'code') === 'ERR_SQLITE_ERROR';
    const advice = isOfSqlite ? '. Check that its folder exists and is writable.' : '';
    throw new Error(`The database ${name} cannot be used: ${reason}${advice}`);
  }
}

function openFile(file: string, log: Log): Database {
  const database = openSqlite({ file, migrations });
  const opened = createStores(database, log, describeFileReason);
  return file === ':memory:'
    ? { ...opened, limits: createMemoryLimits(), pageFiles: undefined }
    : opened;
}

/** Timeout of connecting, in ms: an unresponsive database must not block requests forever. */
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;

/**
 * Opens a PostgreSQL database by its URL; errors do not contain its password.
 *
 * @throws {Error} when it cannot be used.
 */
async function openPool(
  { url, folder = '.' }: { url: string; folder?: string },
  log: Log,
  wait: DatabaseWait,
): Promise<Database> {
  const describeReason = (error: unknown) => connectionReason(error, url);
  const open = async () => {
    const pool = createPostgresPool(url, folder);
    pool.on('error', (error) => {
      log({ level: 'warn', message: 'database connection lost', reason: describeReason(error) });
    });
    try {
      return { pool, database: await openPostgres({ pool, migrations }) };
    } catch (error) {
      await pool.end();
      throw error;
    }
  };
  try {
    const { pool, database } = await waitForDatabase(open, wait, log, describeReason);
    return {
      ...createStores(database, log, describeReason),
      connections() {
        const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
        return { active: totalCount - idle, idle, waiting };
      },
      close: () => pool.end(),
    };
  } catch (error) {
    wait.signal?.throwIfAborted();
    throw unusable(error, url);
  }
}

/** Text of an error of SQLite, which never names the file. */
function describeFileReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a query that selects one `value`, on a connection of its own.
 *
 * @throws {Error} when the database cannot be used; the message does not contain the password.
 */
export async function queryPostgres(
  { url, folder = '.' }: { url: string; folder?: string },
  sql: string,
): Promise<string> {
  let pool: Pool | undefined;
  try {
    pool = createPostgresPool(url, folder);
    const { rows } = await pool.query(sql);
    return String(rows[0]?.value);
  } catch (error) {
    throw unusable(error, url);
  } finally {
    await pool?.end();
  }
}

function createPostgresPool(url: string, folder: string): Pool {
  return createHostPool(readPostgresUrl(url, folder), {
    application_name: 'mooring',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
}

function unusable(error: unknown, url: string): Error {
  return new Error(`The database of DATABASE_URL cannot be used: ${connectionReason(error, url)}`);
}

function connectionReason(error: unknown, url: string): string {
  const reason = error instanceof Error ? error.message || errorCode(error) : String(error);
  const password = /^\w+:\/\/[^/?#]*:([^/?#]*)@/.exec(url)?.[1] ?? '';
  const secrets = [url, password, decoded(password)].filter((secret) => secret !== '');
  return withoutSecrets(secrets.reduce((text, secret) => text.replaceAll(secret, '…'), reason));
}

/** Code of an error without a message, as when every address of a host refuses. */
function errorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads `DATABASE_URL` from an environment: the URL of a PostgreSQL database, with its password. Undefined
 * when not set.
 *
 * @throws {Error} when it is another kind of URL; the message does not contain it.
 */
export function databaseUrl(environment: Readonly<NodeJS.ProcessEnv>): string | undefined {
  const { DATABASE_URL: url = '' } = environment;
  if (url === '') return undefined;
  if (/^postgres(?:ql)?:\/\//.test(url)) return url;
  throw new Error(
    'The environment variable DATABASE_URL must be the URL of a PostgreSQL database, ' +
      'such as "postgresql://user:password@host:5432/name".',
  );
}
