import type { ListedToken } from '@mooring/safe/payment';
import type { Address, Chain } from 'viem';

/** Context of a call. */
export interface CallContext {
  readonly chain: Chain;
  /** Account that makes it. */
  readonly safe: Address;
  /** True once executed: described in the past tense. Default: false. */
  readonly executed?: boolean;
  /** Tokens the site does not list, by the word of their contracts. Default: none is known. */
  readonly unlisted?: readonly ListedToken[];
}
