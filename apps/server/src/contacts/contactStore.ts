import type { Contact } from './contact.ts';
import type { Merged } from './mergeContacts.ts';

/**
 * Where contacts are, each belonging to one account (CAIP-10, the address in lower case). An account
 * has one contact for an address, and at most `MOST_CONTACTS`. Every method is one atomic step,
 * whoever else works on the same database; what it answered is there after a crash. It rejects when
 * the database cannot be used.
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
  /** Resolves when the database answers. */
  check(): Promise<void>;
  close(): Promise<void>;
};
