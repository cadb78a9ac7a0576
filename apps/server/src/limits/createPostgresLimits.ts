import { costOf, type LimitStore } from '@mooring/rpc-proxy';
import type { Pool } from 'pg';

/** One implicit transaction; the lock prevents servers that start at once from creating the table twice. */
const MAKE = `
  SELECT pg_advisory_xact_lock(hashtextextended('mooring rpc limits', 0));
  CREATE UNLOGGED TABLE IF NOT EXISTS rpc_limits (
    client TEXT PRIMARY KEY,
    used_until DOUBLE PRECISION NOT NULL
  )`;

/**
 * Creates a limit store in a PostgreSQL database, for any number of servers. The table is UNLOGGED: tokens
 * lost in a crash refill with time. The caller ends the pool.
 *
 * Rejects when the database fails.
 */
export async function createPostgresLimits({ pool }: { pool: Pool }): Promise<LimitStore> {
  // An existing table does not require the CREATE privilege.
  const { rows } = await pool.query("SELECT 1 FROM pg_class WHERE oid = to_regclass('rpc_limits')");
  if (rows.length === 0) await pool.query(MAKE);
  return {
    async take(taking) {
      const { key, now, windowMs } = taking;
      const cost = costOf(taking);
      if (cost > windowMs) return false;
      const { rowCount } = await pool.query({
        name: 'rpc-limits-take',
        text: `INSERT INTO rpc_limits (client, used_until)
          VALUES ($1, $2::double precision + $3::double precision)
          ON CONFLICT (client) DO UPDATE SET used_until = greatest(rpc_limits.used_until, $2) + $3
          WHERE greatest(rpc_limits.used_until, $2) + $3 <= $2 + $4::double precision`,
        values: [key, now, cost, windowMs],
      });
      return rowCount !== 0;
    },
    async charge(taking) {
      const { key, now } = taking;
      await pool.query({
        name: 'rpc-limits-charge',
        text: `INSERT INTO rpc_limits (client, used_until)
          VALUES ($1, $2::double precision + $3::double precision)
          ON CONFLICT (client) DO UPDATE SET used_until = greatest(rpc_limits.used_until, $2) + $3`,
        values: [key, now, costOf(taking)],
      });
    },
    async clear(now) {
      await pool.query('DELETE FROM rpc_limits WHERE used_until <= $1', [now]);
    },
    async close() {},
  };
}
