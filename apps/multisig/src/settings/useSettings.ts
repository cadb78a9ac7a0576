import { BLOCK_MS } from '@mooring/page/chain';
import { useSite } from '@mooring/page/site';
import { useQuery } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { useFault } from '../gateway/useFault.ts';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { readSettings } from './readSettings.ts';

/** Returns the current onchain settings of an account. */
export function useSettings({ chain, state }: KnownSafe) {
  const wagmi = useConfig();
  const { local } = useSite().config;
  const query = useQuery({
    // An executed change has a new nonce.
    queryKey: ['web', 'safe-settings', ...safeKey(state)],
    refetchInterval: BLOCK_MS,
    placeholderData: (before) => before,
    queryFn: () => readSettings(wagmi.getClient({ chainId: chain.id }), state, local),
  });
  const { error, retry } = useFault(query);
  return { settings: query.data, failed: error !== undefined && !query.data, refetch: retry };
}
