import { useQuery } from '@tanstack/react-query';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
import type { SiteToken } from '../site/siteConfig.ts';
import { readTokenBalances, type TokenBalance } from './readTokenBalances.ts';

const REFRESH_MS = 12_000;

/** Balances of a network's tokens, refetched while the page is visible. */
export function useTokenBalances(
  account: Address,
  chain: Chain | undefined,
  tokens: readonly SiteToken[],
): { readonly balances: readonly TokenBalance[] | undefined; readonly failed: boolean } {
  const wagmi = useConfig();
  const { data, isError } = useQuery({
    queryKey: ['web', 'tokens', chain?.id, account],
    enabled: chain !== undefined && tokens.length > 0,
    refetchInterval: REFRESH_MS,
    queryFn: () => {
      if (!chain) return [];
      return readTokenBalances(wagmi.getClient({ chainId: chain.id }), account, tokens);
    },
  });
  return { balances: data, failed: isError };
}
