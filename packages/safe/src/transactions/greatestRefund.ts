import { type Address, isAddressEqual, size, zeroAddress } from 'viem';
import type { SafeTransaction } from './safeTransaction.ts';

/** Gas refund that a Safe pays in addition to its call. */
export interface GreatestRefund {
  /** Token of the refund; absent for the native currency. */
  readonly token?: Address;
  /** Maximum amount, in the smallest unit. */
  readonly amount: bigint;
  /** Maximum refunded gas. */
  readonly gas: bigint;
  /** Undefined for the executor (`tx.origin`). */
  readonly to?: Address;
}

/** Gas of a call in addition to its own limit: a new account (25,000), value (9,000), a cold account. */
const CALL_GAS = 40_000n;

/**
 * Returns the maximum gas refund of a transaction: (gas used + `baseGas`) × `gasPrice`. The call uses up to `safeTxGas`
 * and its overhead. In the native currency, the contract caps the price at the executor's gas price, which the executor
 * chooses.
 * @returns undefined without a refund
 *
 * @example
 * ```ts
 * import { greatestRefund } from '@mooring/safe/transactions';
 *
 * const most = greatestRefund(transaction)?.amount ?? 0n;
 * ```
 */
export function greatestRefund(transaction: SafeTransaction): GreatestRefund | undefined {
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, data } = transaction;
  if (gasPrice <= 0n) return undefined;
  const gas = safeTxGas + CALL_GAS + copyGas(data) + baseGas;
  return {
    amount: gas * gasPrice,
    gas,
    ...(!isAddressEqual(gasToken, zeroAddress) && { token: gasToken }),
    ...(!isAddressEqual(refundReceiver, zeroAddress) && { to: refundReceiver }),
  };
}

/**
 * Returns the gas for copying call data twice, including memory expansion: 3 for each word, and the quadratic memory
 * cost.
 */
function copyGas(data: SafeTransaction['data']): bigint {
  const words = 2n * (BigInt(size(data)) / 32n + 1n) + 64n;
  return 6n * words + (words * words) / 512n;
}
