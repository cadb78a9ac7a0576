import { queryOptions } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { Config } from 'wagmi';

/** Time that a result stays fresh, in ms: owners change rarely. */
const MULTISIG_STALE_MS = 600_000;
/** Interval of retries if the network does not answer, in ms. */
const AGAIN_MS = 12_000;

/** Creates the query for an account's multisig rule on a network, shared by all components. */
export function multisigQuery(
  wagmi: Config,
  chainId: number | undefined,
  address: Address | undefined,
) {
  return queryOptions({
    queryKey: ['mooring', 'multisig', chainId, address?.toLowerCase()],
    staleTime: MULTISIG_STALE_MS,
    refetchInterval: (query) => query.state.status === 'error' && AGAIN_MS,
    queryFn: async () => {
      if (!address || chainId === undefined) return null;
      const { readMultisig } = await import('./readMultisig.ts');
      return readMultisig(wagmi.getClient({ chainId }), address);
    },
  });
}
