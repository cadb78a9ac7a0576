import type { Address } from 'viem';
import type { LocalChain } from '../chain/localChain.ts';
import type { ChainIndex } from './chain/chainIndex.ts';
import type { Devices } from './notifications/devices.ts';
import type { Outbox } from './notifications/notify.ts';
import type { Sessions } from './routes/authRoutes.ts';
import type { Store } from './store/store.ts';

/** Delegate of an owner, who may propose but not sign. */
export interface Delegate {
  safe: Address;
  delegate: Address;
  delegator: Address;
}

/** Network with the index of its Safes. */
export interface GatewayChain {
  local: LocalChain;
  index: ChainIndex;
}

/** Dependencies of the routes. */
export interface World {
  /** By chain id in decimals. */
  chains: ReadonlyMap<string, GatewayChain>;
  store: Store;
  sessions: Sessions;
  devices: Devices;
  outbox: Outbox;
  delegates: readonly Delegate[];
  /** Name of a contract or account, if it has one here. */
  nameOf(address: Address): string | null;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Limits of the gateway, which bound its memory whatever callers do. */
export const GATEWAY_LIMITS = {
  /** Of a request body, as in the public gateway. */
  bodyBytes: 1_048_576,
  /** Stored proposals, and stored messages; further ones are refused. */
  proposals: 5_000,
  messages: 5_000,
  /** Sign-in nonces and sessions; the oldest are dropped first. */
  nonces: 1_000,
  sessions: 1_000,
  /** Devices, and their subscriptions; further ones are refused. */
  devices: 1_000,
  subscriptions: 5_000,
  /** Sent notifications kept; the oldest are dropped first. */
  notifications: 1_000,
  /** Lifetime of a sign-in nonce, in ms. */
  nonceMs: 300_000,
  /** Rows of a page: default and maximum. */
  page: 20,
  longestPage: 100,
} as const;
