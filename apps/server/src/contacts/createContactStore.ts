import { DAY_MS } from '@mooring/internal';
import { type Steps, type StoreDatabase, step } from '@mooring/sign-in/server/database';
import { getAddress } from 'viem';
import { LASTING_CHANGE } from '../sql/lasting.ts';
import { prepareContactStatements } from './contactStatements.ts';
import { type Contact, type ContactStore, MOST_CONTACTS, mergeContacts } from './contactStore.ts';

/** Account of `check`, added and removed in one transaction. Real ones are CAIP-10. */
const PROBE = 'probe';

/** Creates a contact store over a database that has its tables (`contactMigrations`). */
export function createContactStore(database: StoreDatabase): ContactStore {
  const statements = prepareContactStatements(database.dialect);

  /** Runs a change of an account's contacts, one at a time. */
  function transact<T>(account: string, steps: () => Steps<T>): Promise<T> {
    // Contacts are typed by hand.
    return database.transact(account, steps, LASTING_CHANGE);
  }

  function* insert(account: string, contacts: readonly Contact[]): Steps<void> {
    if (contacts.length > 0) yield* step(statements.know({ account }));
    for (const contact of contacts) yield* step(statements.insert({ account, ...contact }));
  }

  /** Id of the contact with an address. */
  function* holderOf(account: string, { address }: Contact): Steps<string | undefined> {
    const { rows } = yield* step(statements.holder({ account, address }));
    return rows[0]?.id;
  }

  async function seenAt(account: string): Promise<number | undefined> {
    const [row] = await database.read(statements.seenAt({ account }));
    return row?.seenAt;
  }

  return {
    async list(account) {
      return (await database.read(statements.list({ account }))).map(contactOf);
    },
    add(account, contact) {
      return transact(account, function* () {
        if ((yield* holderOf(account, contact)) !== undefined) return 'exists';
        const [stored] = (yield* step(statements.count({ account }))).rows;
        if (Number(stored?.count) >= MOST_CONTACTS) return 'full';
        yield* insert(account, [contact]);
        return 'added';
      });
    },
    change(account, contact) {
      return transact(account, function* () {
        const holder = yield* holderOf(account, contact);
        if (holder !== undefined && holder !== contact.id) return 'exists';
        const { count } = yield* step(statements.update({ account, ...contact }));
        return count === 0 ? 'missing' : 'changed';
      });
    },
    async remove(account, id) {
      return (
        (await database.change(statements.remove({ account, id }), LASTING_CHANGE)).count !== 0
      );
    },
    merge(account, contacts) {
      return transact(account, function* () {
        const { rows } = yield* step(statements.list({ account }));
        const merged = mergeContacts(rows.map(contactOf), contacts);
        if (merged === 'full') return merged;
        yield* insert(account, merged.added);
        for (const contact of merged.changed) {
          yield* step(statements.update({ account, ...contact }));
        }
        return merged.counts;
      });
    },
    async knows(account) {
      return (await seenAt(account)) !== undefined;
    },
    async see(account, now) {
      const noted = await seenAt(account);
      const isRecent = now === null ? noted === 0 : noted !== undefined && noted > now - DAY_MS;
      if (noted === undefined || isRecent) return;
      await database.change(statements.see({ account, now: now ?? 0 }));
    },
    async unseen(before, now) {
      await database.change(statements.seeNew({ now }));
      const rows = await database.read(statements.unseen({ before }));
      return rows.map(({ account }) => account);
    },
    async forget(account, before) {
      await transact(account, function* () {
        const { count } = yield* step(statements.forget({ account, before }));
        if (count !== 0) yield* step(statements.removeAll({ account }));
      });
    },
    check() {
      return database.transact(PROBE, function* () {
        yield* step(statements.know({ account: PROBE }));
        yield* step(statements.forget({ account: PROBE, before: 1 }));
      });
    },
    close: () => database.close(),
  };
}

function contactOf({ address, ...rest }: { [Key in keyof Contact]: string }): Contact {
  return { ...rest, address: getAddress(address) };
}
