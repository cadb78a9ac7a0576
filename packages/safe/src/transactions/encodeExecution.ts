import { encodeFunctionData, type Hex } from 'viem';
import { executionAbi } from './safeAbi.ts';
import type { SafeTransaction } from './safeTransaction.ts';

/**
 * The call data of `execTransaction`, to be sent to the Safe by anyone. The nonce is not in it: the
 * Safe takes its own, so a transaction whose turn it is not fails as GS026.
 * @param signatures as {@link joinSignatures} gives them
 *
 * @example
 * ```ts
 * import { encodeExecution, joinSignatures } from '@mooring/safe/transactions';
 *
 * const data = encodeExecution(transaction, joinSignatures(signatures));
 * ```
 */
export function encodeExecution(transaction: SafeTransaction, signatures: Hex): Hex {
  const { to, value, data, operation, safeTxGas, baseGas } = transaction;
  const { gasPrice, gasToken, refundReceiver } = transaction;
  const fields = [to, value, data, operation, safeTxGas, baseGas] as const;
  return encodeFunctionData({
    abi: executionAbi,
    functionName: 'execTransaction',
    args: [...fields, gasPrice, gasToken, refundReceiver, signatures],
  });
}

/**
 * The call data with which an owner approves a hash on-chain, to be sent to the Safe.
 *
 * @example
 * ```ts
 * import { encodeApproval, hashTransaction } from '@mooring/safe/transactions';
 *
 * const data = encodeApproval(hashTransaction(transaction, safe).hash);
 * ```
 */
export function encodeApproval(hash: Hex): Hex {
  return encodeFunctionData({ abi: executionAbi, functionName: 'approveHash', args: [hash] });
}
