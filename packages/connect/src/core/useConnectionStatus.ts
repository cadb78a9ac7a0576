import { useContext, useSyncExternalStore } from 'react';
import { useAccount } from 'wagmi';
import { AuthenticationContext, authenticationOf } from './authentication.ts';
import { useMooring } from './MooringContext.ts';

/**
 * Status of the visitor: `loading` while the last session is being restored or sign-in is unknown,
 * `unauthenticated` when connected without a required sign-in.
 */
export type ConnectionStatus = WalletStatus | 'unauthenticated';

/**
 * Returns the connection status of the visitor.
 *
 * @example
 * ```tsx
 * import { useConnectionStatus } from '@mooring/connect';
 *
 * export function Greeting() {
 *   const status = useConnectionStatus();
 *   if (status === 'loading') return null;
 *   return <p>{status === 'connected' ? 'Welcome aboard.' : 'Connect to come aboard.'}</p>;
 * }
 * ```
 */
export function useConnectionStatus(): ConnectionStatus {
  const wallet = useWalletStatus();
  const { address } = useAccount();
  const authentication = useContext(AuthenticationContext);
  if (wallet !== 'connected' || !authentication?.required) return wallet;
  const status = authenticationOf(authentication, address);
  return status === 'authenticated' ? wallet : status;
}

/** Status of the wallet, regardless of sign-in. */
export type WalletStatus = 'loading' | 'disconnected' | 'connecting' | 'connected';

/** Returns the current status of the wallet. */
export function useWalletStatus(): WalletStatus {
  const { session } = useMooring().config;
  const sessionState = useSyncExternalStore(session.subscribe, session.get, session.served);
  const { status } = useAccount();
  // Unknown on a server, and on hydration after a session was restored, unless the host says otherwise.
  if (!sessionState) return 'loading';
  if (status === 'connected') return status;
  if (sessionState === 'restoring') return 'loading';
  return status === 'reconnecting' ? 'loading' : status;
}
