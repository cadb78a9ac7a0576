import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Databases, startDatabases, twoOf } from '../../test/stores.ts';
import { createPasskeyStore, passkeyMigrations } from './createPasskeyStore.ts';
import { MOST_PASSKEYS, type PasskeyStore, type StoredPasskey } from './passkeyStore.ts';

const migrations = [passkeyMigrations];
let databases: Databases;
beforeAll(async () => {
  databases = await startDatabases(migrations);
});
afterAll(() => databases.stop());

const address = '0x00000000000000000000000000000000000000aa';
const other = '0x00000000000000000000000000000000000000bb';
const mira: StoredPasskey = {
  id: 'AQIDBA',
  publicKey: { x: `0x${'12'.repeat(32)}`, y: `0x${'34'.repeat(32)}` },
  address,
  isFirst: true,
};

describe.each<[string, () => Promise<readonly [PasskeyStore, PasskeyStore]>]>([
  ['SQLite', async () => twoOf(await databases.file(), createPasskeyStore)],
  ['PostgreSQL', async () => twoOf(await databases.database(), createPasskeyStore)],
  [
    'memory',
    async () => {
      const store = createPasskeyStore(openSqlite({ file: ':memory:', migrations }));
      return [store, store];
    },
  ],
])('%s', (_name, open) => {
  it('gives back what was stored, and stores it twice without harm', async () => {
    const [store, another] = await open();
    expect(await store.find(mira.id)).toBeUndefined();
    expect(await store.put(mira)).toBe('stored');
    expect(await another.put(mira)).toBe('stored');
    expect(await another.find(mira.id)).toEqual(mira);
  });

  it('leaves an id to the key that has it', async () => {
    const [store, another] = await open();
    await store.put(mira);
    const publicKey = { ...mira.publicKey, y: `0x${'56'.repeat(32)}` } as const;
    expect(await another.put({ ...mira, publicKey })).toBe('taken');
    expect(await another.put({ ...mira, publicKey, address: other })).toBe('taken');
    expect(await store.find(mira.id)).toEqual(mira);
  });

  it('leaves a key to its account, unless that only has it as another owner', async () => {
    const [store, another] = await open();
    const guest = { ...mira, address: other, isFirst: false } as const;
    await store.put(guest);
    expect(
      await another.put({ ...guest, address: '0x00000000000000000000000000000000000000cc' }),
    ).toBe('taken');
    expect(await another.put(mira)).toBe('stored');
    expect(await store.put(guest)).toBe('taken');
    expect(await store.find(mira.id)).toEqual(mira);
  });

  it('stores one of two keys for an id at once', async () => {
    const [store, another] = await open();
    const outcomes = await Promise.all([
      store.put(mira),
      another.put({
        ...mira,
        publicKey: { ...mira.publicKey, y: mira.publicKey.x },
        address: other,
      }),
    ]);
    expect(outcomes.toSorted()).toEqual(['stored', 'taken']);
  });

  it('keeps a counter that goes up, and none for those without one', async () => {
    const [store, another] = await open();
    await store.put(mira);
    const counted = [];
    for (const counter of [0, 0, 3, 3, 2, 0, 4, 4_294_967_295])
      counted.push(await (counter % 2 ? another : store).count(mira.id, counter));
    expect(counted).toEqual([true, true, true, false, false, false, true, true]);
    expect(await store.count('unknown', 9)).toBe(false);
  });

  it('stores a bounded number for an account', async () => {
    const [store, another] = await open();
    const outcomes = await Promise.all(
      Array.from({ length: MOST_PASSKEYS + 2 }, (_, index) =>
        (index % 2 ? store : another).put({ ...mira, id: `id-${index}` }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(2);
    expect(await store.put({ ...mira, id: 'other', address: other })).toBe('stored');
  });
});
