import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { groupChanges } from './groupedChanges.ts';

let folder: string;
let database: DatabaseSync;
let another: DatabaseSync;
const opened = async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-group-'));
  const file = join(folder, 'one.sqlite');
  database = new DatabaseSync(file, { timeout: 10 });
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE names (name TEXT PRIMARY KEY) STRICT');
  another = new DatabaseSync(file, { timeout: 10 });
};
beforeEach(opened);
afterEach(async () => {
  for (const each of [database, another]) if (each.isOpen) each.close();
  await rm(folder, { recursive: true });
});

const names = (of = another) =>
  of
    .prepare('SELECT name FROM names ORDER BY name')
    .all()
    .map(({ name }) => name);

function adding(name: string) {
  return () => {
    database.prepare('INSERT INTO names (name) VALUES (?)').run(name);
    return name;
  };
}

test('groupChanges runs concurrent changes in one transaction, and returns each its own result', async () => {
  const { change, lasting } = groupChanges(database);
  const made = [change(adding('a')), lasting(adding('b')), change(() => names(database))];
  expect(names()).toEqual([]);
  expect(await Promise.all(made)).toEqual(['a', 'b', ['a', 'b']]);
  expect(names()).toEqual(['a', 'b']);
});

test('groupChanges rolls back a failing change alone', async () => {
  const { change, lasting } = groupChanges(database);
  await change(adding('taken'));
  const made = await Promise.allSettled([
    change(adding('a')),
    lasting(() => {
      adding('half')();
      adding('taken')();
    }),
    lasting(adding('b')),
  ]);
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(names()).toEqual(['a', 'b', 'taken']);
});

test('groupChanges flushes to disk for durable changes only', async () => {
  const { change, lasting } = groupChanges(database);
  const level = () => database.prepare('PRAGMA synchronous').get()?.['synchronous'];
  const [normal, full] = [1, 2];
  expect(await change(level)).toBe(normal);
  expect(await lasting(level)).toBe(full);
  expect(await Promise.all([change(level), lasting(level), change(level)])).toEqual([
    full,
    full,
    full,
  ]);
  expect(await change(level)).toBe(normal);
});

test('groupChanges rejects all changes when the database is locked too long, and works afterwards', async () => {
  const { change } = groupChanges(database);
  another.exec('BEGIN IMMEDIATE');
  const made = await Promise.allSettled([change(adding('a')), change(adding('b'))]);
  expect(made.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  another.exec('ROLLBACK');
  expect(await change(adding('a'))).toBe('a');
});

test('groupChanges flushes pending changes on demand, and refuses them once the database is closed', async () => {
  const { change, flush } = groupChanges(database);
  const waiting = change(adding('a'));
  flush();
  expect(names()).toEqual(['a']);
  database.close();
  expect(await waiting).toBe('a');
  await expect(change(adding('b'))).rejects.toThrow();
});
