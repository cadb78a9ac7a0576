import type { Migrations } from '@mooring/sign-in/server/database';

/** Scripts, each from the version of its index to the next; never changed once released. */
const scripts: readonly string[] = [
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
  newest: scripts.length,
  scripts: (version) => scripts.slice(version),
};
