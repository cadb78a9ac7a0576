import type { Call } from '@mooring/page/send';
import {
  encodeExecution,
  joinSignatures,
  type SafeSignature,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import type { Address, Hex } from 'viem';

/** Call that executes a transaction, with verified signatures. */
export function executionCall(
  transaction: SafeTransaction,
  signatures: readonly SafeSignature[],
  safe: Address,
): Call & { readonly data: Hex } {
  return { to: safe, value: 0n, data: encodeExecution(transaction, joinSignatures(signatures)) };
}
