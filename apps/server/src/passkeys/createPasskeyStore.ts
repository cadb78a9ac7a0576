import {
  createBuilder,
  type Dialect,
  type Given,
  type Migrations,
  prepare,
  type Steps,
  type StoreDatabase,
  step,
} from '@mooring/sign-in/server/database';
import type { Generated } from 'kysely';
import { LASTING_CHANGE } from '../sql/lasting.ts';
import { MOST_KEYS, MOST_PASSKEYS, type PasskeyStore, type StoredPasskey } from './passkeyStore.ts';

/** Scripts, each from the version of its index to the next; never changed once released. */
const passkeyScripts: readonly string[] = [
  `CREATE TABLE passkeys (
     id TEXT PRIMARY KEY,
     x TEXT NOT NULL,
     y TEXT NOT NULL,
     address TEXT NOT NULL,
     is_first INTEGER NOT NULL,
     counter BIGINT NOT NULL DEFAULT 0
   );
   CREATE INDEX passkeys_address ON passkeys (address)`,
  // An id belongs to the keys that sign with it. Further owners were stored without a signature, and are dropped: each
  // is stored again once it has signed.
  `CREATE TABLE passkeys_by_key (
     id TEXT NOT NULL,
     x TEXT NOT NULL,
     y TEXT NOT NULL,
     address TEXT NOT NULL,
     is_first INTEGER NOT NULL,
     counter BIGINT NOT NULL DEFAULT 0,
     PRIMARY KEY (id, x, y)
   );
   INSERT INTO passkeys_by_key (id, x, y, address, is_first, counter)
     SELECT id, x, y, address, is_first, counter FROM passkeys WHERE is_first = 1;
   DROP TABLE passkeys;
   ALTER TABLE passkeys_by_key RENAME TO passkeys;
   CREATE INDEX passkeys_address ON passkeys (address)`,
];

/** Migrations of the table of passkeys. */
export const passkeyMigrations: Migrations = {
  subject: 'The table of passkeys',
  versionTable: 'passkeys_version',
  newest: passkeyScripts.length,
  scripts: (version) => passkeyScripts.slice(version),
};

interface Row {
  id: string;
  x: string;
  y: string;
  address: string;
  is_first: number;
}

interface Tables {
  passkeys: Row & { counter: Generated<number> };
}

/** Prepares all statements of the store of passkeys. */
export function preparePasskeyStatements(dialect: Dialect) {
  const on = createBuilder<Tables>(dialect);
  return {
    find: prepare((given: Given<Pick<Row, 'id'>>) =>
      on
        .selectFrom('passkeys')
        .select(['id', 'x', 'y', 'address', 'is_first'])
        .where('id', '=', given('id'))
        .orderBy('is_first', 'desc')
        .limit(MOST_KEYS),
    ),
    ofAddress: prepare((given: Given<Pick<Row, 'address'>>) =>
      on.selectFrom('passkeys').select('id').where('address', '=', given('address')),
    ),
    insert: prepare((given: Given<Row>) =>
      on
        .insertInto('passkeys')
        .values({
          id: given('id'),
          x: given('x'),
          y: given('y'),
          address: given('address'),
          is_first: given('is_first'),
        })
        .onConflict((conflict) => conflict.doNothing()),
    ),
    // A counter of 0 may only follow 0.
    count: prepare(
      (given: Given<Pick<Row, 'id' | 'x' | 'y'> & { counter: number; before: number }>) =>
        on
          .updateTable('passkeys')
          .set({ counter: given('counter') })
          .where('id', '=', given('id'))
          .where('x', '=', given('x'))
          .where('y', '=', given('y'))
          .where('counter', '<=', given('before')),
    ),
  };
}

/** Creates a store of passkeys over a database that has its table (`passkeyMigrations`). */
export function createPasskeyStore(database: StoreDatabase): PasskeyStore {
  const statements = preparePasskeyStatements(database.dialect);

  function* put(row: Row): Steps<'stored' | 'full'> {
    const known = (yield* step(statements.find(row))).rows;
    if (known.some(({ x, y }) => x === row.x && y === row.y)) return 'stored';
    if (known.length >= MOST_KEYS) return 'full';
    const { count } = yield* step(statements.ofAddress(row));
    if (count >= MOST_PASSKEYS) return 'full';
    yield* step(statements.insert(row));
    return 'stored';
  }

  return {
    async find(id) {
      return (await database.read(statements.find({ id }))).map(passkeyOfRow);
    },
    async hasAccount(address) {
      return (await database.read(statements.ofAddress({ address }))).length > 0;
    },
    put({ id, publicKey: { x, y }, address, isFirst }) {
      const row = { id, x, y, address, is_first: Number(isFirst) };
      return database.transact(`passkeys ${address}`, () => put(row), LASTING_CHANGE);
    },
    async count({ id, publicKey: { x, y } }, counter) {
      const query = statements.count({ id, x, y, counter, before: Math.max(counter - 1, 0) });
      return (await database.change(query, LASTING_CHANGE)).count !== 0;
    },
    close: () => database.close(),
  };
}

function passkeyOfRow({ id, x, y, address, is_first }: Row): StoredPasskey {
  const publicKey = { x: hexOfText(x), y: hexOfText(y) };
  return { id, publicKey, address: hexOfText(address), isFirst: is_first === 1 };
}

/** Stored hex, with its type. */
function hexOfText(text: string): `0x${string}` {
  return `0x${text.slice(2)}`;
}
