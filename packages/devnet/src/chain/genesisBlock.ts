import type { Address, Hex } from 'viem';

/** Transaction of a first block. */
export interface GenesisTransaction {
  from: Address;
  /** Undefined for a deployment. */
  to?: Address;
  /** In wei. */
  value?: bigint;
  data?: Hex;
  /** Gas limit, where the default is too low. */
  gas?: bigint;
}

/** Block of a genesis. */
export interface GenesisBlock {
  /** Block time, counted back from the start of the network, in seconds. */
  secondsAgo: number;
  transactions: readonly GenesisTransaction[];
}
