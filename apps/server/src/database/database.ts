import type { LimitStore } from '@mooring/rpc-proxy';
import type { SignInStore } from '@mooring/sign-in/server';
import {
  createSignInStore,
  type StoreDatabase,
  signInMigrations,
} from '@mooring/sign-in/server/database';
import { contactMigrations } from '../contacts/contactMigrations.ts';
import type { ContactStore } from '../contacts/contactStore.ts';
import { createContactStore } from '../contacts/createContactStore.ts';
import { createLimitStore, limitMigrations } from '../limits/createLimitStore.ts';

/** Database of the server: sessions, contacts, and clients' usage of their limits. */
export type Database = {
  signIn: SignInStore;
  contacts: ContactStore;
  limits: LimitStore;
  close(): Promise<void>;
};

/** Migrations of all its tables. */
export const migrations = [signInMigrations, contactMigrations, limitMigrations];

/** Creates the stores of a migrated database. */
export function createStores(database: StoreDatabase): Database {
  return {
    signIn: createSignInStore(database),
    contacts: createContactStore(database),
    limits: createLimitStore(database),
    close: () => database.close(),
  };
}
