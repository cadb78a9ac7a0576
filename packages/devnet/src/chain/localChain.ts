import type { Address, Chain } from 'viem';
import type { LocalToken } from '../contracts/deployments.ts';
import type { LocalClient } from './localClient.ts';

/** One running chain. */
export type LocalChain = {
  /** For viem and wagmi: `rpcUrls`, Multicall3 and, on the first chain, the universal resolver inside. */
  chain: Chain;
  /** JSON-RPC over HTTP; the same address with `ws:` takes web sockets. */
  rpcUrl: string;
  tokens: readonly LocalToken[];
  /** Both have a payable `dock()` and take plain transfers. */
  contracts: { alwaysSucceeds: Address; alwaysReverts: Address };
  client: LocalClient;
  /** Of the anvil that runs it. */
  pid: number;
};
