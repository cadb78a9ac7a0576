import { useCallback } from 'react';
import { useConfig } from 'wagmi';
import { disconnect } from 'wagmi/actions';
import { useMooring } from '../provider/MooringContext.ts';

/** Leaves the wallet: gone here at once, and not brought back on the next visit. */
export function useDisconnectWallet(): () => Promise<void> {
  const { report } = useMooring();
  const wagmi = useConfig();
  return useCallback(async () => {
    try {
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
    }
  }, [wagmi, report]);
}
