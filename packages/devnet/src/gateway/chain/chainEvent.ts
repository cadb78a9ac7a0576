import type { SafeCall, SafeTransaction } from '@mooring/safe/transactions';
import type { Address, Hash, Hex } from 'viem';

type OnChain = {
  safe: Address;
  transactionHash: Hash;
  logIndex: number;
  /** The block's time, in ms since 1970. */
  at: number;
};

/** A transaction of the owners, executed; `succeeded` is what its event says, not its receipt. */
export type Execution = OnChain & {
  kind: 'multisig';
  safeTxHash: Hash;
  transaction: SafeTransaction;
  signatures: Hex;
  executor: Address;
  succeeded: boolean;
};

/** A module acted, without the owners. */
export type ModuleExecution = OnChain & {
  kind: 'module';
  module: Address;
  call: SafeCall;
  succeeded: boolean;
};

/** Coins or tokens came in. */
export type Receipt = OnChain & {
  kind: 'transfer';
  from: Address;
  /** Null for the network's coin. */
  token: Address | null;
  value: bigint;
};

/** The Safe came to be. */
export type Creation = OnChain & {
  kind: 'creation';
  creator: Address;
  factory: Address;
  singleton: Address;
};

/** One thing that happened to a Safe. */
export type ChainEvent = Execution | ModuleExecution | Receipt | Creation;
