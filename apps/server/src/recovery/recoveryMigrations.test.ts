import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@mooring/internal';
import type { Migrations } from '@mooring/sign-in/server/database';
import { openPostgres } from '@mooring/sign-in/server/postgres';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { startPostgres } from '@mooring/testing/postgres';
import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { createRecoveryStore } from './createRecoveryStore.ts';
import { recoveryMigrations } from './recoveryStatements.ts';
import { contactsOn, type RecoveryStore } from './recoveryStore.ts';

const migrations = [recoveryMigrations];
/** Addresses of an account, on whatever network. */
const secondVersion: Migrations = {
  ...recoveryMigrations,
  newest: 2,
  scripts: (version, dialect) => recoveryMigrations.scripts(version, dialect).slice(0, 2 - version),
};

const account = '0x00000000000000000000000000000000000000aa';
const NOW = 1_700_000_000_000;
const times = { now: NOW, delayMs: 7 * DAY_MS };
const filled = `INSERT INTO recovery_contacts (account, email, from_at, until_at, locale)
  VALUES ('${account}', 'a@example.org', 5, NULL, 'de'), ('${account}', 'b@example.org', 6, ${NOW + 9}, NULL)`;

async function expectBrought(store: RecoveryStore) {
  const a = { email: 'a@example.org', from: 5, until: undefined, locale: 'de' };
  const b = { email: 'b@example.org', from: 6, until: NOW + 9, locale: undefined };
  const before = await store.contacts(account, NOW);
  expect(before).toEqual([
    { ...a, chainId: 0 },
    { ...b, chainId: 0 },
  ]);
  expect(contactsOn(10, before)).toEqual(before);
  // A change on one network leaves the others as they were.
  const place = { account, chainIds: [10], allChainIds: [1, 10] };
  expect(await store.removeContact(place, a.email, times)).toBe(true);
  const after = await store.contacts(account, NOW);
  expect(contactsOn(1, after)).toEqual([
    { ...a, chainId: 1 },
    { ...b, chainId: 1 },
  ]);
  expect(contactsOn(10, after)).toEqual([
    { ...a, chainId: 10, until: NOW + 7 * DAY_MS },
    { ...b, chainId: 10 },
  ]);
}

describe('recovery tables of version 2', () => {
  it('are migrated in SQLite, with addresses on every network', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'mooring-recovery-')), 'old.sqlite');
    await openSqlite({ file, migrations: [secondVersion] }).close();
    const old = new DatabaseSync(file);
    old.exec(filled);
    old.close();
    const database = openSqlite({ file, migrations });
    await expectBrought(createRecoveryStore(database));
    await database.close();
    // A release of before runs on them too, and writes addresses of every network.
    await openSqlite({ file, migrations: [secondVersion] }).close();
    const again = new DatabaseSync(file);
    again.exec(filled.replaceAll('@example.org', '@example.net'));
    again.close();
    const later = openSqlite({ file, migrations });
    const found = await createRecoveryStore(later).contacts(account, NOW);
    expect(contactsOn(1, found).map(({ email }) => email)).toContain('a@example.net');
    await later.close();
    await rm(dirname(file), { recursive: true });
  });

  it('are migrated in PostgreSQL, with addresses on every network', {
    tags: ['long'],
  }, async () => {
    const postgres = await startPostgres();
    const pool = new Pool({ connectionString: postgres.url, max: 2 });
    await openPostgres({ pool, migrations: [secondVersion] });
    await pool.query(filled);
    await expectBrought(createRecoveryStore(await openPostgres({ pool, migrations })));
    await pool.end();
    await postgres.stop();
  });
});
