import { type Address, type Chain, withTimeout } from 'viem';
import type { Config } from 'wagmi';
import { hasCode, isContractAccount } from './hasCode.ts';

/** Longest wait for another network, in ms. */
const ELSEWHERE_MS = 5_000;

/** Answers of the other networks of a site about an address without code on one. */
export interface ContractElsewhere {
  /** Network on which it is a contract account; undefined without one. */
  readonly network: Chain | undefined;
  /** Networks that did not answer: it may be a contract account there. */
  readonly unread: readonly Chain[];
}

/**
 * Looks for an address without code on the other networks of the site: `eth_getCode`.
 * @param chainId network on which it is used; with code there, no other one is asked
 * @param silent networks that are not asked, since they did not answer before; others that do not are added
 * @throws {Error} when this network does not answer
 */
export async function readContractElsewhere(
  wagmi: Config,
  address: Address,
  chainId: number,
  silent = new Set<number>(),
): Promise<ContractElsewhere> {
  if (await hasCode(wagmi.getClient({ chainId }), address))
    return { network: undefined, unread: [] };
  const others = wagmi.chains.filter(({ id }) => id !== chainId);
  const answers = await Promise.all(
    others.map(async ({ id }) => {
      if (silent.has(id)) return undefined;
      const asked = () => isContractAccount(wagmi.getClient({ chainId: id }), address);
      return withTimeout(asked, { timeout: ELSEWHERE_MS }).catch(() => {
        silent.add(id);
        return undefined;
      });
    }),
  );
  return {
    network: others[answers.indexOf(true)],
    unread: others.filter((_, index) => answers[index] === undefined),
  };
}
