/**
 * Each brings the tables of contacts from the version of its place in the list to the next, in SQLite
 * and PostgreSQL alike; never changed later.
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
  // 0: not noted yet. Those that are there begin as such.
  `CREATE TABLE contact_accounts (
     account TEXT PRIMARY KEY,
     seen_at DOUBLE PRECISION NOT NULL
   );
   CREATE INDEX contact_accounts_seen_at ON contact_accounts (seen_at);
   INSERT INTO contact_accounts (account, seen_at) SELECT DISTINCT account, 0 FROM contacts`,
];

/** Keeps which of them were applied. The database holds other tables, so the name says whose. */
export const contactVersions =
  'CREATE TABLE IF NOT EXISTS contacts_version (version INTEGER PRIMARY KEY)';

/**
 * The migrations still to apply to tables of a version, each with the version it leads to.
 *
 * @throws {Error} with a sentence when a later program has written them.
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
