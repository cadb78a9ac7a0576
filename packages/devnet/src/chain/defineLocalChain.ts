import { type Chain, defineChain } from 'viem';
import { MULTICALL3_ADDRESS, UNIVERSAL_RESOLVER_ADDRESS } from '../contracts/deployments.ts';

export type LocalChainKey = 'ethereum' | 'rollup';

/** Ids not used by any public network. */
export const LOCAL_CHAIN_IDS: Readonly<Record<LocalChainKey, number>> = {
  ethereum: 77_310_001,
  rollup: 77_310_002,
};

const CHAIN_NAMES: Readonly<Record<LocalChainKey, string>> = {
  ethereum: 'Local Ethereum',
  rollup: 'Local Rollup',
};

/** Block time for clients of a chain with automine, in ms. */
const AUTOMINE_BLOCK_TIME_MS = 1_000;

export type LocalChainDefinition = {
  key: LocalChainKey;
  id: number;
  rpcUrl: string;
  /** In seconds; undefined for automine. */
  blockTimeSeconds?: number | undefined;
};

/** viem chain of a local chain. */
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
