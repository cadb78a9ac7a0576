import type { Address, Chain } from 'viem';

/** Context of a call. */
export interface CallContext {
  readonly chain: Chain;
  /** Account that makes it. */
  readonly safe: Address;
}
