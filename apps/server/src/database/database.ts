import type { SignInStore } from '@mooring/sign-in/server';
import type { ContactStore } from '../contacts/contactStore.ts';

/** Everything that is kept: who is signed in, and contacts. */
export type Database = {
  signIn: SignInStore;
  contacts: ContactStore;
  close(): Promise<void>;
};
