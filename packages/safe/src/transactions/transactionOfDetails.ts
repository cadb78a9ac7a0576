import type { TransactionDetails } from '../gateway/schemas/transaction.ts';
import type { SafeTransaction } from './safeTransaction.ts';

/** Part of a gateway's details that owners sign. */
export type MultisigDetails = Extract<
  NonNullable<TransactionDetails['detailedExecutionInfo']>,
  { type: 'MULTISIG' }
>;

/** Transaction of a gateway's details; undefined when a field is missing. */
export function transactionOfDetails({
  txData,
  detailedExecutionInfo: info,
}: TransactionDetails): { transaction: SafeTransaction; info: MultisigDetails } | undefined {
  if (!txData || info?.type !== 'MULTISIG') return undefined;
  const transaction: SafeTransaction = {
    to: txData.to.value,
    value: txData.value ?? 0n,
    data: txData.hexData ?? '0x',
    operation: txData.operation,
    safeTxGas: info.safeTxGas,
    baseGas: info.baseGas,
    gasPrice: info.gasPrice,
    gasToken: info.gasToken,
    refundReceiver: info.refundReceiver.value,
    nonce: info.nonce,
  };
  return { transaction, info };
}
