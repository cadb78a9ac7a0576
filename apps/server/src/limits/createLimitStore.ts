import { type LimitStore, latestUse, refillTime } from '@mooring/rpc-proxy';
import {
  createBuilder,
  type Dialect,
  type Given,
  type Migrations,
  prepare,
  type StoreDatabase,
} from '@mooring/sign-in/server/database';
import { type RawBuilder, sql } from 'kysely';

interface Tables {
  rpc_limits: { client: string; used_until: number };
}

/** Migrations of the table of limits; its first version was not recorded. */
export const limitMigrations: Migrations = {
  subject: 'The table of limits',
  versionTable: 'rpc_limits_version',
  newest: 2,
  readableFrom: 1,
  scripts: (version, dialect) => [...(version > 0 ? [] : [layouts[dialect]]), addIndex],
};

const columns = '(client TEXT PRIMARY KEY, used_until DOUBLE PRECISION NOT NULL)';
const layouts = {
  // Tokens lost in a crash refill with time.
  postgres: `CREATE UNLOGGED TABLE IF NOT EXISTS rpc_limits ${columns}`,
  sqlite: `CREATE TABLE IF NOT EXISTS rpc_limits ${columns}`,
};

/** For clearing, which reads only what has been refilled. */
const addIndex = 'CREATE INDEX rpc_limits_used_until ON rpc_limits (used_until)';

/** Rows of one clearing: SQLite runs in the thread of the server, which answers others in between. */
const MOST_CLEARED = 1_000;

interface Cost {
  key: string;
  now: number;
  cost: number;
  /** Latest time until which a bucket may be used; later ones are of a clock that was ahead. */
  latest: number;
}

/** Prepares all statements of the limit store. */
export function prepareLimitStatements(dialect: Dialect) {
  const on = createBuilder<Tables>(dialect);
  const later = sql.raw(dialect === 'postgres' ? 'greatest' : 'max');

  const insert = (given: Given<Cost>) =>
    on
      .insertInto('rpc_limits')
      .values({ client: given('key'), used_until: sqlSum(given('now'), given('cost')) });
  /** Time until which a bucket in use is used, with the cost. */
  const usedUntil = (given: Given<Cost>) =>
    sqlSum(
      sql`case when rpc_limits.used_until > ${sqlNumber(given('latest'))} then ${sqlNumber(given('now'))}
        else ${later}(rpc_limits.used_until, ${sqlNumber(given('now'))}) end`,
      given('cost'),
    );

  return {
    charge: prepare((given: Given<Cost>) =>
      insert(given).onConflict((conflict) =>
        conflict.column('client').doUpdateSet({ used_until: usedUntil(given) }),
      ),
    ),
    take: prepare((given: Given<Cost & { most: number }>) =>
      insert(given).onConflict((conflict) =>
        conflict
          .column('client')
          .doUpdateSet({ used_until: usedUntil(given) })
          .where(usedUntil(given), '<=', sqlSum(given('now'), given('most'))),
      ),
    ),
    // A bucket may be used again before it is deleted, by another server.
    clear: prepare((given: Given<{ now: number }>) =>
      on
        .deleteFrom('rpc_limits')
        .where('used_until', '<=', given('now'))
        .where('client', 'in', (query) =>
          query
            .selectFrom('rpc_limits')
            .select('client')
            .where('used_until', '<=', given('now'))
            .orderBy('used_until')
            .limit(MOST_CLEARED)
            .$if(dialect === 'postgres', (locked) => locked.forUpdate().skipLocked()),
        ),
    ),
  };
}

/** Creates a limit store over a database that has its table (`limitMigrations`). */
export function createLimitStore(database: StoreDatabase): LimitStore {
  const { charge, take, clear } = prepareLimitStatements(database.dialect);

  return {
    async take(taking) {
      const { key, now, windowMs: most } = taking;
      const cost = refillTime(taking);
      const latest = latestUse(taking);
      const query = take({ key, now, cost, most, latest });
      return cost <= most && (await database.change(query)).count !== 0;
    },
    async charge(taking) {
      const { key, now } = taking;
      const latest = latestUse(taking);
      await database.change(charge({ key, now, cost: refillTime(taking), latest }));
    },
    async clear(now) {
      let count: number;
      do ({ count } = await database.change(clear({ now })));
      while (count === MOST_CLEARED);
    },
    close: () => database.close(),
  };
}

/** Number, which PostgreSQL would otherwise take for a text. */
function sqlNumber(value: RawBuilder<unknown>): RawBuilder<number> {
  return sql`cast(${value} as double precision)`;
}

function sqlSum(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<number> {
  return sql`${sqlNumber(one)} + ${sqlNumber(other)}`;
}
