import {
  addContact,
  type Contact,
  type ContactEntry,
  changeContact,
  contactsKey,
  deleteContact,
  type ImportResult,
  importContacts,
} from '@mooring/page/contacts';
import { requestFault, useSession } from '@mooring/page/sign-in';
import { useSite } from '@mooring/page/site';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Mutations of the account's contacts; each rejects with `JsonRequestError`, and a fetch before one. */
interface ContactChanges {
  /** Adds a contact, or changes the one with `id`. */
  readonly save: (entry: ContactEntry, id?: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly importAll: (entries: readonly ContactEntry[]) => Promise<ImportResult>;
  /** Fetches the contacts, which another device may have changed; those known before if that fails. */
  readonly refresh: () => Promise<readonly Contact[]>;
}

/** Changes contacts on the server, then refetches them. */
export function useContactChanges(): ContactChanges {
  const { signIn } = useSite();
  const { id: sessionId, account = '' } = useSession() ?? {};
  const queryClient = useQueryClient();
  return useMemo(() => {
    const queryKey = contactsKey(sessionId);
    const show = (change: (contacts: readonly Contact[]) => readonly Contact[]) =>
      queryClient.setQueryData<readonly Contact[]>(queryKey, (now) => now && change(now));

    /** Runs a change, and refetches also on failure. */
    async function change<Result>(ask: () => Promise<Result>): Promise<Result> {
      try {
        return await ask();
      } catch (error) {
        if (requestFault(error) === 'signedOut') void signIn?.refresh().catch(() => {});
        throw error;
      } finally {
        void queryClient.invalidateQueries({ queryKey });
      }
    }

    return {
      save: (entry, id) =>
        change(async () => {
          const saved = await (id === undefined
            ? addContact(account, entry)
            : changeContact(account, id, entry));
          show((contacts) => [...contacts.filter((contact) => contact.id !== saved.id), saved]);
        }),
      remove: (id) =>
        change(async () => {
          await deleteContact(account, id);
          show((contacts) => contacts.filter((contact) => contact.id !== id));
        }),
      importAll: (entries) => change(() => importContacts(account, entries)),
      async refresh() {
        await queryClient.refetchQueries({ queryKey });
        return queryClient.getQueryData<readonly Contact[]>(queryKey) ?? [];
      },
    };
  }, [signIn, sessionId, account, queryClient]);
}
