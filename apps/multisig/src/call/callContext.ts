import type { ListedToken } from '@mooring/safe/payment';
import type { Address, Chain } from 'viem';

/** Context of a call. */
export interface CallContext {
  readonly chain: Chain;
  /** Account that makes it. */
  readonly safe: Address;
  /** True once executed: described in the past tense. Default: false. */
  readonly executed?: boolean;
  /** Unlisted tokens, as reported by their contracts. Default: none. */
  readonly unlisted?: readonly ListedToken[];
}
