import {
  createBuilder,
  type Dialect,
  type Given,
  type Migrations,
  prepare,
} from '@mooring/sign-in/server/database';
import { sqlNull } from '../sql/sqlNull.ts';

/** Scripts, each from the version of its index to the next; never changed once released. */
const recoveryScripts: readonly string[] = [
  `CREATE TABLE recovery_contacts (
     account TEXT NOT NULL,
     email TEXT NOT NULL,
     from_at DOUBLE PRECISION NOT NULL,
     until_at DOUBLE PRECISION,
     PRIMARY KEY (account, email)
   );
   CREATE TABLE recovery_codes (
     id TEXT PRIMARY KEY,
     account TEXT NOT NULL,
     chain_id DOUBLE PRECISION NOT NULL,
     new_owner TEXT NOT NULL,
     created_at DOUBLE PRECISION NOT NULL,
     due_at DOUBLE PRECISION,
     sent_at DOUBLE PRECISION,
     code TEXT,
     tries DOUBLE PRECISION NOT NULL
   );
   CREATE INDEX recovery_codes_due ON recovery_codes (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX recovery_codes_account ON recovery_codes (account, sent_at);
   CREATE INDEX recovery_codes_sent ON recovery_codes (sent_at) WHERE sent_at IS NOT NULL;
   CREATE TABLE recovery_mails (
     id TEXT PRIMARY KEY,
     account TEXT NOT NULL,
     kind TEXT NOT NULL,
     chain_id DOUBLE PRECISION NOT NULL,
     created_at DOUBLE PRECISION NOT NULL,
     due_at DOUBLE PRECISION
   );
   CREATE INDEX recovery_mails_due ON recovery_mails (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX recovery_mails_created_at ON recovery_mails (created_at);
   CREATE TABLE recovery_watches (
     chain_id DOUBLE PRECISION PRIMARY KEY,
     module TEXT NOT NULL,
     next_block DOUBLE PRECISION NOT NULL,
     leased_until DOUBLE PRECISION NOT NULL
   );
   CREATE TABLE recovery_checks (
     chain_id DOUBLE PRECISION NOT NULL,
     account TEXT NOT NULL,
     due_at DOUBLE PRECISION NOT NULL,
     PRIMARY KEY (chain_id, account)
   );
   CREATE INDEX recovery_checks_due ON recovery_checks (chain_id, due_at)`,
  `ALTER TABLE recovery_contacts ADD COLUMN locale TEXT`,
  // Addresses by network: those of before, under no network, count on all until the account changes its addresses.
  `ALTER TABLE recovery_contacts RENAME TO recovery_contacts_before;
   CREATE TABLE recovery_contacts (
     account TEXT NOT NULL,
     chain_id DOUBLE PRECISION NOT NULL DEFAULT 0,
     email TEXT NOT NULL,
     from_at DOUBLE PRECISION NOT NULL,
     until_at DOUBLE PRECISION,
     locale TEXT,
     PRIMARY KEY (account, chain_id, email)
   );
   INSERT INTO recovery_contacts (account, chain_id, email, from_at, until_at, locale)
     SELECT account, 0, email, from_at, until_at, locale FROM recovery_contacts_before;
   DROP TABLE recovery_contacts_before`,
];

/** Migrations of the tables of recovery: e-mail addresses, codes, mails, and the watcher. */
export const recoveryMigrations: Migrations = {
  subject: 'The tables of recovery',
  versionTable: 'recovery_version',
  newest: recoveryScripts.length,
  // Programs of version 2 take the addresses of every network for those of the account.
  readableFrom: 2,
  scripts: (version) => recoveryScripts.slice(version),
};

interface Tables {
  recovery_contacts: {
    account: string;
    /** 0 for every network. */
    chain_id: number;
    email: string;
    from_at: number;
    until_at: number | null;
    locale: string | null;
  };
  recovery_codes: {
    id: string;
    account: string;
    chain_id: number;
    new_owner: string;
    created_at: number;
    due_at: number | null;
    sent_at: number | null;
    code: string | null;
    tries: number;
  };
  recovery_mails: {
    id: string;
    account: string;
    kind: string;
    chain_id: number;
    created_at: number;
    due_at: number | null;
  };
  recovery_watches: { chain_id: number; module: string; next_block: number; leased_until: number };
  recovery_checks: { chain_id: number; account: string; due_at: number };
}

interface ContactKey {
  account: string;
  chain_id: number;
  email: string;
}

interface Subject {
  account: string;
  chain_id: number;
  new_owner: string;
}

/** Most rows of one claim: each is a mail. */
const MOST_CLAIMED_MAILS = 20;
/** Most accounts read in one pass. */
const MOST_CHECKS = 100;

/** Prepares all statements of the store. */
export function prepareRecoveryStatements(dialect: Dialect) {
  const on = createBuilder<Tables>(dialect);
  return {
    contacts: prepare((given: Given<{ account: string; now: number }>) =>
      on
        .selectFrom('recovery_contacts')
        .selectAll()
        .where('account', '=', given('account'))
        .where(({ or, eb }) =>
          or([eb('until_at', 'is', sqlNull), eb('until_at', '>', given('now'))]),
        )
        .orderBy('from_at'),
    ),
    dropRemoved: prepare((given: Given<{ account: string; now: number }>) =>
      on
        .deleteFrom('recovery_contacts')
        .where('account', '=', given('account'))
        .where('until_at', '<=', given('now')),
    ),
    insertContact: prepare(
      (
        given: Given<
          ContactKey & { from_at: number; until_at: number | null; locale: string | null }
        >,
      ) =>
        on.insertInto('recovery_contacts').values({
          account: given('account'),
          chain_id: given('chain_id'),
          email: given('email'),
          from_at: given('from_at'),
          until_at: given('until_at'),
          locale: given('locale'),
        }),
    ),
    setRemoval: prepare((given: Given<ContactKey & { until_at: number | null }>) =>
      on
        .updateTable('recovery_contacts')
        .set({ until_at: given('until_at') })
        .where('account', '=', given('account'))
        .where('chain_id', '=', given('chain_id'))
        .where('email', '=', given('email')),
    ),
    dropEverywhere: prepare((given: Given<{ account: string }>) =>
      on
        .deleteFrom('recovery_contacts')
        .where('account', '=', given('account'))
        .where('chain_id', '=', 0),
    ),
    insertRequest: prepare((given: Given<Subject & { id: string; created_at: number }>) =>
      on.insertInto('recovery_codes').values({
        id: given('id'),
        account: given('account'),
        chain_id: given('chain_id'),
        new_owner: given('new_owner'),
        created_at: given('created_at'),
        due_at: given('created_at'),
        sent_at: sqlNull,
        code: sqlNull,
        tries: 0,
      }),
    ),
    dueRequests: prepare((given: Given<{ now: number }>) =>
      on
        .selectFrom('recovery_codes')
        .selectAll()
        .where('due_at', '<=', given('now'))
        .orderBy('due_at')
        .limit(MOST_CLAIMED_MAILS),
    ),
    leaseRequest: prepare((given: Given<{ id: string; until: number }>) =>
      on
        .updateTable('recovery_codes')
        .set({ due_at: given('until') })
        .where('id', '=', given('id')),
    ),
    dropRequest: prepare((given: Given<{ id: string }>) =>
      on.deleteFrom('recovery_codes').where('id', '=', given('id')),
    ),
    sentCodes: prepare((given: Given<{ account: string; since: number }>) =>
      on
        .selectFrom('recovery_codes')
        .select('id')
        .where('account', '=', given('account'))
        .where('sent_at', '>', given('since')),
    ),
    /** Ends earlier codes of a recovery, which stay counted. */
    endCodes: prepare((given: Given<Subject>) =>
      on
        .updateTable('recovery_codes')
        .set({ code: sqlNull })
        .where('account', '=', given('account'))
        .where('chain_id', '=', given('chain_id'))
        .where('new_owner', '=', given('new_owner')),
    ),
    putCode: prepare((given: Given<{ id: string; code: string; sent_at: number }>) =>
      on
        .updateTable('recovery_codes')
        .set({ code: given('code'), sent_at: given('sent_at'), due_at: sqlNull, tries: 0 })
        .where('id', '=', given('id')),
    ),
    countTry: prepare((given: Given<Subject & { since: number; most: number }>) =>
      on
        .updateTable('recovery_codes')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where('account', '=', given('account'))
        .where('chain_id', '=', given('chain_id'))
        .where('new_owner', '=', given('new_owner'))
        .where('code', 'is not', sqlNull)
        .where('sent_at', '>', given('since'))
        .where('tries', '<', given('most'))
        .returning('code'),
    ),
    insertMail: prepare(
      (
        given: Given<{
          id: string;
          account: string;
          kind: string;
          chain_id: number;
          created_at: number;
        }>,
      ) =>
        on
          .insertInto('recovery_mails')
          .values({
            id: given('id'),
            account: given('account'),
            kind: given('kind'),
            chain_id: given('chain_id'),
            created_at: given('created_at'),
            due_at: given('created_at'),
          })
          .onConflict((conflict) => conflict.doNothing()),
    ),
    dueMails: prepare((given: Given<{ now: number }>) =>
      on
        .selectFrom('recovery_mails')
        .selectAll()
        .where('due_at', '<=', given('now'))
        .orderBy('due_at')
        .limit(MOST_CLAIMED_MAILS),
    ),
    leaseMail: prepare((given: Given<{ id: string; until: number }>) =>
      on
        .updateTable('recovery_mails')
        .set({ due_at: given('until') })
        .where('id', '=', given('id')),
    ),
    endMail: prepare((given: Given<{ id: string }>) =>
      on.updateTable('recovery_mails').set({ due_at: sqlNull }).where('id', '=', given('id')),
    ),
    findWatch: prepare((given: Given<{ chain_id: number }>) =>
      on.selectFrom('recovery_watches').selectAll().where('chain_id', '=', given('chain_id')),
    ),
    putWatch: prepare(
      (
        given: Given<{
          chain_id: number;
          module: string;
          next_block: number;
          leased_until: number;
        }>,
      ) =>
        on
          .insertInto('recovery_watches')
          .values({
            chain_id: given('chain_id'),
            module: given('module'),
            next_block: given('next_block'),
            leased_until: given('leased_until'),
          })
          .onConflict((conflict) =>
            conflict.column('chain_id').doUpdateSet({
              module: given('module'),
              next_block: given('next_block'),
              leased_until: given('leased_until'),
            }),
          ),
    ),
    advance: prepare((given: Given<{ chain_id: number; next_block: number }>) =>
      on
        .updateTable('recovery_watches')
        .set({ next_block: given('next_block') })
        .where('chain_id', '=', given('chain_id')),
    ),
    release: prepare((given: Given<{ chain_id: number; until: number }>) =>
      on
        .updateTable('recovery_watches')
        .set({ leased_until: given('until') })
        .where('chain_id', '=', given('chain_id')),
    ),
    putCheck: prepare((given: Given<{ chain_id: number; account: string; due_at: number }>) =>
      on
        .insertInto('recovery_checks')
        .values({
          chain_id: given('chain_id'),
          account: given('account'),
          due_at: given('due_at'),
        })
        .onConflict((conflict) =>
          conflict.columns(['chain_id', 'account']).doUpdateSet({ due_at: given('due_at') }),
        ),
    ),
    dueChecks: prepare((given: Given<{ chain_id: number; now: number }>) =>
      on
        .selectFrom('recovery_checks')
        .select('account')
        .where('chain_id', '=', given('chain_id'))
        .where('due_at', '<=', given('now'))
        .orderBy('due_at')
        .limit(MOST_CHECKS),
    ),
    endCheck: prepare((given: Given<{ chain_id: number; account: string }>) =>
      on
        .deleteFrom('recovery_checks')
        .where('chain_id', '=', given('chain_id'))
        .where('account', '=', given('account')),
    ),
    clearCodes: prepare((given: Given<{ before: number }>) =>
      on.deleteFrom('recovery_codes').where('sent_at', '<', given('before')),
    ),
    clearMails: prepare((given: Given<{ before: number }>) =>
      on.deleteFrom('recovery_mails').where('created_at', '<', given('before')),
    ),
  };
}
