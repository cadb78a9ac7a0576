import type { Pool, PoolClient } from 'pg';
import { type Contact, MOST_CONTACTS } from './contact.ts';
import { contactVersions, outstandingMigrations } from './contactMigrations.ts';
import { type ContactStore, DAY_MS } from './contactStore.ts';
import { mergeContacts } from './mergeContacts.ts';
import { readContactRow } from './readContactRow.ts';

/**
 * Creates a contact store in a PostgreSQL database, which any number of servers may share. Closing the
 * store does not end the pool: the caller does.
 *
 * Rejects when the database fails, or was written by a later version of this program.
 */
export async function createPostgresContacts({ pool }: { pool: Pool }): Promise<ContactStore> {
  await whileLocked(pool, 'mooring contacts', migrate);

  return {
    async list(account) {
      return listContacts(pool, account);
    },
    async add(account, contact) {
      return whileLocked(pool, account, async (client) => {
        if ((await holderOf(client, account, contact)) !== undefined) return 'exists';
        if ((await listContacts(client, account)).length >= MOST_CONTACTS) return 'full';
        await insert(client, account, [contact]);
        return 'added';
      });
    },
    async change(account, contact) {
      return whileLocked(pool, account, async (client) => {
        const holder = await holderOf(client, account, contact);
        if (holder !== undefined && holder !== contact.id) return 'exists';
        return (await update(client, account, [contact])) === 0 ? 'missing' : 'changed';
      });
    },
    async remove(account, id) {
      const { rowCount } = await pool.query({
        name: 'contacts-remove',
        text: 'DELETE FROM contacts WHERE account = $1 AND id = $2',
        values: [account, id],
      });
      return rowCount !== 0;
    },
    async merge(account, contacts) {
      return whileLocked(pool, account, async (client) => {
        const merged = mergeContacts(await listContacts(client, account), contacts);
        if (merged === 'full') return merged;
        await insert(client, account, merged.added);
        await update(client, account, merged.changed);
        return merged.counts;
      });
    },
    async knows(account) {
      return (await seenAt(pool, account)) !== undefined;
    },
    async see(account, now) {
      const noted = await seenAt(pool, account);
      if (noted === undefined || noted > now - DAY_MS) return;
      await pool.query({
        name: 'contacts-see',
        text: 'UPDATE contact_accounts SET seen_at = $2 WHERE account = $1',
        values: [account, now],
      });
    },
    async unseen(before, now) {
      await pool.query('UPDATE contact_accounts SET seen_at = $1 WHERE seen_at = 0', [now]);
      const { rows } = await pool.query<{ account: string }>(
        'SELECT account FROM contact_accounts WHERE seen_at < $1 ORDER BY seen_at LIMIT 100',
        [before],
      );
      return rows.map(({ account }) => account);
    },
    async forget(account, before) {
      await whileLocked(pool, account, async (client) => {
        const text = 'DELETE FROM contact_accounts WHERE account = $1 AND seen_at < $2';
        const { rowCount } = await client.query(text, [account, before]);
        if (rowCount === 0) return;
        await client.query('DELETE FROM contacts WHERE account = $1', [account]);
      });
    },
    async check() {
      await pool.query('SELECT 1');
    },
    async close() {},
  };
}

async function listContacts(from: Pool | PoolClient, account: string): Promise<Contact[]> {
  const { rows } = await from.query<Record<string, unknown>>({
    name: 'contacts-list',
    text: 'SELECT id, name, address, note FROM contacts WHERE account = $1',
    values: [account],
  });
  return rows.map(readContactRow);
}

/** Time an account was last recorded as seen; undefined for unknown accounts. */
async function seenAt(pool: Pool, account: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ seen_at: number }>({
    name: 'contacts-seen-at',
    text: 'SELECT seen_at FROM contact_accounts WHERE account = $1',
    values: [account],
  });
  return rows[0]?.seen_at;
}

/** Id of the contact with the same address. */
async function holderOf(client: PoolClient, account: string, { address }: Contact) {
  const { rows } = await client.query<Record<string, unknown>>({
    name: 'contacts-holder',
    text: 'SELECT id FROM contacts WHERE account = $1 AND address = $2',
    values: [account, address],
  });
  return rows[0]?.['id'];
}

/** Inserts new contacts and records their account as known. */
async function insert(client: PoolClient, account: string, contacts: readonly Contact[]) {
  if (contacts.length === 0) return;
  await client.query({
    name: 'contacts-know',
    text: 'INSERT INTO contact_accounts VALUES ($1, 0) ON CONFLICT DO NOTHING',
    values: [account],
  });
  await client.query({
    name: 'contacts-insert',
    text: `INSERT INTO contacts (account, id, name, address, note)
      SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])`,
    values: [account, ...columnsOf(contacts)],
  });
}

async function update(client: PoolClient, account: string, contacts: readonly Contact[]) {
  const { rowCount } = await client.query({
    name: 'contacts-update',
    text: `UPDATE contacts SET name = new.name, address = new.address, note = new.note
      FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS new (id, name, address, note)
      WHERE contacts.account = $1 AND contacts.id = new.id`,
    values: [account, ...columnsOf(contacts)],
  });
  return rowCount ?? 0;
}

function columnsOf(contacts: readonly Contact[]): string[][] {
  return (['id', 'name', 'address', 'note'] as const).map((column) => {
    return contacts.map((contact) => contact[column]);
  });
}

async function migrate(client: PoolClient): Promise<void> {
  // A migrated database does not require the CREATE privilege.
  const { rows: found } = await client.query(
    "SELECT 1 FROM pg_class WHERE oid = to_regclass('contacts_version')",
  );
  if (found.length === 0) await client.query(contactVersions);
  const { rows } = await client.query<Record<string, unknown>>(
    'SELECT max(version) AS version FROM contacts_version',
  );
  for (const { version, statement } of outstandingMigrations(Number(rows[0]?.['version'] ?? 0))) {
    await client.query(statement);
    await client.query('INSERT INTO contacts_version (version) VALUES ($1)', [version]);
  }
}

/** Runs a change in a transaction, holding the advisory lock of `name` across servers. */
async function whileLocked<T>(
  pool: Pool,
  name: string,
  change: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // A connection lost between two statements fails the next one.
  client.on('error', ignore);
  try {
    // Explicit: stricter isolation levels take their snapshot before the lock is held.
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    const result = await change(client);
    await client.query('COMMIT');
    client.off('error', ignore);
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls back, even if the connection itself failed.
    client.release(true);
    throw error;
  }
}

function ignore(): void {}
