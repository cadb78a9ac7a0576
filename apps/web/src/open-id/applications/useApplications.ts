import {
  type RequestFault,
  requestFault,
  retryRequest,
  useSignInClient,
} from '@mooring/page/sign-in';
import type { SignInSession } from '@mooring/sign-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Application, endAccess, listApplications } from './applications.ts';

/** Applications of the account, with the action to end one's access. */
interface Applications {
  /** Undefined while unknown. */
  readonly applications: readonly Application[] | undefined;
  /** True when the last fetch failed; earlier data stays. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** Id of the application whose access is being ended. */
  readonly ending: string | undefined;
  /** Reason the last one was not ended. */
  readonly fault: RequestFault | undefined;
  /** Ends an access; resolves to true on success. */
  readonly end: (clientId: string) => Promise<boolean>;
}

/** Query of the applications, refetched when the page becomes visible. */
export function useApplications({ id: sessionId, account }: SignInSession): Applications {
  const client = useSignInClient();
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<string>();
  const [fault, setFault] = useState<RequestFault>();
  const queryKey = ['web', 'applications', sessionId];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    retry: retryRequest,
    queryFn: () => listApplications(account),
  });

  async function end(clientId: string): Promise<boolean> {
    if (ending !== undefined) return false;
    setEnding(clientId);
    setFault(undefined);
    try {
      await endAccess(account, clientId);
      queryClient.setQueryData<readonly Application[]>(queryKey, (known) =>
        known?.filter((application) => application.client.id !== clientId),
      );
      return true;
    } catch (error) {
      const reason = requestFault(error);
      setFault(reason);
      if (reason === 'signedOut') void client.refresh().catch(() => {});
      return false;
    } finally {
      setEnding(undefined);
      void refetch();
    }
  }

  return {
    applications: data,
    failed: isError && !isFetching,
    retry: () => void refetch(),
    ending,
    fault,
    end,
  };
}
