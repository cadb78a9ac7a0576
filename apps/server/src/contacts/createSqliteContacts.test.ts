import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactMigrations, contactVersions } from './contactMigrations.ts';
import { createSqliteContacts } from './createSqliteContacts.ts';
import { describeContacts } from './describeContacts.testing.ts';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-contacts-'));
});
afterAll(() => rm(folder, { recursive: true }));

function newFile(): string {
  files += 1;
  return join(folder, `${files}.sqlite`);
}

describeContacts('contacts in SQLite, two on one file', async () => {
  const file = newFile();
  return [createSqliteContacts({ file }), createSqliteContacts({ file })];
});

describeContacts('contacts in memory', async () => {
  const store = createSqliteContacts({ file: ':memory:' });
  return [store, store];
});

it('leaves a file of a later version alone, with a sentence', async () => {
  const file = newFile();
  await createSqliteContacts({ file }).close();
  const database = new DatabaseSync(file);
  database.exec('INSERT INTO contacts_version (version) VALUES (99)');
  database.close();
  expect(() => createSqliteContacts({ file })).toThrow(/of version 99, .* start the newer program/);
});

it('knows the accounts of a file of the first version, and forgets none of them at once', async () => {
  const file = newFile();
  const database = new DatabaseSync(file);
  database.exec(`${contactVersions}; ${contactMigrations[0]}`);
  database.exec(`INSERT INTO contacts_version (version) VALUES (1);
    INSERT INTO contacts VALUES ('one', 'eip155:0:0xaa', '0x${'0'.repeat(40)}', 'Mira', '')`);
  database.close();
  const store = createSqliteContacts({ file });
  expect(await store.knows('eip155:0:0xaa')).toBe(true);
  expect(await store.unseen(1_800_000_000_000, 1_800_000_000_000)).toEqual([]);
  expect(await store.list('eip155:0:0xaa')).toHaveLength(1);
  await store.close();
});

it('cannot be used once closed', async () => {
  const store = createSqliteContacts({ file: ':memory:' });
  await store.close();
  await store.close();
  await expect(store.check()).rejects.toThrow();
});
