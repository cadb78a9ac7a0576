import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { useKitQuery } from '../core/useKitQuery.ts';

/** Currency of an amount. */
export interface Token {
  /** Symbol, with hidden characters made visible. */
  readonly symbol: string;
  readonly decimals: number;
}

/**
 * Returns the token at an address; without an address, the network's native currency.
 * @returns undefined while it is read, null if the contract has no valid symbol and decimals
 *
 * @example
 * ```tsx
 * import { useToken } from '@mooring/connect/parts';
 *
 * export function Price({ token }: { readonly token: `0x${string}` }) {
 *   return <p>10 {useToken(1, token)?.symbol}</p>;
 * }
 * ```
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
      const { readToken } = await import('./lookups.ts');
      return readToken(wagmi.getClient({ chainId }), address);
    },
  });
  if (address) return isError ? null : data;
  return wagmi.chains.find(({ id }) => id === chainId)?.nativeCurrency ?? null;
}
