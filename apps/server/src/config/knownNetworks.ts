import type { Chain } from 'viem';
import * as chains from 'viem/chains';

/** Network that viem knows, with what a configuration takes from it. */
export interface KnownNetwork {
  id: number;
  name: string;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  blockExplorer?: { name: string; url: string } | undefined;
  rpcUrls: readonly string[];
  testnet?: boolean | undefined;
  blockTime?: number | undefined;
  multicall3?: KnownContract | undefined;
  ensUniversalResolver?: KnownContract | undefined;
}

interface KnownContract {
  address: `0x${string}`;
  blockCreated?: number | undefined;
}

/**
 * All networks of viem. The published package has this list as data: loading viem's definitions takes a tenth of a second
 * and 30 MB.
 */
export const knownNetworks: readonly KnownNetwork[] = Object.values<Chain>(chains).map(
  ({ id, name, nativeCurrency, blockExplorers, rpcUrls, testnet, blockTime, contracts }) => ({
    ...{ id, name, nativeCurrency, testnet, blockTime },
    blockExplorer: blockExplorers && {
      name: blockExplorers.default.name,
      url: blockExplorers.default.url,
    },
    rpcUrls: rpcUrls.default.http,
    multicall3: contracts?.multicall3,
    ensUniversalResolver: contracts?.ensUniversalResolver,
  }),
);
