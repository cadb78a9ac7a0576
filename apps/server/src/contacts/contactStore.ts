/** Fields of a contact. */
export interface ContactFields {
  name: string;
  /** Checksummed (EIP-55). */
  address: `0x${string}`;
  /** May be empty. */
  note: string;
}

/** Stored contact. The id is random. */
export type Contact = ContactFields & { id: string };

/** Most contacts per account. */
export const MOST_CONTACTS = 1_000;

/**
 * Store of contacts, each of one account (CAIP-10, the address in lower case). An account has at most one
 * contact per address, and at most `MOST_CONTACTS`. Every method is atomic across all users of the
 * database, durable once resolved, and rejects when the database fails. Times are ms since 1970, by the
 * caller's clock.
 */
export interface ContactStore {
  /** All contacts of an account, unordered. */
  list(account: string): Promise<readonly Contact[]>;
  add(account: string, contact: Contact): Promise<'added' | 'exists' | 'full'>;
  /** Changes the contact with the same id. */
  change(account: string, contact: Contact): Promise<'changed' | 'exists' | 'missing'>;
  /** Removes a contact; resolves to false when there was none. */
  remove(account: string, id: string): Promise<boolean>;
  /** Merges contacts by address, all or none; resolves to the counts. */
  merge(account: string, contacts: readonly Contact[]): Promise<Merged['counts'] | 'full'>;
  /** True for accounts that have had a contact and were not forgotten since. */
  knows(account: string): Promise<boolean>;
  /**
   * Records that a known account was seen, to the day: not every read should write. Null for a clock that may be wrong:
   * the account then counts as seen when accounts are next looked for.
   */
  see(account: string, now: number | null): Promise<void>;
  /** Known accounts last seen before a time, at most 100. Accounts never recorded count as seen now. */
  unseen(before: number, now: number): Promise<readonly string[]>;
  /** Removes an account's contacts, unless it was seen at `before` or later. */
  forget(account: string, before: number): Promise<void>;
  /** Resolves when the database takes a change. Leaves no row. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Result of an import: contacts to add, contacts to change, and counts. */
export interface Merged {
  added: readonly Contact[];
  changed: readonly Contact[];
  counts: { added: number; changed: number; unchanged: number };
}

/**
 * Merges contacts into stored ones by address: an existing contact keeps its id and takes the new name and
 * note. Of two with one address the later wins. `full` when there would be too many.
 */
export function mergeContacts(
  kept: readonly Contact[],
  coming: readonly Contact[],
): Merged | 'full' {
  const known = new Map(kept.map((contact) => [contact.address, contact]));
  const each = [...new Map(coming.map((contact) => [contact.address, contact])).values()];
  const added = each.filter(({ address }) => !known.has(address));
  if (kept.length + added.length > MOST_CONTACTS) return 'full';
  const changed = each.flatMap(({ address, name, note }) => {
    const before = known.get(address);
    const differs = before && (before.name !== name || before.note !== note);
    return differs ? [{ ...before, name, note }] : [];
  });
  const unchanged = each.length - added.length - changed.length;
  const counts = { added: added.length, changed: changed.length, unchanged };
  return { added, changed, counts };
}
