import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { startDatabases } from './databases.testing.ts';
import { describeProcesses } from './describeStore.testing.ts';

describe('PostgreSQL', () => {
  let databases: Awaited<ReturnType<typeof startDatabases>>;
  beforeAll(async () => {
    databases = await startDatabases();
  });
  afterAll(() => databases.server.stop());

  describeProcesses('Processes on one PostgreSQL', () => databases.newDatabase());
});

describe('SQLite', () => {
  let folder: string;
  const files: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mooring-store-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  // In every case, killed or not.
  afterEach(() => {
    for (const file of files.splice(0)) {
      const database = new DatabaseSync(file);
      expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      database.close();
    }
  });

  describeProcesses('Processes on one SQLite file', () => {
    const file = join(folder, `${crypto.randomUUID()}.sqlite`);
    files.push(file);
    return file;
  });
});
