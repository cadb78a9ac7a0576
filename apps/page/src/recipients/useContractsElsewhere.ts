import { queryOptions, useQueries } from '@tanstack/react-query';
import type { Address, Chain } from 'viem';
import { type Config, useConfig } from 'wagmi';
import { readContractElsewhere } from '../chain/readContractElsewhere.ts';

/** Stale time in ms: contracts are rarely deployed. */
const CONTRACTS_STALE_MS = 60_000;

/** Query of another network on which an address is a contract without code here; null without one. */
export function contractElsewhereQuery(wagmi: Config, address: Address, chainId: number) {
  return queryOptions({
    queryKey: ['web', 'contract-elsewhere', chainId, address],
    staleTime: CONTRACTS_STALE_MS,
    queryFn: async (): Promise<Chain | null> => {
      const { network } = await readContractElsewhere(wagmi, address, chainId);
      return network ?? null;
    },
  });
}

/** Returns, for each address, another network on which it is a contract, if it has no code on the payment's network. */
export function useContractsElsewhere(
  addresses: readonly (Address | undefined)[],
  chainId: number,
): readonly (Chain | undefined)[] {
  const wagmi = useConfig();
  const answers = useQueries({
    queries: addresses.map((address) => ({
      ...contractElsewhereQuery(wagmi, address ?? '0x', chainId),
      enabled: address !== undefined,
    })),
  });
  return answers.map(({ data }) => data ?? undefined);
}
