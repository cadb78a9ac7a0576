import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { useWriteAheadLog } from './useWriteAheadLog.ts';

/** In-memory database that is locked for the first `attempts` attempts. */
function contested(attempts: number, errcode: number) {
  const database = new DatabaseSync(':memory:');
  let tried = 0;
  return {
    exec(sql: string) {
      tried += 1;
      // As node:sqlite reports it; a collision of two processes cannot be forced.
      if (tried <= attempts) throw Object.assign(new Error('database is locked'), { errcode });
      database.exec(sql);
    },
    tried: () => tried,
  };
}

test.each([5, 261, 517])(
  'useWriteAheadLog retries while another process holds the lock (%i)',
  (errcode) => {
    const database = contested(3, errcode);
    useWriteAheadLog(database, 5000);
    expect(database.tried()).toBe(4);
  },
);

test('useWriteAheadLog throws after the timeout', () => {
  expect(() => useWriteAheadLog(contested(Number.POSITIVE_INFINITY, 5), 20)).toThrow('locked');
});

test('useWriteAheadLog throws any other error immediately', () => {
  const database = contested(1, 26);
  expect(() => useWriteAheadLog(database, 5000)).toThrow('locked');
  expect(database.tried()).toBe(1);
});
