import { useSyncExternalStore } from 'react';
import { useConnection } from 'wagmi';
import { useMooring } from './MooringContext.ts';

/**
 * Where a visitor stands: `loading` while the last visit's session is being brought back,
 * `unauthenticated` when connected but not signed in on a page with sign-in.
 */
export type ConnectionStatus =
  | 'loading'
  | 'disconnected'
  | 'connecting'
  | 'connected'
  | 'unauthenticated';

/** Where the visitor stands now. */
export function useConnectionStatus(): ConnectionStatus {
  const { session } = useMooring().config;
  const sessionState = useSyncExternalStore(session.subscribe, session.get, () => 'restoring');
  const { status } = useConnection();
  if (status === 'connected') return 'connected';
  if (sessionState === 'restoring') return 'loading';
  if (status === 'connecting') return 'connecting';
  return status === 'reconnecting' ? 'loading' : 'disconnected';
}
