import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '../sqlite.ts';
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

test('createSqliteStore keeps its data when the file is opened again', async () => {
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

test.each([1, 2, 3])(
  'createSqliteStore migrates a file of version %d with its rows',
  async (version) => {
    const file = newFile();
    const database = new DatabaseSync(file);
    database.exec(`CREATE TABLE sign_in_version (version INTEGER PRIMARY KEY, applied_at TEXT);
    INSERT INTO sign_in_version (version) VALUES (${version});
    CREATE TABLE nonces (hash TEXT PRIMARY KEY, visit_hash TEXT, expires_at INTEGER);
    INSERT INTO nonces VALUES ('nonce', 'visit', 2);
    CREATE TABLE sessions (id TEXT PRIMARY KEY, token_hash TEXT, account TEXT, device TEXT,
      created_at INTEGER, last_seen_at INTEGER, idle_expires_at INTEGER, expires_at INTEGER);
    INSERT INTO sessions VALUES ('id', 'token', 'eip155:0:0xaa', 'Firefox, Linux', 0, 0, 8, 9);
    CREATE TABLE attempts (key TEXT PRIMARY KEY, count INTEGER, ends_at INTEGER)`);
    if (version > 1)
      database.exec(`CREATE TABLE pending_sign_ins (visit_hash TEXT, text TEXT, expires_at INTEGER);
      INSERT INTO pending_sign_ins VALUES ('visit', 'a message', 2)`);
    database.close();

    const store = createSqliteStore({ file });
    const use = { visitHash: 'visit', now: 1 };
    expect((await store.consumeNonce({ ...use, hash: 'nonce' })).result).toBe('consumed');
    expect((await store.readPending(use))?.text).toBe(version > 1 ? 'a message' : undefined);
    const list = { account: 'eip155:0:0xaa', now: 1, most: 2 };
    expect(await store.listSessions(list)).toMatchObject([
      { id: 'id', tokenHash: 'token', device: 'Firefox, Linux', idleExpiresAt: 8, expiresAt: 9 },
    ]);
    await store.close();
    await createSqliteStore({ file }).close();
  },
);

test('createSqliteStore keeps sessions of version 4, and stores credential ids of later ones', async () => {
  const file = newFile();
  await createSqliteStore({ file }).close();
  const database = new DatabaseSync(file);
  database.exec(`DROP INDEX sign_in_nonces_by_expiry;
    DROP INDEX sign_in_pending_by_expiry;
    DROP INDEX sign_in_attempts_by_end;
    ALTER TABLE sign_in_sessions DROP COLUMN credential;
    UPDATE sign_in_version SET version = 4;
    INSERT INTO sign_in_sessions VALUES ('token', 'id', 'eip155:1:0xaa', '', 0, 0, 8, 9)`);
  database.close();
  const store = createSqliteStore({ file });
  const times = { createdAt: 1, lastSeenAt: 1, idleExpiresAt: 8, expiresAt: 9 };
  const added = { id: 'new', tokenHash: 'other', account: 'eip155:1:0xaa', device: '', ...times };
  await store.addSession({ ...added, credential: 'key' });
  const found = await store.listSessions({ account: 'eip155:1:0xaa', now: 1, most: 3 });
  expect(found.map(({ id, credential }) => [id, credential])).toEqual([
    ['new', 'key'],
    ['id', undefined],
  ]);
  await store.close();
});

test('clearExpired deletes thousands of rows, and others are answered in between', async () => {
  const store = createSqliteStore({ file: newFile() });
  const expired = Array.from({ length: 3_500 }, (_, index) =>
    store.addNonce({ hash: `nonce ${index}`, visitHash: 'visit', expiresAt: 1 }),
  );
  await Promise.all(expired);
  const order: string[] = [];
  const clearing = store.clearExpired(2).then((count) => order.push(`cleared ${count}`));
  const use = { hash: 'nonce 3499', visitHash: 'visit', now: 0 };
  const used = store.consumeNonce(use).then(({ result }) => order.push(result));
  await Promise.all([clearing, used]);
  expect(order).toEqual(['consumed', 'cleared 3499']);
  await store.close();
});

test('createSqliteStore throws for a file of a newer version, and does not change it', async () => {
  const file = newFile();
  await createSqliteStore({ file }).close();
  const database = new DatabaseSync(file);
  database.exec('INSERT INTO sign_in_version (version) VALUES (99)');
  database.close();
  expect(() => createSqliteStore({ file })).toThrow(
    /of version 99, .* start the newer release, or restore/,
  );
});

test('createSqliteStore throws for a file that is not a database', () => {
  expect(() => createSqliteStore({ file: folder })).toThrow();
});
