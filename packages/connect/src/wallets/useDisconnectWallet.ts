import { useContext } from 'react';
import { useConfig } from 'wagmi';
import { disconnect } from 'wagmi/actions';
import { AuthenticationContext } from '../core/authentication.ts';
import { useMooring } from '../core/MooringContext.ts';
import { type Mutation, useMutation } from '../core/useMutation.ts';

/**
 * Disconnects the wallet, also for the next visit. Signs out first; a server that does not answer delays it by a few
 * seconds at most. Succeeds even if the server or the wallet fails; `onError` is then called with the error.
 *
 * @example
 * ```tsx
 * import { useDisconnectWallet } from '@mooring/connect';
 *
 * export function Leave() {
 *   const { mutate: disconnect } = useDisconnectWallet();
 *   return <button onClick={() => disconnect()}>Leave</button>;
 * }
 * ```
 */
export function useDisconnectWallet(): Mutation<void, Error> {
  const { report } = useMooring();
  const wagmi = useConfig();
  const authentication = useContext(AuthenticationContext);
  return useMutation(async () => {
    const release = authentication?.hold();
    try {
      if (authentication && authentication.status !== 'unauthenticated') {
        await authentication.signOut().catch(report);
      }
      await wagmi.storage?.removeItem('recentConnectorId');
      await disconnect(wagmi);
    } catch (error) {
      // If the wallet's disconnect fails, clear the connection here.
      wagmi.setState((state) => ({
        ...state,
        connections: new Map(),
        current: null,
        status: 'disconnected',
      }));
      report(error);
    } finally {
      release?.();
    }
  });
}
