import { type Address, type Client, erc20Abi } from 'viem';
import { multicall, readContract } from 'viem/actions';
import type { SiteToken } from '../site/siteConfig.ts';

/** A token and what an account has of it, in its smallest unit; absent when it did not answer. */
export interface TokenBalance {
  readonly token: SiteToken;
  readonly value: bigint | undefined;
}

/**
 * What an account has of each token, in one `eth_call` where the network has Multicall3, in one
 * each otherwise. A token that fails does not take the others along.
 * @throws {Error} when none of them could be read
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
