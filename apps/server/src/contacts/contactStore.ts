import type { Contact } from './contact.ts';
import type { Merged } from './mergeContacts.ts';

export const DAY_MS = 86_400_000;

/**
 * Store of contacts, each of one account (CAIP-10, the address in lower case). An account has at most one
 * contact per address, and at most `MOST_CONTACTS`. Every method is atomic across all users of the
 * database, durable once resolved, and rejects when the database fails. Times are ms since 1970, by the
 * caller's clock.
 */
export type ContactStore = {
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
  /** Records that a known account was seen, to the day: not every read should write. */
  see(account: string, now: number): Promise<void>;
  /** Known accounts last seen before a time, at most 100. Accounts never recorded count as seen now. */
  unseen(before: number, now: number): Promise<readonly string[]>;
  /** Removes an account's contacts, unless it was seen at `before` or later. */
  forget(account: string, before: number): Promise<void>;
  /** Resolves when the database answers. */
  check(): Promise<void>;
  close(): Promise<void>;
};
