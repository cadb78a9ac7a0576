import { queryOptions } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { Config } from 'wagmi';

/** Owners change rarely; a page may believe what it read for ten minutes. */
const MULTISIG_STALE_MS = 600_000;
/** A network that did not answer is asked again, at this interval. */
const AGAIN_MS = 12_000;

/** The one reading of whether an account is a multisig on a network, for all who ask on a page. */
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
