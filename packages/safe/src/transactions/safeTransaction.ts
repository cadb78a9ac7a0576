import { type Address, type Hex, zeroAddress } from 'viem';

/** 0: the Safe calls the target. 1: the target's code runs as the Safe itself (delegatecall). */
export type Operation = 0 | 1;

/** Call of a Safe. */
export interface SafeCall {
  readonly to: Address;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
  readonly operation: Operation;
}

/** Fields the owners of a Safe sign. */
export interface SafeTransaction extends SafeCall {
  /** Gas for the call. Above 0, a failing call consumes the nonce and its receipt still reports success. */
  readonly safeTxGas: bigint;
  /** Refunded gas in addition to the call's. Named `dataGas` before 1.0.0. */
  readonly baseGas: bigint;
  /** Above 0, the Safe refunds the executor: in wei, or in units of `gasToken`. */
  readonly gasPrice: bigint;
  /** Token of the refund; the zero address for the native currency. */
  readonly gasToken: Address;
  /** Recipient of the refund; the zero address for the executor. */
  readonly refundReceiver: Address;
  readonly nonce: bigint;
}

/** Safe that signs, with its version. */
export interface SafeIdentity {
  readonly address: Address;
  readonly chainId: number;
  /** Version of its contract, such as `1.4.1` or `1.3.0+L2`. */
  readonly version: string;
}

/** Onchain state of a Safe. Read it from the chain, not from a gateway. */
export interface SafeState extends SafeIdentity {
  /** In onchain order (`getOwners`), which owner changes depend on. */
  readonly owners: readonly Address[];
  readonly threshold: number;
  /** Nonce of the next transaction to execute. */
  readonly nonce: bigint;
}

/**
 * Creates a transaction without a gas refund, whose call can use all remaining gas.
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
 * Creates the transaction that rejects a queued one: an empty call of the Safe to itself with the same nonce.
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
