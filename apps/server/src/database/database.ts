import type { SignInStore } from '@mooring/sign-in/server';
import type { ContactStore } from '../contacts/contactStore.ts';
import type { LimitStore } from '../limits/limitStore.ts';

/** Everything that is kept: who is signed in, contacts, and what clients have used of the gateway. */
export type Database = {
  signIn: SignInStore;
  contacts: ContactStore;
  limits: LimitStore;
  close(): Promise<void>;
};
