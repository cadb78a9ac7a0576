import { DatabaseSync } from 'node:sqlite';
import { MOST_CONTACTS } from './contact.ts';
import { contactVersions, outstandingMigrations } from './contactMigrations.ts';
import { type ContactStore, DAY_MS } from './contactStore.ts';
import { mergeContacts } from './mergeContacts.ts';
import { readContactRow } from './readContactRow.ts';

/** Time a writer waits for another, in ms. */
const BUSY_MS = 5_000;

/**
 * Creates a contact store in a SQLite file, which other tables and other processes of this machine may
 * share.
 *
 * @throws {Error} when the file cannot be used, or was written by a later version of this program.
 */
export function createSqliteContacts({ file }: { file: string | ':memory:' }): ContactStore {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    // Changes are on disk before they resolve: contacts are typed by hand.
    database.exec('PRAGMA synchronous = FULL');
    atomically(database, () => migrate(database));
    return storeOver(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function storeOver(database: DatabaseSync): ContactStore {
  const sql = (text: string) => database.prepare(text);
  const list = sql('SELECT id, name, address, note FROM contacts WHERE account = ?');
  const count = sql('SELECT count(*) AS count FROM contacts WHERE account = ?');
  const holder = sql('SELECT id FROM contacts WHERE account = ? AND address = ?');
  const insert = sql(
    'INSERT INTO contacts (account, id, name, address, note) VALUES (?, ?, ?, ?, ?)',
  );
  const update = sql(
    'UPDATE contacts SET name = ?, address = ?, note = ? WHERE account = ? AND id = ?',
  );
  const remove = sql('DELETE FROM contacts WHERE account = ? AND id = ?');
  const know = sql('INSERT INTO contact_accounts VALUES (?, 0) ON CONFLICT DO NOTHING');
  const seenAt = sql('SELECT seen_at FROM contact_accounts WHERE account = ?');
  const see = sql('UPDATE contact_accounts SET seen_at = ? WHERE account = ?');
  const seeNew = sql('UPDATE contact_accounts SET seen_at = ? WHERE seen_at = 0');
  const unseen = sql(
    'SELECT account FROM contact_accounts WHERE seen_at < ? ORDER BY seen_at LIMIT 100',
  );
  const forget = sql('DELETE FROM contact_accounts WHERE account = ? AND seen_at < ?');
  const removeAll = sql('DELETE FROM contacts WHERE account = ?');
  const check = sql('SELECT 1 FROM contacts LIMIT 1');

  return {
    async list(account) {
      return list.all(account).map(readContactRow);
    },
    async add(account, { id, name, address, note }) {
      return atomically(database, () => {
        if (holder.get(account, address)) return 'exists';
        if (Number(count.get(account)?.['count']) >= MOST_CONTACTS) return 'full';
        know.run(account);
        insert.run(account, id, name, address, note);
        return 'added';
      });
    },
    async change(account, { id, name, address, note }) {
      return atomically(database, () => {
        const held = holder.get(account, address)?.['id'] ?? id;
        if (held !== id) return 'exists';
        return update.run(name, address, note, account, id).changes === 0 ? 'missing' : 'changed';
      });
    },
    async remove(account, id) {
      return atomically(database, () => remove.run(account, id).changes !== 0);
    },
    async merge(account, contacts) {
      return atomically(database, () => {
        const merged = mergeContacts(list.all(account).map(readContactRow), contacts);
        if (merged === 'full') return merged;
        if (merged.added.length > 0) know.run(account);
        for (const { id, name, address, note } of merged.added) {
          insert.run(account, id, name, address, note);
        }
        for (const { id, name, address, note } of merged.changed) {
          update.run(name, address, note, account, id);
        }
        return merged.counts;
      });
    },
    async knows(account) {
      return seenAt.get(account) !== undefined;
    },
    async see(account, now) {
      const noted = seenAt.get(account);
      if (noted && Number(noted['seen_at']) <= now - DAY_MS) see.run(now, account);
    },
    async unseen(before, now) {
      seeNew.run(now);
      return unseen.all(before).map((row) => String(row['account']));
    },
    async forget(account, before) {
      atomically(database, () => {
        if (forget.run(account, before).changes !== 0) removeAll.run(account);
      });
    },
    async check() {
      check.get();
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

function migrate(database: DatabaseSync): void {
  database.exec(contactVersions);
  const row = database.prepare('SELECT max(version) AS version FROM contacts_version').get();
  for (const { version, statement } of outstandingMigrations(Number(row?.['version'] ?? 0))) {
    database.exec(statement);
    database.prepare('INSERT INTO contacts_version (version) VALUES (?)').run(version);
  }
}

/** Runs a change in an exclusive write transaction. */
function atomically<T>(database: DatabaseSync, change: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = change();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
