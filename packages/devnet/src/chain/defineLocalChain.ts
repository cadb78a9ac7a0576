import { type Chain, defineChain } from 'viem';
import { MULTICALL3_ADDRESS, UNIVERSAL_RESOLVER_ADDRESS } from '../contracts/deployments.ts';

export type LocalChainKey = 'ethereum' | 'rollup';

/** Ids that no public network has. */
export const LOCAL_CHAIN_IDS: Readonly<Record<LocalChainKey, number>> = {
  ethereum: 77_310_001,
  rollup: 77_310_002,
};

const CHAIN_NAMES: Readonly<Record<LocalChainKey, string>> = {
  ethereum: 'Local Ethereum',
  rollup: 'Local Rollup',
};

/** What clients wait between blocks on a chain that mines each transaction at once, in ms. */
const AUTOMINE_BLOCK_TIME_MS = 1_000;

export type LocalChainDefinition = {
  key: LocalChainKey;
  id: number;
  rpcUrl: string;
  /** In seconds; undefined when each transaction is mined at once. */
  blockTimeSeconds?: number | undefined;
};

/** A viem chain for one of the local chains. */
export function defineLocalChain(definition: LocalChainDefinition): Chain {
  const { key, id, rpcUrl, blockTimeSeconds } = definition;
  return defineChain({
    id,
    name: CHAIN_NAMES[key],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl], webSocket: [rpcUrl.replace('http:', 'ws:')] } },
    blockTime: blockTimeSeconds === undefined ? AUTOMINE_BLOCK_TIME_MS : blockTimeSeconds * 1_000,
    contracts: {
      multicall3: { address: MULTICALL3_ADDRESS },
      ...(key === 'ethereum' && {
        ensUniversalResolver: { address: UNIVERSAL_RESOLVER_ADDRESS },
      }),
    },
    testnet: true,
  });
}
