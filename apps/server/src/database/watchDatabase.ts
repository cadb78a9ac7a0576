import { StoreUnavailableError } from '@mooring/sign-in/server';
import type { StoreDatabase } from '@mooring/sign-in/server/database';
import type { Log } from '../log/log.ts';

/** State of a database, by its latest reads and changes. */
export interface DatabaseState {
  /** False while reads or changes fail. */
  isAvailable(): boolean;
  /** Reads and changes that failed because the database was unavailable. */
  failures(): number;
}

/**
 * Watches a database: logs once that it fails, with the reason, and once that it works again. Reads and changes are
 * apart, as a read-only or full database still answers reads.
 *
 * @param describeReason Text of an error, without secrets.
 */
export function watchDatabase(
  database: StoreDatabase,
  log: Log,
  describeReason: (error: unknown) => string,
): { watched: StoreDatabase; state: DatabaseState } {
  const failing = new Set<string>();
  let failures = 0;

  async function watch<T>(work: 'reads' | 'changes', result: Promise<T>): Promise<T> {
    try {
      const value = await result;
      if (failing.delete(work)) log({ level: 'info', message: `database takes ${work} again` });
      return value;
    } catch (error) {
      if (error instanceof StoreUnavailableError) {
        failures += 1;
        const reason = describeReason(error.cause);
        if (!failing.has(work))
          log({ level: 'error', message: `database takes no ${work}`, reason });
        failing.add(work);
      }
      throw error;
    }
  }

  return {
    watched: {
      dialect: database.dialect,
      read: (query) => watch('reads', database.read(query)),
      change: (query, durability) => watch('changes', database.change(query, durability)),
      transact: (lock, steps, durability) =>
        watch('changes', database.transact(lock, steps, durability)),
      close: () => database.close(),
    },
    state: { isAvailable: () => failing.size === 0, failures: () => failures },
  };
}
