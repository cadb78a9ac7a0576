import { type Address, type Client, erc20Abi } from 'viem';
import { multicall, readContract } from 'viem/actions';
import type { SiteToken } from '../site/siteConfig.ts';

/** Token with its balance, in its smallest unit; undefined when the read failed. */
export interface TokenBalance {
  readonly token: SiteToken;
  readonly value: bigint | undefined;
}

/**
 * Reads the balance of each token, in one `eth_call` with Multicall3, one each otherwise. A failing token
 * does not affect the others.
 * @throws {Error} when all reads fail
 */
export async function readTokenBalances(
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
