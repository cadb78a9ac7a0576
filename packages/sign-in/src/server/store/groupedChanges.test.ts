import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

const onDisk = () => Promise.resolve();
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

test('what arrives together is made together, and each hears of its own', async () => {
  const { change, lasting } = groupChanges(database, onDisk);
  const made = [change(adding('a')), lasting(adding('b')), change(() => names(database))];
  expect(names()).toEqual([]);
  expect(await Promise.all(made)).toEqual(['a', 'b', ['a', 'b']]);
  expect(names()).toEqual(['a', 'b']);
});

test('one that fails fails alone, whatever it had done', async () => {
  const { change, lasting } = groupChanges(database, onDisk);
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

test('what is to last is answered when the disk has it, the rest before', async () => {
  const disk = Promise.withResolvers<void>();
  const { change, lasting } = groupChanges(database, () => disk.promise);
  const answered: string[] = [];
  const kept = lasting(adding('kept')).then((name) => answered.push(name));
  await change(adding('noted')).then((name) => answered.push(name));
  // Later ones do not wait for it either.
  await change(adding('later')).then((name) => answered.push(name));
  expect(answered).toEqual(['noted', 'later']);
  expect(names()).toEqual(['kept', 'later', 'noted']);
  disk.resolve();
  await kept;
  expect(answered).toEqual(['noted', 'later', 'kept']);
});

test('the disk is waited for once for all that arrived together, and not for what need not last', async () => {
  let times = 0;
  const { change, lasting } = groupChanges(database, async () => {
    times += 1;
  });
  await change(adding('noted'));
  expect(times).toBe(0);
  await Promise.all(['a', 'b', 'c'].map((name) => lasting(adding(name))));
  expect(times).toBe(1);
});

test('what is to last while the disk is busy is made when it is free, all together', async () => {
  const disks = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let times = 0;
  const { change, lasting } = groupChanges(database, () => {
    times += 1;
    return disks[times - 1]?.promise ?? Promise.reject(new Error('once too often'));
  });
  const first = lasting(adding('first'));
  await change(adding('noted'));
  const later = ['b', 'c'].map((name) => lasting(adding(name)));
  await change(adding('later'));
  expect(names()).toEqual(['first', 'later', 'noted']);
  disks[0]?.resolve();
  expect(await first).toBe('first');
  await change(adding('last'));
  expect(names()).toEqual(['b', 'c', 'first', 'last', 'later', 'noted']);
  disks[1]?.resolve();
  expect(await Promise.all(later)).toEqual(['b', 'c']);
  expect(times).toBe(2);
});

test('after many waited for the disk it is left alone a while, after one it is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { change, lasting } = groupChanges(database, onDisk);
    await lasting(adding('alone'));
    await Promise.all(['a', 'b'].map((name) => lasting(adding(name))));
    const kept = lasting(adding('kept'));
    await change(adding('noted'));
    expect(names()).toEqual(['a', 'alone', 'b', 'noted']);
    vi.runAllTimers();
    expect(await kept).toBe('kept');
    expect(await lasting(adding('next'))).toBe('next');
  } finally {
    vi.useRealTimers();
  }
});

test('a disk that fails is told to those who rely on it', async () => {
  const { change, lasting } = groupChanges(database, () => Promise.reject(new Error('no disk')));
  const made = await Promise.allSettled([lasting(adding('a')), change(adding('b'))]);
  expect(made.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('a database that another holds too long is told to all, and used again after', async () => {
  const { change } = groupChanges(database, onDisk);
  another.exec('BEGIN IMMEDIATE');
  const made = await Promise.allSettled([change(adding('a')), change(adding('b'))]);
  expect(made.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  another.exec('ROLLBACK');
  expect(await change(adding('a'))).toBe('a');
});

test('what waits is made when it is asked for, and refused once the database is closed', async () => {
  const { change, flush } = groupChanges(database, onDisk);
  const waiting = change(adding('a'));
  flush();
  expect(names()).toEqual(['a']);
  database.close();
  expect(await waiting).toBe('a');
  await expect(change(adding('b'))).rejects.toThrow();
});

test('so is what waits for the disk', async () => {
  const disk = Promise.withResolvers<void>();
  const { change, lasting, flush } = groupChanges(database, () => disk.promise);
  const first = lasting(adding('first'));
  await change(adding('noted'));
  const second = lasting(adding('second'));
  flush();
  expect(names()).toEqual(['first', 'noted', 'second']);
  disk.resolve();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('in memory there is no disk to wait for', async () => {
  const { lasting } = groupChanges(database, undefined);
  expect(await lasting(adding('a'))).toBe('a');
});
