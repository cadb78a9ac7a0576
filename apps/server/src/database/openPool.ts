import { openPostgres } from '@mooring/sign-in/server/postgres';
import { Pool } from 'pg';
import { withoutSecrets } from '../config/withoutSecrets.ts';
import type { Log } from '../log/log.ts';
import { createStores, type Database, migrations } from './database.ts';

/** Timeout of connecting, in ms: an unresponsive database must not hold requests for ever. */
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;

/**
 * Opens a PostgreSQL database by its URL; errors do not contain its password.
 *
 * @throws {Error} when it cannot be used.
 */
export async function openPool(url: string, log: Log): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'mooring',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
  pool.on('error', (error) => {
    log({ level: 'warn', message: 'database connection lost', reason: reasonOf(error, url) });
  });
  try {
    const database = await openPostgres({ pool, migrations });
    return { ...createStores(database), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error, url)}`);
  }
}

function reasonOf(error: unknown, url: string): string {
  const reason = error instanceof Error ? error.message || codeOf(error) : String(error);
  const password = URL.canParse(url) ? new URL(url).password : '';
  const secrets = [url, password, decoded(password)].filter((secret) => secret !== '');
  return withoutSecrets(secrets.reduce((text, secret) => text.replaceAll(secret, '…'), reason));
}

/** Code of an error without a message, as when every address of a host refuses. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
