import type { DatabaseSync } from 'node:sqlite';

const BUSY = 5; // SQLITE_BUSY, in the lowest byte; the others are the extended code

/**
 * Switches a database to write-ahead logging, in which readers and a writer do not block each other.
 * SQLite's busy timeout does not apply to this switch, so this retries for a time in ms, for processes that
 * start on one new file. Then throws SQLite's error.
 */
export function useWriteAheadLog(database: Pick<DatabaseSync, 'exec'>, timeoutMs: number): void {
  const until = performance.now() + timeoutMs;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error;
      // Synchronous: nothing else may run before the store exists, and SQLite offers nothing to await.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

function isLocked(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return (Number(error.errcode) & 0xff) === BUSY;
}
