import type { Address, Hash, Hex } from 'viem';

/** Transaction requested by a page; the wallet fills in undefined fields. Amounts in wei. */
export interface AskedTransaction {
  /** Undefined for contract creation. */
  readonly to?: Address | undefined;
  readonly value: bigint;
  readonly data: Hex;
  readonly gas?: bigint | undefined;
  readonly nonce?: bigint | undefined;
  readonly gasPrice?: bigint | undefined;
  readonly maxFeePerGas?: bigint | undefined;
  readonly maxPriorityFeePerGas?: bigint | undefined;
}

/** Signed transaction. */
export interface SentTransaction {
  readonly hash: Hash;
  readonly chainId: number;
  readonly from: Address;
  /** Undefined for contract creation. */
  readonly to: Address | undefined;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
  readonly nonce: number;
  readonly gas: bigint;
  /** In wei per unit of gas. */
  readonly maxFeePerGas: bigint;
  /** In wei per unit of gas. */
  readonly maxPriorityFeePerGas: bigint;
}

/**
 * Replacement of a transaction by one of the same nonce: `repriced` repeats it at a higher fee, `cancelled`
 * sends nothing to the sender, `replaced` does something else.
 */
export type Replacement = 'repriced' | 'cancelled' | 'replaced';
