import type { Contact } from './contact.ts';
import type { Merged } from './mergeContacts.ts';

export const DAY_MS = 86_400_000;

/**
 * Where contacts are, each belonging to one account (CAIP-10, the address in lower case). An account
 * has one contact for an address, and at most `MOST_CONTACTS`. Every method is one atomic step,
 * whoever else works on the same database; what it answered is there after a crash. It rejects when
 * the database cannot be used. Times are ms since 1970; the caller's clock counts.
 */
export type ContactStore = {
  /** Every contact of an account, in no order. */
  list(account: string): Promise<readonly Contact[]>;
  add(account: string, contact: Contact): Promise<'added' | 'exists' | 'full'>;
  /** Changes the contact of that id. */
  change(account: string, contact: Contact): Promise<'changed' | 'exists' | 'missing'>;
  /** Whether there was one. */
  remove(account: string, id: string): Promise<boolean>;
  /** Merges contacts in by address, all of them or none; how many were what. */
  merge(account: string, contacts: readonly Contact[]): Promise<Merged['counts'] | 'full'>;
  /** Whether an account has had a contact, and was not forgotten since. */
  knows(account: string): Promise<boolean>;
  /** Notes that a known account was seen; to the day, for reading is not to write each time. */
  see(account: string, now: number): Promise<void>;
  /** Known accounts that were last seen before a time, a hundred at most. One never noted counts as seen now. */
  unseen(before: number, now: number): Promise<readonly string[]>;
  /** Removes an account's contacts, unless it was seen at that time or later. */
  forget(account: string, before: number): Promise<void>;
  /** Resolves when the database answers. */
  check(): Promise<void>;
  close(): Promise<void>;
};
