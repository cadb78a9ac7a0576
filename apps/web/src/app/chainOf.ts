import type { Chain } from 'viem';
import type { SiteNetwork } from '../site/siteConfig.ts';

/** viem chain of a network of the site. Wallets get its public URLs only. */
export function chainOf(network: SiteNetwork): Chain {
  const { multicall3, ensUniversalResolver } = network.contracts ?? {};
  return {
    id: network.id,
    name: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: { default: { http: network.walletRpcUrls } },
    testnet: network.testnet,
    ...(network.blockExplorer && { blockExplorers: { default: network.blockExplorer } }),
    ...(network.blockTimeMs !== undefined && { blockTime: network.blockTimeMs }),
    contracts: {
      ...(multicall3 && { multicall3: placeOf(multicall3) }),
      ...(ensUniversalResolver && { ensUniversalResolver: placeOf(ensUniversalResolver) }),
    },
  };
}

function placeOf({
  address,
  blockCreated,
}: {
  address: `0x${string}`;
  blockCreated?: number | undefined;
}) {
  return blockCreated === undefined ? { address } : { address, blockCreated };
}
