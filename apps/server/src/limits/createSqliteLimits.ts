import { DatabaseSync } from 'node:sqlite';
import { costOf, type LimitStore } from '@mooring/rpc-proxy';

/** Time a writer waits for another, in ms. */
const BUSY_MS = 5_000;

/**
 * Creates a limit store in a SQLite file, which other tables and other processes of this machine may share.
 *
 * @throws {Error} when the file cannot be used.
 */
export function createSqliteLimits({ file }: { file: string | ':memory:' }): LimitStore {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    // Lost tokens refill with time: no need to wait for the disk.
    database.exec('PRAGMA synchronous = NORMAL');
    database.exec(
      `CREATE TABLE IF NOT EXISTS rpc_limits (
         client TEXT PRIMARY KEY,
         used_until DOUBLE PRECISION NOT NULL
       )`,
    );
    const take = database.prepare(
      `INSERT INTO rpc_limits (client, used_until) VALUES ($key, $now + $cost)
       ON CONFLICT (client) DO UPDATE SET used_until = max(used_until, $now) + $cost
       WHERE max(used_until, $now) + $cost <= $now + $most`,
    );
    const charge = database.prepare(
      `INSERT INTO rpc_limits (client, used_until) VALUES ($key, $now + $cost)
       ON CONFLICT (client) DO UPDATE SET used_until = max(used_until, $now) + $cost`,
    );
    const clear = database.prepare('DELETE FROM rpc_limits WHERE used_until <= ?');
    return {
      async take(taking) {
        const { key, now, windowMs: most } = taking;
        const cost = costOf(taking);
        return cost <= most && take.run({ key, now, cost, most }).changes !== 0;
      },
      async charge(taking) {
        const { key, now } = taking;
        charge.run({ key, now, cost: costOf(taking) });
      },
      async clear(now) {
        clear.run(now);
      },
      async close() {
        if (database.isOpen) database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
