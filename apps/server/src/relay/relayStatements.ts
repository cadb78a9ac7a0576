import {
  createBuilder,
  type Dialect,
  type Given,
  type Migrations,
  prepare,
} from '@mooring/sign-in/server/database';
import { sql } from 'kysely';
import { sqlNull } from '../sql/sqlNull.ts';
import { RECOVERY_ACCOUNT } from './relayStore.ts';

/** Scripts, each from the version of its index to the next; never changed once released. */
const relayScripts: readonly string[] = [
  // Amounts in wei as text: they do not fit a number.
  `CREATE TABLE relay_transactions (
     id TEXT PRIMARY KEY,
     sender TEXT NOT NULL,
     chain_id DOUBLE PRECISION NOT NULL,
     nonce DOUBLE PRECISION NOT NULL,
     submission TEXT,
     account TEXT NOT NULL,
     target TEXT NOT NULL,
     data TEXT NOT NULL,
     gas DOUBLE PRECISION NOT NULL,
     charged DOUBLE PRECISION NOT NULL,
     fee TEXT NOT NULL,
     tip TEXT NOT NULL,
     hashes TEXT NOT NULL,
     outcome TEXT NOT NULL,
     created_at DOUBLE PRECISION NOT NULL,
     priced_at DOUBLE PRECISION NOT NULL,
     due_at DOUBLE PRECISION NOT NULL,
     UNIQUE (sender, chain_id, submission)
   );
   CREATE UNIQUE INDEX relay_transactions_nonce
     ON relay_transactions (sender, chain_id, nonce) WHERE outcome = 'open';
   CREATE INDEX relay_transactions_created_at ON relay_transactions (chain_id, created_at)`,
  // Older rows have the hash of the bytes as submission, and no nonce of the account.
  `ALTER TABLE relay_transactions ADD COLUMN safe_nonce DOUBLE PRECISION`,
  `ALTER TABLE relay_transactions ADD COLUMN client TEXT NOT NULL DEFAULT ''`,
  // A sum is rounded to 53 bits, which is precise enough for a budget.
  `ALTER TABLE relay_transactions ADD COLUMN data_fee TEXT NOT NULL DEFAULT '0';
   ALTER TABLE relay_transactions ADD COLUMN cost DOUBLE PRECISION NOT NULL DEFAULT 0;
   UPDATE relay_transactions SET cost = charged * CAST(fee AS DOUBLE PRECISION)`,
  // Every row has the same sender, and most have the same network: none is found by these alone.
  `CREATE INDEX relay_transactions_account ON relay_transactions (account, chain_id, created_at);
   CREATE INDEX relay_transactions_client ON relay_transactions (client, created_at);
   CREATE INDEX relay_transactions_any_nonce ON relay_transactions (nonce, chain_id, sender);
   CREATE INDEX relay_transactions_ended ON relay_transactions (due_at) WHERE outcome <> 'open';
   CREATE INDEX relay_transactions_ended_by
     ON relay_transactions (sender, chain_id, due_at) WHERE outcome <> 'open';
   DROP INDEX relay_transactions_created_at;
   CREATE INDEX relay_transactions_created_at ON relay_transactions (chain_id, created_at, charged, cost)`,
];

/** Migrations of the table of relayed transactions. */
export const relayMigrations: Migrations = {
  subject: 'The table of relayed transactions',
  versionTable: 'relay_version',
  newest: relayScripts.length,
  // The fifth adds indexes alone.
  readableFrom: 4,
  scripts: (version) => relayScripts.slice(version),
};

/** Row of a relayed transaction. */
export interface RelayRow {
  id: string;
  sender: string;
  chain_id: number;
  nonce: number;
  /** Null for an empty or failed transaction. */
  submission: string | null;
  account: string;
  /** Key of the client; empty for none. */
  client: string;
  /** The account's nonce; null for an empty transaction, or a row of an older release. */
  safe_nonce: number | null;
  target: string;
  data: string;
  gas: number;
  /** Gas charged to the budgets, including the gas that the data fee would buy. */
  charged: number;
  /** Wei charged to the budget of a network. */
  cost: number;
  /** Data fee of a rollup, in wei. */
  data_fee: string;
  fee: string;
  tip: string;
  hashes: string;
  outcome: string;
  created_at: number;
  priced_at: number;
  due_at: number;
}

/** Literal, as a partial index is not used for a parameter. */
const sqlOpen = sql.lit('open');

type Place = Pick<RelayRow, 'sender' | 'chain_id'>;
type ById = Pick<RelayRow, 'id'>;

type Empty = Pick<RelayRow, 'target' | 'gas'>;

/** Columns of an empty transaction: it sends nothing to the relay's own account. */
function emptyTable(given: Given<Empty>) {
  const [target, gas] = [given('target'), given('gas')];
  return { submission: sqlNull, account: '', target, data: '0x', data_fee: '0', gas };
}

/** Prepares all statements of the relay's store. */
export function prepareRelayStatements(dialect: Dialect) {
  const on = createBuilder<{ relay_transactions: RelayRow }>(dialect);
  const all = () => on.selectFrom('relay_transactions').selectAll();
  const change = () => on.updateTable('relay_transactions');
  const spentAnywhere = (given: Given<{ since: number }>) =>
    on
      .selectFrom('relay_transactions')
      .select(({ fn }) => [
        fn.sum('charged').as('gas'),
        fn.sum('cost').as('cost'),
        fn.min('created_at').as('first'),
      ])
      .where('created_at', '>', given('since'))
      .where('charged', '>', 0);
  const spent = (given: Given<{ chain_id: number; since: number }>) =>
    spentAnywhere(given).where('chain_id', '=', given('chain_id'));

  const lastNonce = (given: Given<Place>) =>
    on
      .selectFrom('relay_transactions')
      .select(({ fn }) => fn.max('nonce').as('nonce'))
      .where('sender', '=', given('sender'))
      .where('chain_id', '=', given('chain_id'));

  /** Number of reverted transactions, and the time of the last one. */
  const failures = (given: Given<{ since: number }>) =>
    on
      .selectFrom('relay_transactions')
      .select(({ fn }) => [fn.countAll().as('count'), fn.max('due_at').as('last')])
      .where('outcome', '=', 'reverted')
      .where('created_at', '>', given('since'));

  return {
    find: prepare((given: Given<Place & { submission: string }>) =>
      all()
        .where('sender', '=', given('sender'))
        .where('chain_id', '=', given('chain_id'))
        .where('submission', '=', given('submission')),
    ),
    /** Finds a transaction with the same bytes that has not failed. */
    findCall: prepare((given: Given<Place & Pick<RelayRow, 'account' | 'target' | 'data'>>) =>
      all()
        .where('sender', '=', given('sender'))
        .where('chain_id', '=', given('chain_id'))
        .where('account', '=', given('account'))
        .where('target', '=', given('target'))
        .where('data', '=', given('data'))
        .where('outcome', 'in', ['open', 'succeeded'])
        .orderBy('created_at', 'desc')
        .limit(1),
    ),
    /** Open transactions of an account with one of its nonces. */
    openOf: prepare((given: Given<Place & { account: string; safe_nonce: number }>) =>
      all()
        .where('sender', '=', given('sender'))
        .where('chain_id', '=', given('chain_id'))
        .where('account', '=', given('account'))
        .where('outcome', '=', sqlOpen)
        .where(({ or, eb }) =>
          or([eb('safe_nonce', '=', given('safe_nonce')), eb('safe_nonce', 'is', sqlNull)]),
        ),
    ),
    get: prepare((given: Given<ById>) => all().where('id', '=', given('id'))),
    open: prepare((given: Given<Pick<RelayRow, 'sender'>>) =>
      all()
        .where('sender', '=', given('sender'))
        .where('outcome', '=', sqlOpen)
        .orderBy('chain_id')
        .orderBy('nonce'),
    ),
    closed: prepare((given: Given<Place & { nonce: number }>) =>
      all()
        .where('sender', '=', given('sender'))
        .where('chain_id', '=', given('chain_id'))
        .where('nonce', '=', given('nonce'))
        .where('outcome', 'in', ['succeeded', 'reverted'])
        .orderBy('due_at', 'desc')
        .limit(1),
    ),
    /** Newest nonce of an open transaction. */
    lastOpenNonce: prepare((given: Given<Place>) =>
      lastNonce(given).where('outcome', '=', sqlOpen),
    ),
    /** Newest nonce of a transaction that ended recently. */
    lastEndedNonce: prepare((given: Given<Place & { since: number }>) =>
      lastNonce(given).where('outcome', '!=', sqlOpen).where('due_at', '>', given('since')),
    ),
    spent: prepare(spent),
    spentBy: prepare((given: Given<{ chain_id: number; since: number; account: string }>) =>
      spent(given).where('account', '=', given('account')),
    ),
    /** Of the accounts that recoveries are charged to. */
    spentByRecoveries: prepare((given: Given<{ chain_id: number; since: number }>) =>
      spent(given).where('account', 'like', `${RECOVERY_ACCOUNT}%`),
    ),
    /** Of a client, on all networks. */
    spentFor: prepare((given: Given<{ since: number; client: string }>) =>
      spentAnywhere(given).where('client', '=', given('client')),
    ),
    failuresOf: prepare((given: Given<{ since: number; account: string }>) =>
      failures(given).where('account', '=', given('account')),
    ),
    failuresFor: prepare((given: Given<{ since: number; client: string }>) =>
      failures(given).where('client', '=', given('client')),
    ),
    insert: prepare((given: Given<RelayRow>) =>
      on
        .insertInto('relay_transactions')
        .values({
          id: given('id'),
          sender: given('sender'),
          chain_id: given('chain_id'),
          nonce: given('nonce'),
          submission: given('submission'),
          account: given('account'),
          client: given('client'),
          safe_nonce: given('safe_nonce'),
          target: given('target'),
          data: given('data'),
          gas: given('gas'),
          charged: given('charged'),
          cost: given('cost'),
          data_fee: given('data_fee'),
          fee: given('fee'),
          tip: given('tip'),
          hashes: given('hashes'),
          outcome: given('outcome'),
          created_at: given('created_at'),
          priced_at: given('priced_at'),
          due_at: given('due_at'),
        })
        // Another server filled the same nonce.
        .onConflict((conflict) => conflict.doNothing()),
    ),
    claim: prepare((given: Given<ById & { now: number; until: number }>) =>
      change()
        .set({ due_at: given('until') })
        .where('id', '=', given('id'))
        .where('outcome', '=', 'open')
        .where('due_at', '<=', given('now')),
    ),
    sign: prepare(
      (
        given: Given<
          Pick<RelayRow, 'id' | 'fee' | 'tip' | 'cost' | 'hashes' | 'priced_at'> & {
            before: string;
          }
        >,
      ) =>
        change()
          .set({
            fee: given('fee'),
            tip: given('tip'),
            cost: given('cost'),
            hashes: given('hashes'),
            priced_at: given('priced_at'),
          })
          .where('id', '=', given('id'))
          .where('outcome', '=', 'open')
          .where('hashes', '=', given('before')),
    ),
    postpone: prepare((given: Given<ById & { due_at: number }>) =>
      change()
        .set({ due_at: given('due_at') })
        .where('id', '=', given('id'))
        .where('outcome', '=', 'open'),
    ),
    move: prepare((given: Given<ById & { nonce: number; now: number }>) =>
      change()
        .set({ nonce: given('nonce'), hashes: '', priced_at: given('now') })
        .where('id', '=', given('id'))
        .where('outcome', '=', 'open'),
    ),
    detach: prepare((given: Given<ById>) =>
      change().set({ submission: sqlNull }).where('id', '=', given('id')),
    ),
    remove: prepare((given: Given<ById>) =>
      on.deleteFrom('relay_transactions').where('id', '=', given('id')),
    ),
    /** Turns a transaction that no node has into an empty one. */
    empty: prepare((given: Given<ById & Empty & { cost: number }>) =>
      change()
        .set({ ...emptyTable(given), charged: given('gas'), cost: given('cost'), hashes: '' })
        .where('id', '=', given('id')),
    ),
    /** Turns a transaction that a node may have into an empty one; it stays charged until it is closed. */
    replace: prepare(
      (
        given: Given<
          ById & Empty & Pick<RelayRow, 'fee' | 'tip' | 'priced_at'> & { before: string }
        >,
      ) =>
        change()
          .set({
            ...emptyTable(given),
            fee: given('fee'),
            tip: given('tip'),
            priced_at: given('priced_at'),
          })
          .where('id', '=', given('id'))
          .where('outcome', '=', 'open')
          .where('hashes', '=', given('before')),
    ),
    end: prepare(
      (given: Given<Pick<RelayRow, 'id' | 'outcome' | 'charged' | 'cost' | 'hashes' | 'due_at'>>) =>
        change()
          .set({
            outcome: given('outcome'),
            charged: given('charged'),
            cost: given('cost'),
            hashes: given('hashes'),
            due_at: given('due_at'),
          })
          .where('id', '=', given('id'))
          .where('outcome', '=', 'open'),
    ),
    reopen: prepare((given: Given<ById & Pick<RelayRow, 'charged' | 'cost'> & { now: number }>) =>
      change()
        .set({
          outcome: 'open',
          charged: given('charged'),
          cost: given('cost'),
          due_at: given('now'),
          priced_at: given('now'),
        })
        .where('id', '=', given('id')),
    ),
    clear: prepare((given: Given<{ before: number }>) =>
      on
        .deleteFrom('relay_transactions')
        .where('outcome', '!=', sqlOpen)
        .where('due_at', '<', given('before')),
    ),
  };
}
