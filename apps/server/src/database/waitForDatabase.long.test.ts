import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { openDatabase } from './openDatabase.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const waiting = expect.objectContaining({
  level: 'warn',
  message: 'waiting up to 60 s for the database',
  reason: expect.stringContaining('ECONNREFUSED'),
});

it('openDatabase waits for a PostgreSQL that starts later, and logs it once', async () => {
  await postgres.kill();
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => logged.push(entry);
  const opening = openDatabase({ url: postgres.url }, log, { longestMs: 60_000 });
  await expect.poll(() => logged).toContainEqual(waiting);
  await postgres.restart();
  const database = await opening;
  await database.contacts.check();
  await database.close();
  expect(logged.filter(({ reason }) => reason?.includes('ECONNREFUSED'))).toHaveLength(1);
  expect(logged.at(-1)?.message).toMatch(/^database reached after \d+ s$/);
});

it('openDatabase ends its wait when the start is aborted', async () => {
  await postgres.kill();
  const logged: LogEntry[] = [];
  const stopping = new AbortController();
  const opening = openDatabase({ url: postgres.url }, (entry) => logged.push(entry), {
    longestMs: 60_000,
    signal: stopping.signal,
  });
  await expect.poll(() => logged).toContainEqual(waiting);
  stopping.abort(new Error('SIGTERM'));
  await expect(opening).rejects.toThrow('SIGTERM');
});

it('openDatabase does not wait longer than it may, nor for a database that is not there', async () => {
  await postgres.kill();
  const wait = { longestMs: 0 };
  await expect(openDatabase({ url: postgres.url }, () => {}, wait)).rejects.toThrow(/ECONNREFUSED/);
  await postgres.restart();
  const missing = { url: postgres.url.replace(/\/postgres$/, '/none') };
  const opening = openDatabase(missing, () => {}, { longestMs: 60_000 });
  await expect(opening).rejects.toThrow(/"none" does not exist/);
});
