import { useQueryClient } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { contractElsewhereQuery } from './useContractsElsewhere.ts';

/**
 * Returns a function that awaits the answers of the other networks about recipients, to false if one is a contract
 * elsewhere only; its field then says so. What was known before was shown already.
 * @param chainId network of the payment
 */
export function useRecheckContracts(
  chainId: number,
): (addresses: readonly Address[]) => Promise<boolean> {
  const wagmi = useConfig();
  const queries = useQueryClient();
  return async (addresses) => {
    const found = await Promise.all(
      addresses.map((address) => {
        const elsewhere = contractElsewhereQuery(wagmi, address, chainId);
        if (queries.getQueryData(elsewhere.queryKey) !== undefined) return null;
        // An unreachable network blocks no payment.
        return queries.fetchQuery(elsewhere).catch(() => null);
      }),
    );
    return found.every((one) => one === null);
  };
}
