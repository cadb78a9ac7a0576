import { readField } from '@mooring/internal';
import { StoreUnavailableError } from '../storeUnavailableError.ts';

/**
 * Primary result codes of SQLite that tell of the file or the disk, not of the statement: busy, locked, out of memory,
 * read-only, interrupted, I/O error, corrupt, full, cannot open, protocol, not a database.
 * https://www.sqlite.org/rescode.html
 */
const SQLITE_UNAVAILABLE: readonly unknown[] = [5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 26];

/** Returns true if SQLite failed because of the file or the disk, or was closed. */
export function isSqliteUnavailable(error: unknown): boolean {
  const extended = readField(error, 'errcode');
  if (typeof extended === 'number') return SQLITE_UNAVAILABLE.includes(extended & 0xff);
  return readField(error, 'code') === 'ERR_INVALID_STATE';
}

/**
 * SQLSTATEs of a server that is not usable now: connection, authorization, no such database, read-only transaction,
 * resources (disk, memory, connections), shutdown and start, I/O, corruption.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES_UNAVAILABLE = /^(?:08|28|3D|53|57|58)|^25006$|^XX00[12]$/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Returns true if PostgreSQL refused because of its own state, or was not reached. */
export function isPostgresUnavailable(error: unknown): boolean {
  const code = readField(error, 'code');
  if (typeof code === 'string' && SQLSTATE.test(code)) return POSTGRES_UNAVAILABLE.test(code);
  // The driver's own errors have no class: lost connections, timeouts, names that do not resolve.
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}

/** Runs an operation, and rejects with `StoreUnavailableError` when the database is unavailable. */
export async function runAvailable<T>(
  isUnavailable: (error: unknown) => boolean,
  run: () => Promise<T> | T,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw isUnavailable(error) ? new StoreUnavailableError(error) : error;
  }
}
