import type { SignInSession } from '@mooring/sign-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RequestFault, requestFault } from '../sign-in/requestFault.ts';
import { retryRequest } from '../sign-in/retryRequest.ts';
import { useSignInClient } from '../sign-in/useSignInClient.ts';

/** The devices of the account and what can be done with them. */
export interface Devices {
  /** This one first; undefined while they are not known. */
  readonly devices: readonly SignInSession[] | undefined;
  /** They could not be read; what was read before stands. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** What is being signed out: the id of a device, or all of them. */
  readonly ending: string | 'all' | undefined;
  /** Why the last one could not be signed out. */
  readonly fault: RequestFault | undefined;
  /** Signs a device out; resolves to whether that worked. */
  readonly end: (id: string | 'all') => Promise<boolean>;
}

/** Follows the devices that are signed in; they are read again when the person comes back. */
export function useDevices({ id: sessionId }: SignInSession): Devices {
  const client = useSignInClient();
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<string>();
  const [fault, setFault] = useState<RequestFault>();
  const queryKey = ['web', 'devices', sessionId];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    retry: retryRequest,
    queryFn: () => client.listSessions(),
  });

  async function end(id: string | 'all'): Promise<boolean> {
    if (ending !== undefined) return false;
    setEnding(id);
    setFault(undefined);
    try {
      await (id === 'all' ? client.signOutEverywhere() : client.endSession(id));
      queryClient.setQueryData<readonly SignInSession[]>(queryKey, (devices) =>
        devices?.filter((device) => device.id !== id),
      );
      return true;
    } catch (error) {
      setFault(requestFault(error));
      return false;
    } finally {
      setEnding(undefined);
      if (client.getState().status === 'authenticated') void refetch();
    }
  }

  return {
    devices: data?.toSorted((one, other) => Number(other.current) - Number(one.current)),
    failed: isError && !isFetching,
    retry: () => void refetch(),
    ending,
    fault,
    end,
  };
}
