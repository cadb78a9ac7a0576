import type { AnvilClient } from '@mooring/testing/chain';
import {
  type Address,
  type Chain,
  createTestClient,
  defineChain,
  http,
  publicActions,
  type WaitForTransactionReceiptParameters,
  walletActions,
} from 'viem';
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

/** Longest wait for an answer in ms, for a chain that hangs: on a busy machine, a block of contracts takes seconds. */
const ANSWER_MS = 120_000;

export function createLocalClient(chain: Chain): LocalClient {
  return createTestClient({
    chain,
    mode: 'anvil',
    pollingInterval: POLLING_MS,
    transport: http(chain.rpcUrls.default.http[0], { retryCount: 0, timeout: ANSWER_MS }),
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
    .extend(({ waitForTransactionReceipt }) => ({
      // While viem looks for a replacement, it misses the block of the transaction, and automine makes no further one.
      waitForTransactionReceipt: (asked: WaitForTransactionReceiptParameters<Chain>) =>
        waitForTransactionReceipt({ checkReplacement: false, ...asked }),
    }));
}
