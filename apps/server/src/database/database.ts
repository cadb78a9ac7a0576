import type { LimitStore } from '@mooring/rpc-proxy';
import type { SignInStore } from '@mooring/sign-in/server';
import type { ContactStore } from '../contacts/contactStore.ts';

/** Database of the server: sessions, contacts, and clients' usage of their limits. */
export type Database = {
  signIn: SignInStore;
  contacts: ContactStore;
  limits: LimitStore;
  close(): Promise<void>;
};
