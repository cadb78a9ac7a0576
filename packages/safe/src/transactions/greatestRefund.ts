import { type Address, isAddressEqual, size, zeroAddress } from 'viem';
import type { SafeTransaction } from './safeTransaction.ts';

/** Refund that a Safe pays besides its call. */
export interface GreatestRefund {
  /** Token of the refund; absent for the native currency. */
  readonly token?: Address;
  /** The most it can come to, in the smallest unit. */
  readonly amount: bigint;
  /** The most gas it is paid for. */
  readonly gas: bigint;
  /** Absent for whoever executes it (`tx.origin`). */
  readonly to?: Address;
}

/** Gas of a call beyond what it is given: an address that was not there (25,000), value (9,000), a cold account. */
const CALL_GAS = 40_000n;

/**
 * The most a transaction pays as a refund: (gas used + `baseGas`) × `gasPrice`. The call uses up to `safeTxGas`, and
 * what it costs to make it. In the native currency the contract pays no more than the executor's own gas price, which
 * the executor chooses.
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

/** Gas to copy call data twice, memory included: 3 a word to copy, 3 and a square to have it. */
function copyGas(data: SafeTransaction['data']): bigint {
  const words = 2n * (BigInt(size(data)) / 32n + 1n) + 64n;
  return 6n * words + (words * words) / 512n;
}
