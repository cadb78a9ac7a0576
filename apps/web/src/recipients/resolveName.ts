import { isOffChainLookup } from '@mooring/connect/address';
import { type Address, type Client, getAddress, isAddress, toCoinType } from 'viem';
import { getEnsAddress } from 'viem/actions';

/** What a name leads to. */
export type ResolvedName =
  | {
      readonly kind: 'found';
      readonly address: Address;
      /** True for the address on Ethereum of a name that has none for the network that is paid on. */
      readonly isOfEthereum: boolean;
    }
  | { readonly kind: 'not-found' }
  /** The record is kept by a server (EIP-3668), which is not asked: it would learn who is paid. */
  | { readonly kind: 'off-chain' };

/**
 * Resolves a name for a network: its own record (ENSIP-9, ENSIP-11), else that of Ethereum. Calls `eth_call`.
 * @param client of the identity network
 * @param name normalized
 * @param chainId network that is paid on. Default: the identity network
 * @throws {Error} when the network does not answer
 */
export async function resolveName(
  client: Client,
  name: string,
  chainId = client.chain?.id,
): Promise<ResolvedName> {
  const onChain = { ...client, ccipRead: false } as const;
  const isElsewhere = chainId !== undefined && chainId !== client.chain?.id;
  try {
    if (isElsewhere) {
      const own = await getEnsAddress(onChain, { name, coinType: toCoinType(chainId) });
      // viem returns records of other coins as they are.
      if (own !== null && isAddress(own)) {
        return { kind: 'found', address: getAddress(own), isOfEthereum: false };
      }
    }
    const address = await getEnsAddress(onChain, { name });
    return address === null
      ? { kind: 'not-found' }
      : { kind: 'found', address, isOfEthereum: isElsewhere };
  } catch (error) {
    if (isOffChainLookup(error)) return { kind: 'off-chain' };
    throw error;
  }
}
