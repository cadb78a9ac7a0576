import type { LimitStore } from '@mooring/rpc-proxy';
import type { SignInStore } from '@mooring/sign-in/server';
import type { ContactStore } from '../contacts/contactStore.ts';

/** Everything that is kept: who is signed in, contacts, and what clients have used of the network. */
export type Database = {
  signIn: SignInStore;
  contacts: ContactStore;
  limits: LimitStore;
  close(): Promise<void>;
};
