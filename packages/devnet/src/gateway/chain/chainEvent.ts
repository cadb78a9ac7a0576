import type { SafeCall, SafeTransaction } from '@mooring/safe/transactions';
import type { Address, Hash, Hex } from 'viem';

type OnChain = {
  safe: Address;
  transactionHash: Hash;
  logIndex: number;
  /** Block time, in ms since 1970. */
  at: number;
};

/** Executed transaction of the owners; `succeeded` is read from its event, not from its receipt. */
export type Execution = OnChain & {
  kind: 'multisig';
  safeTxHash: Hash;
  transaction: SafeTransaction;
  signatures: Hex;
  executor: Address;
  succeeded: boolean;
};

/** Execution by a module, without the owners. */
export type ModuleExecution = OnChain & {
  kind: 'module';
  module: Address;
  call: SafeCall;
  succeeded: boolean;
};

/** Incoming coins or tokens. */
export type Receipt = OnChain & {
  kind: 'transfer';
  from: Address;
  /** Null for the native currency. */
  token: Address | null;
  value: bigint;
};

/** Creation of the Safe. */
export type Creation = OnChain & {
  kind: 'creation';
  creator: Address;
  factory: Address;
  singleton: Address;
};

/** Event of a Safe. */
export type ChainEvent = Execution | ModuleExecution | Receipt | Creation;
