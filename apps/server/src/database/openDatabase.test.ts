import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { type DatabasePlace, databaseUrl, openDatabase } from './openDatabase.ts';

const account = 'eip155:0:0xaa';
const nonce = { hash: 'nonce', visitHash: 'visit', expiresAt: 2 };
const contact = {
  id: 'one',
  name: 'Mira',
  address: '0x00000000000000000000000000000000000000AA',
  note: '',
} as const;

let folder = '';
let postgres: Postgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-database-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

it.each<[string, () => DatabasePlace]>([
  ['a file', () => ({ file: join(folder, 'kept.sqlite') })],
  ['PostgreSQL', () => ({ url: postgres.url })],
])(
  'openDatabase with %s keeps nonces, sessions and contacts after reopening',
  async (_name, place) => {
    const first = await openDatabase(place(), () => {});
    await first.signIn.addNonce(nonce);
    await first.contacts.add(account, contact);
    await first.close();
    const again = await openDatabase(place(), () => {});
    expect(await again.signIn.consumeNonce({ ...nonce, now: 1 })).toMatchObject({
      result: 'consumed',
    });
    expect(await again.contacts.list(account)).toEqual([contact]);
    await again.close();
  },
);

it('openDatabase in memory keeps nothing after reopening', async () => {
  const first = await openDatabase('memory', () => {});
  await first.contacts.add(account, contact);
  await first.close();
  const again = await openDatabase('memory', () => {});
  expect(await again.contacts.list(account)).toEqual([]);
  await again.close();
});

it('openDatabase reconnects after the database was unavailable, and logs a warning', async () => {
  const logged: LogEntry[] = [];
  const database = await openDatabase({ url: postgres.url }, (entry) => logged.push(entry));
  await postgres.kill();
  const lost = expect.objectContaining({ level: 'warn', message: 'database connection lost' });
  await expect.poll(() => logged).toContainEqual(lost);
  await expect(database.contacts.check()).rejects.toThrow();
  await postgres.restart();
  await expect(database.contacts.check()).resolves.toBeUndefined();
  await database.close();
});

describe('openDatabase with several hosts', () => {
  /** URL of the hosts of URLs, tried in their order. */
  const urlOf = (urls: readonly string[], query = '') =>
    `postgres://postgres@${urls.map((url) => new URL(url).host).join(',')}/postgres${query}`;
  const nowhere = 'postgres://127.0.0.1:9/';

  it('uses the first that answers, and goes on when it is gone', { tags: ['long'] }, async () => {
    const other = await startPostgres();
    try {
      // Each host has the tables, as a replica has.
      await (await openDatabase({ url: postgres.url }, () => {})).close();
      const url = urlOf([nowhere, other.url, postgres.url]);
      const database = await openDatabase({ url }, () => {});
      const elsewhere = await openDatabase({ url: other.url }, () => {});
      await database.contacts.add('eip155:0:0xbb', contact);
      expect(await elsewhere.contacts.list('eip155:0:0xbb')).toEqual([contact]);
      await elsewhere.close();
      await other.kill();
      await expect
        .poll(() => database.contacts.check().then(() => 'usable', String))
        .toBe('usable');
      expect(await database.contacts.list('eip155:0:0xbb')).toEqual([]);
      await database.close();
    } finally {
      await other.stop();
    }
  });

  it('uses the one that takes writes, with target_session_attrs', { tags: ['long'] }, async () => {
    const standby = await startPostgres();
    try {
      const admin = new Client({ connectionString: standby.url });
      await admin.connect();
      await admin.query("ALTER ROLE postgres SET default_transaction_read_only = 'on'");
      await admin.end();
      const hosts = [standby.url, postgres.url];
      await expect(openDatabase({ url: urlOf(hosts) }, () => {})).rejects.toThrow(/read-only/);
      const url = urlOf(hosts, '?target_session_attrs=read-write');
      const database = await openDatabase({ url }, () => {});
      await expect(database.contacts.check()).resolves.toBeUndefined();
      await database.close();
      const alone = urlOf([standby.url], '?target_session_attrs=read-write');
      await expect(openDatabase({ url: alone }, () => {})).rejects.toThrow(/server is read-only/);
    } finally {
      await standby.stop();
    }
  });

  it('tries no other host for a database that is not there', async () => {
    const url = urlOf([postgres.url, nowhere]).replace(/postgres$/, 'none');
    await expect(openDatabase({ url }, () => {})).rejects.toThrow(/"none" does not exist/);
  });
});

it.each<[string, () => Promise<DatabasePlace>, RegExp]>([
  [
    'a folder that is not there',
    async () => ({ file: join(folder, 'none/mooring.sqlite') }),
    /^The database mooring\.sqlite cannot be used: .*Check that its folder exists/,
  ],
  [
    'a file that is not a database',
    async () => {
      const file = join(folder, 'text.sqlite');
      await writeFile(file, 'hello '.repeat(1_000));
      return { file };
    },
    /^The database text\.sqlite cannot be used: /,
  ],
  [
    'a file of a release whose tables this one cannot read',
    async () => {
      const file = join(folder, 'newer.sqlite');
      await (await openDatabase({ file }, () => {})).close();
      const database = new DatabaseSync(file);
      database.exec('INSERT INTO sign_in_version (version) VALUES (99)');
      database.close();
      return { file };
    },
    /^The database newer\.sqlite cannot be used: The sign-in database is of version 99, .*before the upgrade\.$/,
  ],
  [
    'a server that is not there',
    async () => ({ url: 'postgres://mira:SECRET@127.0.0.1:9/mooring' }),
    /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
  ],
  [
    'a database that is not there',
    async () => ({ url: postgres.url.replace(/\/postgres$/, '/none').replace('@', ':SECRET@') }),
    /^The database of DATABASE_URL cannot be used: .*"none" does not exist/,
  ],
  [
    'several servers that are not there',
    async () => ({ url: 'postgres://mira:SECRET@127.0.0.1:9,127.0.0.1:19/mooring' }),
    /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
  ],
  [
    'TLS that the server does not have',
    async () => ({ url: `${postgres.url.replace('@', ':SECRET@')}?sslmode=require` }),
    /^The database of DATABASE_URL cannot be used: The server does not support SSL connections/,
  ],
  [
    'another mode of TLS',
    async () => ({ url: 'postgres://mira:SECRET@127.0.0.1:9/mooring?sslmode=prefer' }),
    /^The database of DATABASE_URL cannot be used: sslmode must be one of disable, require/,
  ],
  [
    'an address that is none',
    async () => ({ url: 'postgres://mira:SECRET@[/' }),
    /^The database of DATABASE_URL cannot be used: /,
  ],
])('openDatabase throws a message for %s, without a password', async (_name, place, message) => {
  const opening = openDatabase(await place(), () => {});
  await expect(opening).rejects.toThrow(message);
  await expect(opening).rejects.not.toThrow(/SECRET/);
});

it.each([
  [{}, undefined],
  [{ DATABASE_URL: '' }, undefined],
  [{ DATABASE_URL: 'postgres://host/name' }, 'postgres://host/name'],
  [{ DATABASE_URL: 'postgresql://host/name' }, 'postgresql://host/name'],
])('databaseUrl of %j is %j', (environment, expected) => {
  expect(databaseUrl(environment)).toBe(expected);
});

it.each(['mysql://mira:SECRET@host/name', 'SECRET', 'file:SECRET'])(
  'databaseUrl refuses other URLs without showing them',
  (url) => {
    expect(() => databaseUrl({ DATABASE_URL: url })).toThrow(/must be the URL of a PostgreSQL/);
    expect(() => databaseUrl({ DATABASE_URL: url })).not.toThrow(/SECRET/);
  },
);
