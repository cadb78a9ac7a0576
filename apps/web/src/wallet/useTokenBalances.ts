import { useQuery } from '@tanstack/react-query';
import { type Address, type Chain, type Client, erc20Abi } from 'viem';
import { multicall, readContract } from 'viem/actions';
import { useConfig } from 'wagmi';
import type { SiteToken } from '../site/siteConfig.ts';

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

/** Token with its balance, in its smallest unit; undefined when the read failed. */
interface TokenBalance {
  readonly token: SiteToken;
  readonly value: bigint | undefined;
}

/**
 * Reads the balance of each token, in one `eth_call` with Multicall3, one each otherwise. A failing token
 * does not affect the others.
 * @throws {Error} when all reads fail
 */
async function readTokenBalances(
  client: Client,
  account: Address,
  tokens: readonly SiteToken[],
): Promise<readonly TokenBalance[]> {
  const contracts = tokens.map(({ address }) => ({
    address,
    abi: erc20Abi,
    functionName: 'balanceOf' as const,
    args: [account] as const,
  }));
  const answers = client.chain?.contracts?.['multicall3']
    ? (await multicall(client, { contracts })).map(({ result }) => result)
    : await Promise.all(
        contracts.map((contract) => readContract(client, contract).catch(() => undefined)),
      );
  if (tokens.length > 0 && answers.every((value) => value === undefined)) {
    throw new Error('No token answered with a balance.');
  }
  return tokens.map((token, index) => ({ token, value: answers[index] }));
}
