import type { Address } from 'viem';
import type { LocalChain } from '../chain/localChain.ts';
import type { ChainIndex } from './chain/chainIndex.ts';
import type { Sessions } from './store/sessions.ts';
import type { Store } from './store/store.ts';

/** Someone who may propose, but not sign, in an owner's stead. */
export type Delegate = { safe: Address; delegate: Address; delegator: Address };

/** One network, with what is known of its Safes. */
export type GatewayChain = { local: LocalChain; index: ChainIndex };

/** Everything the routes work with. */
export type World = {
  /** By chain id in decimals. */
  chains: ReadonlyMap<string, GatewayChain>;
  store: Store;
  sessions: Sessions;
  delegates: readonly Delegate[];
  /** The name of a contract or account that has one here. */
  nameOf(address: Address): string | null;
  /** Milliseconds since 1970. */
  now(): number;
};
