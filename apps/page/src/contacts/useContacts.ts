import { useQuery } from '@tanstack/react-query';
import { requestFault, retryRequest } from '../sign-in/requestFault.ts';
import { useSession } from '../sign-in/useSession.ts';
import { useSite } from '../site/SiteContext.ts';
import type { Contact } from './contact.ts';
import { listContacts } from './contactsClient.ts';

/** Contacts of the account; `off` while not signed in. */
interface Contacts {
  readonly status: 'off' | 'loading' | 'failed' | 'ready';
  /** By name, in the server's order; empty unless `ready`. */
  readonly contacts: readonly Contact[];
  /** True when the last refetch failed. */
  readonly stale: boolean;
  readonly retry: () => void;
}

const noContacts: readonly Contact[] = [];

/** Query key of an account's contacts; a new session refetches them. */
export function contactsKey(sessionId: string | undefined) {
  return ['web', 'contacts', sessionId] as const;
}

/** Contacts of the account, while signed in. */
export function useContacts(): Contacts {
  const { signIn } = useSite();
  const session = useSession();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: contactsKey(session?.id),
    enabled: session !== undefined,
    retry: retryRequest,
    queryFn: async () => {
      try {
        return await listContacts(session?.account ?? '');
      } catch (error) {
        // The page is not yet aware that it is signed out.
        if (requestFault(error) === 'signedOut') void signIn?.refresh().catch(() => {});
        throw error;
      }
    },
  });
  const retry = () => void refetch();
  const stale = isError && !isFetching;
  if (!session) return { status: 'off', contacts: noContacts, stale: false, retry };
  if (data) return { status: 'ready', contacts: data, stale, retry };
  return { status: stale ? 'failed' : 'loading', contacts: noContacts, stale: false, retry };
}
