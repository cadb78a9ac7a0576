import type { Address } from 'viem';

/** Fact that is handed in. What could not be read is a state of its own, and no fact of being absent. */
export type Fact<Value> = Value | 'not-read';

/** Token by the word of its own contract; untrusted. */
export type TokenFacts =
  | {
      readonly kind: 'fungible';
      readonly symbol: string;
      /** Whatever the contract gives; see {@link hasPossibleDecimals}. */
      readonly decimals: number;
    }
  /** NFT: `transferFrom` names an item, not an amount. */
  | { readonly kind: 'items'; readonly symbol: string };

/** Token that the site lists. */
export interface ListedToken {
  readonly address: Address;
  readonly symbol: string;
  readonly decimals: number;
}

/** All that a payment is judged by. Nothing is read by the check itself. */
export interface PaymentFacts {
  /** Account that pays. */
  readonly account: Address;
  readonly currency: { readonly symbol: string; readonly decimals: number };
  readonly listed: readonly ListedToken[];
  /** Token at an address; undefined where there is none. Not asked of listed ones. */
  readonly tokenAt: (address: Address) => Fact<TokenFacts | undefined>;
  readonly hasCode: (address: Address) => Fact<boolean>;
  /** Addresses of the person: contacts, owners, own accounts. */
  readonly known: readonly Address[];
  /** Addresses paid before. */
  readonly paid: Fact<readonly Address[]>;
  /** Price of gas now, in wei. */
  readonly gasPrice: Fact<bigint>;
  /** Fallback handlers and singletons that Safe publishes on this network. */
  readonly published: readonly Address[];
  /** Balance, of the zero address for the native currency. */
  readonly balanceOf: (token: Address) => Fact<bigint>;
  /** Remaining amount of the spending limit in use; absent without one. */
  readonly limit?: Fact<bigint>;
  /** Smallest units of a token that a unit of gas costs by the host's own terms; absent for none. */
  readonly gasCostIn?: (token: Address) => bigint | undefined;
  /** Addresses that are shown by a name with letters imitating another alphabet. */
  readonly mixedNames?: readonly Address[];
}

/**
 * Returns true for decimals that an amount can have: the greatest number of the chain has 78 digits.
 *
 * @example
 * ```ts
 * import { hasPossibleDecimals } from '@mooring/safe/payment';
 *
 * hasPossibleDecimals({ decimals: 255 }); // false
 * ```
 */
export function hasPossibleDecimals({ decimals }: { readonly decimals: number }): boolean {
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= 77;
}
