/**
 * Migrations of the contact tables, each from the version of its index to the next, for SQLite and
 * PostgreSQL; never changed once released.
 */
export const contactMigrations: readonly string[] = [
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

/** Table of the applied version. The database has other tables too, hence the prefix. */
export const contactVersions =
  'CREATE TABLE IF NOT EXISTS contacts_version (version INTEGER PRIMARY KEY)';

/**
 * Migrations to apply to tables of a version, each with its resulting version.
 *
 * @throws {Error} when a later version of this program has written them.
 */
export function outstandingMigrations(version: number): { version: number; statement: string }[] {
  const newest = contactMigrations.length;
  if (version > newest) {
    throw new Error(
      `The contacts are of version ${version}, this program knows up to ${newest}: start the newer program.`,
    );
  }
  return contactMigrations
    .map((statement, index) => ({ version: index + 1, statement }))
    .slice(version);
}
