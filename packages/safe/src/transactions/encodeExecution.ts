import { encodeFunctionData, type Hex } from 'viem';
import { approvalAbi, executionAbi } from './safeAbi.ts';
import type { SafeTransaction } from './safeTransaction.ts';

/**
 * Encodes the call data of `execTransaction`, which any account can send to the Safe. It does not contain the nonce:
 * the Safe uses its current one, so a transaction with another nonce fails with GS026.
 * @param signatures joined by {@link joinSignatures}
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
 * Encodes the call data by which an owner approves a hash onchain.
 *
 * @example
 * ```ts
 * import { encodeApproval, hashTransaction } from '@mooring/safe/transactions';
 *
 * const data = encodeApproval(hashTransaction(transaction, safe).hash);
 * ```
 */
export function encodeApproval(hash: Hex): Hex {
  return encodeFunctionData({ abi: approvalAbi, functionName: 'approveHash', args: [hash] });
}
