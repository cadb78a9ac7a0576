import { useSyncExternalStore } from 'react';
import { useAccount } from 'wagmi';
import { useMooring } from './MooringContext.ts';

/** Status of the wallet, regardless of sign-in. */
export type WalletStatus = 'loading' | 'disconnected' | 'connecting' | 'connected';

/** Current status of the wallet. */
export function useWalletStatus(): WalletStatus {
  const { session } = useMooring().config;
  const sessionState = useSyncExternalStore(session.subscribe, session.get, () => undefined);
  const { status } = useAccount();
  // Unknown on a server, and on hydration after a session was restored.
  if (!sessionState) return 'loading';
  if (status === 'connected') return 'connected';
  if (sessionState === 'restoring') return 'loading';
  if (status === 'connecting') return 'connecting';
  return status === 'reconnecting' ? 'loading' : 'disconnected';
}
