import { useSyncExternalStore } from 'react';
import { useAccount } from 'wagmi';
import { useMooring } from './MooringContext.ts';

/** Where it stands with the wallet alone, whether or not anybody is signed in. */
export type WalletStatus = 'loading' | 'disconnected' | 'connecting' | 'connected';

/** Where it stands with the wallet now. */
export function useWalletStatus(): WalletStatus {
  const { session } = useMooring().config;
  const sessionState = useSyncExternalStore(session.subscribe, session.get, () => undefined);
  const { status } = useAccount();
  // No server knows, and a part of a page may take over from it when a session has been restored.
  if (!sessionState) return 'loading';
  if (status === 'connected') return 'connected';
  if (sessionState === 'restoring') return 'loading';
  if (status === 'connecting') return 'connecting';
  return status === 'reconnecting' ? 'loading' : 'disconnected';
}
