import type { Address, Chain } from 'viem';

/** Where a call happens. */
export interface CallContext {
  readonly chain: Chain;
  /** The account that makes it. */
  readonly safe: Address;
}
