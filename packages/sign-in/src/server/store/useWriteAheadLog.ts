import type { DatabaseSync } from 'node:sqlite';

const busy = 5; // SQLITE_BUSY, in the lowest byte; the others say why it is

/**
 * Switches a database to write-ahead logging, in which readers and a writer do not wait for each
 * other. SQLite's own waiting does not hold for this switch, so where several start on one new file
 * this tries again, for a time in ms. Throws what SQLite throws when it may not be had by then.
 */
export function useWriteAheadLog(database: Pick<DatabaseSync, 'exec'>, timeoutMs: number): void {
  const until = performance.now() + timeoutMs;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      // Nothing else is to run before there is a store, and nothing in SQLite can be waited for.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return (Number(error.errcode) & 0xff) === busy;
}
