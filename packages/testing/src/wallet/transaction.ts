import type { Address, Hash, Hex } from 'viem';

/** A call as a page asks for it; what is undefined the wallet fills in. Amounts in wei. */
export interface AskedTransaction {
  /** Undefined for the creation of a contract. */
  readonly to?: Address | undefined;
  readonly value: bigint;
  readonly data: Hex;
  readonly gas?: bigint | undefined;
  readonly nonce?: bigint | undefined;
  readonly gasPrice?: bigint | undefined;
  readonly maxFeePerGas?: bigint | undefined;
  readonly maxPriorityFeePerGas?: bigint | undefined;
}

/** A transaction the wallet has signed. */
export interface SentTransaction {
  readonly hash: Hash;
  readonly chainId: number;
  readonly from: Address;
  /** Undefined for the creation of a contract. */
  readonly to: Address | undefined;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
  readonly nonce: number;
  readonly gas: bigint;
  /** In wei for each unit of gas. */
  readonly maxFeePerGas: bigint;
  /** In wei for each unit of gas. */
  readonly maxPriorityFeePerGas: bigint;
}

/**
 * How a transaction is overtaken by one of the same nonce: `repriced` does the same for a higher fee,
 * `cancelled` pays nothing to oneself, `replaced` does something else.
 */
export type Replacement = 'repriced' | 'cancelled' | 'replaced';
