import { readDelegate } from '@mooring/internal';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { type Address, type Chain, type Client, type Hex, isHex } from 'viem';
import { getCode } from 'viem/actions';
import { type Config, useConfig } from 'wagmi';
import { hasCode } from '../chain/hasCode.ts';

/** Stale time in ms: contracts are rarely deployed. */
const CONTRACTS_STALE_MS = 60_000;

/** Query of another network on which an address is a contract without code here; null without one. */
export function contractElsewhereQuery(wagmi: Config, address: Address, chainId: number) {
  return queryOptions({
    queryKey: ['web', 'contract-elsewhere', chainId, address],
    staleTime: CONTRACTS_STALE_MS,
    queryFn: async (): Promise<Chain | null> => {
      if (await hasCode(wagmi.getClient({ chainId }), address)) return null;
      const others = wagmi.chains.filter(({ id }) => id !== chainId);
      const found = await Promise.all(
        others.map(async ({ id }) => isDeployed(wagmi.getClient({ chainId: id }), address)),
      );
      return others[found.indexOf(true)] ?? null;
    },
  });
}

/**
 * Returns true if an address has code; false too if the network does not respond, and for a delegated account, which
 * can be used on any network.
 */
async function isDeployed(client: Client, address: Address): Promise<boolean> {
  const code: Hex | undefined = await getCode(client, { address }).catch(() => undefined);
  return isHex(code) && !readDelegate(code);
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
