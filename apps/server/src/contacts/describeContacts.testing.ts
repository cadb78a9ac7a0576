import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Contact, type ContactStore, MOST_CONTACTS } from './contactStore.ts';

const account = 'eip155:0:0x00000000000000000000000000000000000000aa';
const other = 'eip155:10:0x00000000000000000000000000000000000000aa';

function contactOf(index: number, changes: Partial<Contact> = {}): Contact {
  const digits = String(index).padStart(40, '0');
  return { id: `id-${index}`, name: `Name ${index}`, address: `0x${digits}`, note: '', ...changes };
}

const mira = contactOf(1, { name: 'Mira — ميرا ⛵', note: 'It\'s\nher \\ "note"' });
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => contactOf(from + index));
const idsOf = (contacts: readonly Contact[]) => contacts.map(({ id }) => id).toSorted();

/**
 * Tests that every contact store must pass. `open` returns two stores that share one empty database, as two
 * servers would; they are closed after each test.
 */
export function describeContacts(
  name: string,
  open: () => Promise<readonly [ContactStore, ContactStore]>,
): void {
  describe(name, () => {
    let store: ContactStore;
    let another: ContactStore;
    beforeEach(async () => {
      [store, another] = await open();
    });
    afterEach(() => Promise.all([store.close(), another.close()]));

    it('gives back what was added, to that account alone', async () => {
      expect(await store.list(account)).toEqual([]);
      expect(await store.add(account, mira)).toBe('added');
      expect(await another.list(account)).toEqual([mira]);
      expect(await another.list(other)).toEqual([]);
    });

    it('has one contact for an address, in each account', async () => {
      await store.add(account, mira);
      expect(await another.add(account, { ...mira, id: 'second' })).toBe('exists');
      expect(await another.add(other, { ...mira, id: 'second' })).toBe('added');
      expect(await store.list(account)).toEqual([mira]);
    });

    it('keeps one of several contacts added for an address concurrently', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 ? store : another).add(account, { ...mira, id: `${index}` }),
        ),
      );
      expect(outcomes.toSorted()).toEqual(['added', ...Array(5).fill('exists')]);
    });

    it('changes a contact, its address too', async () => {
      await store.add(account, mira);
      const changed = { ...contactOf(2), id: mira.id };
      expect(await another.change(account, changed)).toBe('changed');
      expect(await store.list(account)).toEqual([changed]);
      expect(await store.change(account, changed)).toBe('changed');
    });

    it('changes neither into an address that is taken, nor what is not there', async () => {
      await store.merge(account, [mira, contactOf(2)]);
      const taken = { ...mira, address: contactOf(2).address };
      expect(await store.change(account, taken)).toBe('exists');
      expect(await store.change(account, contactOf(3))).toBe('missing');
      expect(await store.change(other, mira)).toBe('missing');
      expect(idsOf(await store.list(account))).toEqual(['id-1', 'id-2']);
      expect(await store.list(account)).toContainEqual(mira);
    });

    it('removes a contact once, and no other account’s', async () => {
      await store.add(account, mira);
      expect(await store.remove(other, mira.id)).toBe(false);
      expect(await store.remove(account, mira.id)).toBe(true);
      expect(await another.remove(account, mira.id)).toBe(false);
      expect(await store.list(account)).toEqual([]);
    });

    it('merges by address: new ones, changed ones under their old id, and the rest as it was', async () => {
      await store.merge(account, many(3));
      const coming = [
        contactOf(1, { id: 'new id', name: 'Renamed' }),
        contactOf(2, { id: 'new id too' }),
        contactOf(3),
      ];
      expect(await another.merge(account, coming)).toEqual({ added: 1, changed: 1, unchanged: 1 });
      const kept = await store.list(account);
      expect(idsOf(kept)).toEqual(['id-0', 'id-1', 'id-2', 'id-3']);
      expect(kept).toContainEqual(contactOf(1, { name: 'Renamed' }));
      expect(await store.merge(account, [])).toEqual({ added: 0, changed: 0, unchanged: 0 });
    });

    it('takes a thousand, and of too many none', async () => {
      await store.merge(account, many(MOST_CONTACTS - 1));
      expect(await store.merge(account, many(2, 5_000))).toBe('full');
      expect(await store.list(account)).toHaveLength(MOST_CONTACTS - 1);
      const [last, over] = many(2, 5_000);
      if (!last || !over) throw new Error('There are two');
      const outcomes = await Promise.all([store.add(account, last), another.add(account, over)]);
      expect(outcomes.toSorted()).toEqual(['added', 'full']);
      expect(await store.merge(account, many(MOST_CONTACTS - 1))).toMatchObject({ added: 0 });
      expect(await store.add(other, contactOf(6_000))).toBe('added');
    });

    it('knows an account from its first contact on', async () => {
      expect(await store.knows(account)).toBe(false);
      await store.merge(account, []);
      expect(await store.knows(account)).toBe(false);
      await store.add(account, mira);
      await another.merge(
        other,
        [mira].map((contact) => ({ ...contact, id: 'second' })),
      );
      expect(await Promise.all([another.knows(account), store.knows(other)])).toEqual([true, true]);
      await store.remove(account, mira.id);
      expect(await store.knows(account)).toBe(true);
    });

    it('deletes accounts that were not seen, and no others', async () => {
      const [start, day] = [1_800_000_000_000, 86_400_000];
      await store.add(account, mira);
      await store.add(other, { ...mira, id: 'second' });
      expect(await another.unseen(start, start)).toEqual([]);
      await store.see(account, start + day - 1);
      expect(await another.unseen(start + 1, start + day)).toEqual(
        expect.arrayContaining([account, other]),
      );
      await store.see(account, start + day);
      expect(await another.unseen(start + day, start + day)).toEqual([other]);
      await another.forget(account, start + day);
      await another.forget(other, start + day);
      expect([await store.list(account), await store.list(other)]).toEqual([[mira], []]);
      expect(await another.knows(other)).toBe(false);
      await store.see(other, start + day);
      expect(await store.knows(other)).toBe(false);
    });

    it('says whether it can be used', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
}
