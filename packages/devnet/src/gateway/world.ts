import type { Address } from 'viem';
import type { LocalChain } from '../chain/localChain.ts';
import type { ChainIndex } from './chain/chainIndex.ts';
import type { Sessions } from './store/sessions.ts';
import type { Store } from './store/store.ts';

/** Delegate of an owner, who may propose but not sign. */
export type Delegate = { safe: Address; delegate: Address; delegator: Address };

/** Network with the index of its Safes. */
export type GatewayChain = { local: LocalChain; index: ChainIndex };

/** Dependencies of the routes. */
export type World = {
  /** By chain id in decimals. */
  chains: ReadonlyMap<string, GatewayChain>;
  store: Store;
  sessions: Sessions;
  delegates: readonly Delegate[];
  /** Name of a contract or account, if it has one here. */
  nameOf(address: Address): string | null;
  /** Milliseconds since 1970. */
  now(): number;
};
