import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { useKitQuery } from '../../core/useKitQuery.ts';

/** A currency amounts are in. */
export interface Token {
  /** Hidden characters made visible. */
  readonly symbol: string;
  readonly decimals: number;
}

/**
 * The token at an address, as the network says; without an address, the network's own currency.
 * @returns undefined while it is being read, null for one that does not say what it is
 */
export function useToken(chainId: number, address: Address | undefined): Token | null | undefined {
  const wagmi = useConfig();
  const { data, isError } = useKitQuery({
    queryKey: ['mooring', 'token', chainId, address?.toLowerCase()],
    enabled: address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async (): Promise<Token | null> => {
      if (!address) return null;
      const { readToken } = await import('../../identity/lookups.ts');
      return readToken(wagmi.getClient({ chainId }), address);
    },
  });
  if (address) return isError ? null : data;
  return wagmi.chains.find(({ id }) => id === chainId)?.nativeCurrency ?? null;
}
