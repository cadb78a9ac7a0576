import type { Address } from 'viem';

/** Fact, or `not-read` if it could not be read, which differs from an absent value. */
export type Fact<Value> = Value | 'not-read';

/** Token as reported by its contract; untrusted. */
export type TokenFacts =
  | {
      readonly kind: 'fungible';
      readonly symbol: string;
      /** As reported by the contract; see {@link hasPossibleDecimals}. */
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

/** Facts that the payment check needs; the check itself reads nothing. */
export interface PaymentFacts {
  /** Account that pays. */
  readonly account: Address;
  readonly currency: { readonly symbol: string; readonly decimals: number };
  readonly listed: readonly ListedToken[];
  /** Token at an address; undefined without one. Not called for listed tokens. */
  readonly tokenAt: (address: Address) => Fact<TokenFacts | undefined>;
  readonly hasCode: (address: Address) => Fact<boolean>;
  /**
   * Chain id of another network with a contract at an address, which has no code on this one; undefined without one.
   * Default: not checked.
   */
  readonly contractElsewhere?: (address: Address) => Fact<number | undefined>;
  /** Known addresses: contacts, owners, and the user's accounts. */
  readonly known: readonly Address[];
  /** Addresses paid before. */
  readonly paid: Fact<readonly Address[]>;
  /** Current gas price, in wei. */
  readonly gasPrice: Fact<bigint>;
  /** Fallback handlers and singletons that Safe publishes on this network. */
  readonly published: readonly Address[];
  /** Balance, of the zero address for the native currency. */
  readonly balanceOf: (token: Address) => Fact<bigint>;
  /** Remaining amount of the spending limit in use; absent without one. */
  readonly limit?: Fact<bigint>;
  /** Cost of a unit of gas in the token's smallest unit, by the host's terms; undefined without terms. */
  readonly gasCostIn?: (token: Address) => bigint | undefined;
  /** Addresses that are shown by a name with letters imitating another alphabet. */
  readonly mixedNames?: readonly Address[];
}

/**
 * Returns true for possible decimals: the largest number on a chain has 78 digits.
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
