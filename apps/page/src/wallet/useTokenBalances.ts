import { useQuery } from '@tanstack/react-query';
import {
  type Address,
  type Chain,
  type Client,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  multicall3Abi,
  size,
} from 'viem';
import { call, readContract } from 'viem/actions';
import { useConfig } from 'wagmi';
import { BLOCK_MS } from '../chain/blockTime.ts';
import type { SiteToken } from '../site/siteConfig.ts';

/** Refetch interval for hundreds of tokens, in ms. */
const SLOW_REFRESH_MS = 60_000;
/** Stale time of balances that were read on another page of this visit, in ms. */
const FRESH_MS = 5_000;
/** Number of tokens in one call: few enough that slow phones parse the response without blocking. */
const TOKENS_AT_ONCE = 100;
/** Maximum number of tokens in concurrent calls. */
const MOST_WAITED = 500;

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
    staleTime: FRESH_MS,
    refetchInterval: tokens.length > TOKENS_AT_ONCE ? SLOW_REFRESH_MS : BLOCK_MS,
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
 * Reads the balance of each token: a hundred in one `eth_call` with Multicall3, one each otherwise. A failing token
 * does not affect the others.
 * @throws {Error} when all reads fail
 */
async function readTokenBalances(
  client: Client,
  account: Address,
  tokens: readonly SiteToken[],
): Promise<readonly TokenBalance[]> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] });
  const balances: TokenBalance[] = [];
  for (let start = 0; start < tokens.length; start += MOST_WAITED) {
    const calls = [];
    for (let at = start; at < start + MOST_WAITED; at += TOKENS_AT_ONCE) {
      calls.push(readBalances(client, tokens.slice(at, at + TOKENS_AT_ONCE), data));
      // A task for each request: concurrent requests would be batched into one that the server refuses as too large.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const values = (await Promise.all(calls)).flat();
    const some = tokens.slice(start, start + MOST_WAITED);
    balances.push(...some.map((token, index) => ({ token, value: values[index] })));
  }
  if (tokens.length > 0 && balances.every(({ value }) => value === undefined)) {
    throw new Error('No token answered with a balance.');
  }
  return balances;
}

/** Reads balances with the same call of each token; undefined for failed ones. */
async function readBalances(
  client: Client,
  tokens: readonly SiteToken[],
  data: Hex,
): Promise<readonly (bigint | undefined)[]> {
  if (tokens.length === 0) return [];
  const multicall3 = client.chain?.contracts?.['multicall3'];
  if (!multicall3 || !('address' in multicall3)) {
    const answers = tokens.map(({ address }) =>
      call(client, { to: address, data }).then(
        (answer) => balanceIn(answer.data),
        () => undefined,
      ),
    );
    return Promise.all(answers);
  }
  const calls = tokens.map(({ address }) => ({
    target: address,
    allowFailure: true,
    callData: data,
  }));
  const answers = await readContract(client, {
    address: multicall3.address,
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [calls],
  }).catch(() => []);
  return tokens.map((_, index) => {
    const { success, returnData } = answers[index] ?? { success: false };
    return success ? balanceIn(returnData) : undefined;
  });
}

function balanceIn(answer: Hex | undefined): bigint | undefined {
  return answer !== undefined && size(answer) === 32 ? BigInt(answer) : undefined;
}
