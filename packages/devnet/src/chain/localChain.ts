import type { Address, Chain } from 'viem';
import type { LocalToken } from '../contracts/deployments.ts';
import type { LocalClient } from './localClient.ts';

/** Running chain. */
export type LocalChain = {
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
};
