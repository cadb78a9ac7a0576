import { type AnvilClient, createAnvilClient } from '@mooring/testing/chain/client';
import { type Address, type Chain, defineChain } from 'viem';
import {
  type LocalToken,
  MULTICALL3_ADDRESS,
  UNIVERSAL_RESOLVER_ADDRESS,
} from '../contracts/deployments.ts';

/** Running chain. */
export interface LocalChain {
  /** For viem and wagmi, with `rpcUrls`, Multicall3 and, on the first chain, the universal resolver. */
  chain: Chain;
  /** JSON-RPC over HTTP; WebSocket with `ws:` in place of `http:`. */
  rpcUrl: string;
  tokens: readonly LocalToken[];
  /** Both have a payable `dock()` and accept plain transfers. */
  contracts: { alwaysSucceeds: Address; alwaysReverts: Address };
  client: LocalClient;
  /** Process id of its anvil. */
  pid: number;
}

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

interface LocalChainDefinition {
  key: LocalChainKey;
  id: number;
  rpcUrl: string;
  /** In seconds; undefined for automine. */
  blockTimeSeconds?: number | undefined;
}

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

/**
 * viem's public, wallet and test actions in one client. The chain holds the keys of the demo accounts and
 * signs for any of them passed as `account`. Mining, snapshots and time are viem's own test actions
 * (`mine`, `setAutomine`, `setIntervalMining`, `snapshot`, `revert`, `increaseTime`).
 */
export type LocalClient = AnvilClient<Chain>;

/** Polling interval of the client in ms, short because the chain is local. */
const POLLING_MS = 50;

export function createLocalClient(chain: Chain): LocalClient {
  const [url] = chain.rpcUrls.default.http;
  return createAnvilClient({ url, chain, pollingInterval: POLLING_MS, retryCount: 0 });
}
