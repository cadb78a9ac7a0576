import type { SignInSession, SignInSessionPage } from '@mooring/sign-in';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
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
  /** Reads more of them; absent where there are no more. */
  readonly more: (() => void) | undefined;
  readonly isLoadingMore: boolean;
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
  const query = useInfiniteQuery({
    queryKey,
    retry: retryRequest,
    initialPageParam: '',
    queryFn: ({ pageParam }) => client.listSessions(pageParam || undefined),
    getNextPageParam: ({ next }) => next,
  });
  const { data, refetch } = query;

  async function end(id: string | 'all'): Promise<boolean> {
    if (ending !== undefined) return false;
    setEnding(id);
    setFault(undefined);
    try {
      await (id === 'all' ? client.signOutEverywhere() : client.endSession(id));
      queryClient.setQueryData<DevicePages>(queryKey, (known) => known && withoutDevice(known, id));
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
    devices: data && devicesIn(data),
    failed: query.isError && !query.isFetching,
    retry: () => void refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
    ending,
    fault,
    end,
  };
}

type DevicePages = InfiniteData<SignInSessionPage>;

/** Each once: one that was seen between two pages may be on both. */
function devicesIn({ pages }: DevicePages): readonly SignInSession[] {
  const devices = pages.flatMap(({ sessions }) => sessions);
  return [...new Map(devices.map((device) => [device.id, device])).values()];
}

function withoutDevice({ pages, pageParams }: DevicePages, id: string): DevicePages {
  const left = ({ sessions, next }: SignInSessionPage) => ({
    sessions: sessions.filter((device) => device.id !== id),
    next,
  });
  return { pages: pages.map(left), pageParams };
}
