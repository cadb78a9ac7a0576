import { useContext } from 'react';
import { useConfig } from 'wagmi';
import { disconnect } from 'wagmi/actions';
import { AuthenticationContext } from '../core/authentication.ts';
import { useMooring } from '../core/MooringContext.ts';
import { type Mutation, useMutation } from '../core/useMutation.ts';

/**
 * Leaves the wallet: gone here, and not brought back on the next visit. Whoever is signed in is signed
 * out first; a server that does not answer keeps nobody here for more than a few seconds. It succeeds also where the
 * server or the wallet fails, which `onError` is called with.
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
      // A wallet that cannot be told is left all the same.
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
