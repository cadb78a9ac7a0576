import {
  createBuilder,
  type Dialect,
  type Given,
  type Migrations,
  prepare,
} from '@mooring/sign-in/server/database';
import type { Contact } from './contactStore.ts';

/** Scripts, each from the version of its index to the next; never changed once released. */
const contactScripts: readonly string[] = [
  `CREATE TABLE contacts (
     id TEXT PRIMARY KEY,
     account TEXT NOT NULL,
     address TEXT NOT NULL,
     name TEXT NOT NULL,
     note TEXT NOT NULL,
     UNIQUE (account, address)
   )`,
  // 0: not recorded yet, as for existing accounts.
  `CREATE TABLE contact_accounts (
     account TEXT PRIMARY KEY,
     seen_at DOUBLE PRECISION NOT NULL
   );
   CREATE INDEX contact_accounts_seen_at ON contact_accounts (seen_at);
   INSERT INTO contact_accounts (account, seen_at) SELECT DISTINCT account, 0 FROM contacts`,
];

/** Migrations of the contact tables. */
export const contactMigrations: Migrations = {
  subject: 'The contact database',
  versionTable: 'contacts_version',
  newest: contactScripts.length,
  scripts: (version) => contactScripts.slice(version),
};

interface Tables {
  contacts: { id: string; account: string; address: string; name: string; note: string };
  contact_accounts: { account: string; seen_at: number };
}

interface OfAccount {
  account: string;
}

/** Prepares all statements of the contact store. */
export function prepareContactStatements(dialect: Dialect) {
  const on = createBuilder<Tables>(dialect);
  return {
    list: prepare((given: Given<OfAccount>) =>
      on
        .selectFrom('contacts')
        .select(['id', 'name', 'address', 'note'])
        .where('account', '=', given('account')),
    ),
    count: prepare((given: Given<OfAccount>) =>
      on
        .selectFrom('contacts')
        .select((row) => row.fn.countAll().as('count'))
        .where('account', '=', given('account')),
    ),
    holder: prepare((given: Given<OfAccount & Pick<Contact, 'address'>>) =>
      on
        .selectFrom('contacts')
        .select('id')
        .where('account', '=', given('account'))
        .where('address', '=', given('address')),
    ),
    insert: prepare((given: Given<OfAccount & Contact>) =>
      on.insertInto('contacts').values({
        account: given('account'),
        id: given('id'),
        name: given('name'),
        address: given('address'),
        note: given('note'),
      }),
    ),
    update: prepare((given: Given<OfAccount & Contact>) =>
      on
        .updateTable('contacts')
        .set({ name: given('name'), address: given('address'), note: given('note') })
        .where('account', '=', given('account'))
        .where('id', '=', given('id')),
    ),
    remove: prepare((given: Given<OfAccount & Pick<Contact, 'id'>>) =>
      on
        .deleteFrom('contacts')
        .where('account', '=', given('account'))
        .where('id', '=', given('id')),
    ),
    removeAll: prepare((given: Given<OfAccount>) =>
      on.deleteFrom('contacts').where('account', '=', given('account')),
    ),
    know: prepare((given: Given<OfAccount>) =>
      on
        .insertInto('contact_accounts')
        .values({ account: given('account'), seen_at: 0 })
        .onConflict((conflict) => conflict.doNothing()),
    ),
    seenAt: prepare((given: Given<OfAccount>) =>
      on
        .selectFrom('contact_accounts')
        .select('seen_at as seenAt')
        .where('account', '=', given('account')),
    ),
    see: prepare((given: Given<OfAccount & { now: number }>) =>
      on
        .updateTable('contact_accounts')
        .set({ seen_at: given('now') })
        .where('account', '=', given('account')),
    ),
    seeNew: prepare((given: Given<{ now: number }>) =>
      on
        .updateTable('contact_accounts')
        .set({ seen_at: given('now') })
        .where('seen_at', '=', 0),
    ),
    unseen: prepare((given: Given<{ before: number }>) =>
      on
        .selectFrom('contact_accounts')
        .select('account')
        .where('seen_at', '<', given('before'))
        .orderBy('seen_at')
        .limit(100),
    ),
    forget: prepare((given: Given<OfAccount & { before: number }>) =>
      on
        .deleteFrom('contact_accounts')
        .where('account', '=', given('account'))
        .where('seen_at', '<', given('before')),
    ),
  };
}
