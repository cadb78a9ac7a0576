import { useLazyPart } from '@mooring/connect/parts';
import { useEffect, useRef } from 'react';
import type { PasskeyControl } from '../../passkeyControl.ts';
import { listRunning } from './runningRecovery.ts';
import { useRecovery } from './useRecovery.ts';

const loadBanner = () => import('./banner.ts');

/**
 * Watch over the recovery of the connected account, in every application. Loads the banner once a recovery is running, or
 * cannot be read.
 */
export function RecoveryWatch({ control }: { readonly control: PasskeyControl }) {
  const { data, isError, refetch, dataUpdatedAt } = useRecovery(control);
  const running = data ? listRunning(data) : [];
  const silent = data?.filter(({ state }) => state === 'unreachable') ?? [];
  const unread = isError ? control.chainIds : silent.map(({ chainId }) => chainId);
  // Stays once it is loaded, to say that a recovery was stopped.
  const isNeeded = running.length > 0 || unread.length > 0;
  const { part, failed, retry } = useLazyPart(isNeeded ? loadBanner : undefined);
  const triedAt = useRef(0);
  useEffect(() => {
    // Once for each read: a page without a connection would try without end.
    if (!failed || triedAt.current === dataUpdatedAt) return;
    triedAt.current = dataUpdatedAt;
    retry();
  }, [failed, retry, dataUpdatedAt]);
  return part ? (
    <part.RecoveryBanner
      control={control}
      running={running}
      unread={unread}
      readAt={dataUpdatedAt}
      onReread={() => void refetch()}
    />
  ) : null;
}
