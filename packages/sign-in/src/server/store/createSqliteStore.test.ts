import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from './createSqliteStore.ts';
import { describeProcesses } from './describeProcesses.testing.ts';
import { describeStore } from './describeStore.testing.ts';

let folder: string;
let count = 0;
const files: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

function newFile(): string {
  count += 1;
  const file = join(folder, `${count}.sqlite`);
  files.push(file);
  return file;
}

// In every case, killed or not.
afterEach(() => {
  for (const file of files.splice(0)) {
    const database = new DatabaseSync(file);
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
  }
});

describeStore('SQLite, two on one file', async () => {
  const file = newFile();
  return [createSqliteStore({ file }), createSqliteStore({ file })];
});

describeStore('SQLite in memory', async () => {
  const store = createSqliteStore({ file: ':memory:' });
  return [store, store];
});

describeProcesses('Processes on one SQLite file', newFile);

test('what was kept is there when the file is opened again', async () => {
  const file = newFile();
  const first = createSqliteStore({ file });
  await first.addNonce({ hash: 'nonce', visitHash: 'visit', expiresAt: 2 });
  await first.close();
  const again = createSqliteStore({ file });
  expect(await again.consumeNonce({ hash: 'nonce', visitHash: 'visit', now: 1 })).toEqual({
    result: 'consumed',
    expiresAt: 2,
  });
  await again.close();
});

test('a file of the version before is brought to the newest, with what it holds', async () => {
  const file = newFile();
  const before = createSqliteStore({ file });
  await before.addNonce({ hash: 'nonce', visitHash: 'visit', expiresAt: 2 });
  await before.close();
  const database = new DatabaseSync(file);
  database.exec('DROP TABLE pending_sign_ins; DELETE FROM sign_in_version WHERE version >= 2');
  database.close();
  const store = createSqliteStore({ file });
  const use = { visitHash: 'visit', now: 1 };
  expect((await store.consumeNonce({ ...use, hash: 'nonce' })).result).toBe('consumed');
  await store.addPending({ visitHash: 'visit', text: 'a message', expiresAt: 2 });
  expect((await store.readPending(use))?.text).toBe('a message');
  await store.close();
});

test('a file of a later version is left alone, with a sentence', async () => {
  const file = newFile();
  await createSqliteStore({ file }).close();
  const database = new DatabaseSync(file);
  database.exec('INSERT INTO sign_in_version (version) VALUES (99)');
  database.close();
  expect(() => createSqliteStore({ file })).toThrow(/of version 99, .* start the newer program/);
});

test('a file that is no database is refused', () => {
  expect(() => createSqliteStore({ file: folder })).toThrow();
});
