import { type Address, type Hex, zeroAddress } from 'viem';

/** 0: the Safe calls the target. 1: the target's code runs as the Safe itself (delegatecall). */
export type Operation = 0 | 1;

/** One call out of a Safe. */
export interface SafeCall {
  readonly to: Address;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
  readonly operation: Operation;
}

/** Everything the owners of a Safe sign. */
export interface SafeTransaction extends SafeCall {
  /** Gas for the call. Over 0, a call that fails burns the nonce and its receipt still reads success. */
  readonly safeTxGas: bigint;
  /** Gas beside the call that a refund pays for. Called `dataGas` before 1.0.0. */
  readonly baseGas: bigint;
  /** Over 0, the Safe pays whoever executes: in wei, or in units of `gasToken`. */
  readonly gasPrice: bigint;
  /** What a refund is paid in; the zero address is the network's coin. */
  readonly gasToken: Address;
  /** Who gets the refund; the zero address is who executes. */
  readonly refundReceiver: Address;
  readonly nonce: bigint;
}

/** Which Safe signs, and by which rules. */
export interface SafeIdentity {
  readonly address: Address;
  readonly chainId: number;
  /** Of its contract, such as `1.4.1` or `1.3.0+L2`. */
  readonly version: string;
}

/** A Safe as it stands on its chain. Read it from the chain, not from a gateway. */
export interface SafeState extends SafeIdentity {
  /** In the order of the chain (`getOwners`), which changes of owners depend on. */
  readonly owners: readonly Address[];
  readonly threshold: number;
  /** Of the next transaction to execute. */
  readonly nonce: bigint;
}

/**
 * A transaction that pays no refund and gives its call all the gas there is.
 *
 * @example
 * ```ts
 * import { createTransaction } from '@mooring/safe/transactions';
 *
 * const transaction = createTransaction({ to: address, value: 5n }, safe.nonce);
 * ```
 */
export function createTransaction(
  call: Partial<SafeCall> & Pick<SafeCall, 'to'>,
  nonce: bigint,
): SafeTransaction {
  return {
    to: call.to,
    value: call.value ?? 0n,
    data: call.data ?? '0x',
    operation: call.operation ?? 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce,
  };
}

/**
 * Transaction that rejects a queued one: nothing sent to the Safe itself, under the same nonce.
 *
 * @example
 * ```ts
 * import { createRejection } from '@mooring/safe/transactions';
 *
 * const rejection = createRejection(safe.address, transaction.nonce);
 * ```
 */
export function createRejection(safe: Address, nonce: bigint): SafeTransaction {
  return createTransaction({ to: safe }, nonce);
}
