import { toCoinType } from '@mooring/internal';
import { type Address, type Client, getAddress, isAddress } from 'viem';
import { getEnsAddress } from 'viem/actions';
import { readByGateways } from './readByGateways.ts';

/** Result of {@link resolveName}. */
export type ResolvedName =
  | {
      readonly kind: 'found';
      readonly address: Address;
      /** True if the address is the name's record for Ethereum, since it has none for the network. */
      readonly isOfEthereum: boolean;
    }
  | { readonly kind: 'not-found' }
  /** The record is on a gateway (EIP-3668) that the site does not allow, since it would learn the recipient. */
  | { readonly kind: 'off-chain' };

/**
 * Resolves a name for a network: the network's record (ENSIP-9, ENSIP-11), else that of Ethereum. Calls `eth_call`.
 * @param client client of the identity network
 * @param gateways origins of allowed gateways for offchain names
 * @param name normalized name
 * @param chainId network on which the address is used. Default: the identity network
 * @throws {Error} when the network or a gateway does not answer
 *
 * @example
 * ```ts
 * import { resolveName } from '@mooring/connect/address';
 * import { createPublicClient, http } from 'viem';
 * import { base, mainnet } from 'viem/chains';
 *
 * const client = createPublicClient({ chain: mainnet, transport: http() });
 * const found = await resolveName(client, [], 'mira.eth', base.id);
 * ```
 */
export async function resolveName(
  client: Client,
  gateways: readonly string[],
  name: string,
  chainId = client.chain?.id,
): Promise<ResolvedName> {
  const isElsewhere = chainId !== undefined && chainId !== client.chain?.id;
  const coinType = isElsewhere ? toCoinType(chainId) : undefined;
  if (coinType !== undefined) {
    const own = await readByGateways(client, gateways, (names) =>
      getEnsAddress(names, { name, coinType }),
    );
    if (own.kind !== 'read') return unread(own.kind);
    // viem returns records of other coins as they are.
    if (own.value !== null && isAddress(own.value)) {
      return { kind: 'found', address: getAddress(own.value), isOfEthereum: false };
    }
  }
  const found = await readByGateways(client, gateways, (names) => getEnsAddress(names, { name }));
  if (found.kind !== 'read') return unread(found.kind);
  return found.value === null
    ? { kind: 'not-found' }
    : { kind: 'found', address: found.value, isOfEthereum: isElsewhere };
}

function unread(kind: 'off-chain' | 'gateway-failed'): ResolvedName {
  if (kind === 'off-chain') return { kind };
  throw new Error('The gateway that keeps the name does not answer.');
}
