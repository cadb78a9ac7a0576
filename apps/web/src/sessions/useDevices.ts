import {
  type RequestFault,
  requestFault,
  retryRequest,
  useSignInClient,
} from '@mooring/page/sign-in';
import type { SignInSession, SignInSessionPage } from '@mooring/sign-in';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Devices of the account, with actions. */
interface Devices {
  /** This one first; undefined while unknown. */
  readonly devices: readonly SignInSession[] | undefined;
  /** True when the last fetch failed; earlier data stays. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** Loads more; undefined at the end. */
  readonly more: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  /** Sign-outs in progress: ids of devices, or all. */
  readonly ending: ReadonlySet<string | 'all'>;
  /** Reason the last sign-out failed. */
  readonly fault: RequestFault | undefined;
  /** Signs out a device, or all; resolves to true on success, and to false while it is in progress. */
  readonly end: (id: string | 'all') => Promise<boolean>;
}

/** Query of the signed-in devices, refetched when the page becomes visible. */
export function useDevices({ id: sessionId }: SignInSession): Devices {
  const client = useSignInClient();
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());
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
    if (ending.has(id) || ending.has('all')) return false;
    setEnding((before) => new Set([...before, id]));
    setFault(undefined);
    try {
      await (id === 'all' ? client.signOutEverywhere() : client.endSession(id));
      queryClient.setQueryData<DevicePages>(queryKey, (known) => known && withoutDevice(known, id));
      return true;
    } catch (error) {
      setFault(requestFault(error));
      return false;
    } finally {
      setEnding((before) => new Set([...before].filter((one) => one !== id)));
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

/** Removes duplicates: a device used between two fetches may be on both pages. */
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
