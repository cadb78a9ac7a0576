import { type Hash, type Hex, isHex, numberToHex } from 'viem';
import { callStatus } from '../execution/callStatus.ts';
import { type ExecutionLog, executedHash, readExecution } from '../execution/readExecution.ts';
import type { HostTransaction } from '../messaging/getHostTransaction.ts';
import { rpcCall } from '../messaging/hostRequests.ts';
import { isRecord, type PlainRecord } from '../plainRecord.ts';
import { ProviderRpcError } from '../providerRpcError.ts';
import type { ProviderContext } from './method.ts';
import { findTransaction } from './transactionMethods.ts';

/**
 * Status of a batch (EIP-5792, version 2.0.0). It executes as one transaction, so it has one receipt, with
 * only the logs of this execution; the Safe's event decides the result, over the host and the receipt.
 */
export async function callsStatus(context: ProviderContext, id: string, safeTxHash: Hash) {
  const { messenger, safe } = context;
  const known = await findTransaction(context, safeTxHash);
  if (!known) throw new ProviderRpcError(5730, 'There is no batch with this id.');
  const answer = { version: '2.0.0', id, chainId: numberToHex(safe.chainId), atomic: true };
  if (!known.txHash) return { ...answer, status: statusWithoutReceipt(known) };
  const receipt = await rpcCall(messenger, 'eth_getTransactionReceipt', [known.txHash]);
  if (!isRecord(receipt)) return { ...answer, status: 100 };
  const logs = readLogs(receipt['logs']);
  const execution = readExecution(logs, safe.safeAddress, safeTxHash);
  const succeeded = execution ? execution.outcome === 'success' : known.status === 'SUCCESS';
  const own = execution ? logsOf(logs, execution.index) : [];
  return {
    ...answer,
    status: succeeded ? 200 : 500,
    receipts: [{ ...readFields(receipt), logs: own, status: succeeded ? '0x1' : '0x0' }],
  };
}

/** Without a receipt, neither success nor failure can be proven. */
function statusWithoutReceipt({ status }: HostTransaction): number {
  return status === 'SUCCESS' ? 100 : callStatus[status];
}

/** Logs from the end of the previous execution (several may share a transaction) to the end of this one. */
function logsOf(logs: readonly ExecutionLog[], end: number): readonly ExecutionLog[] {
  const before = logs.slice(0, end).findLastIndex((log) => executedHash(log) !== undefined);
  return logs.slice(before + 1, end + 1);
}

function readLogs(value: unknown): readonly ExecutionLog[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ address, topics, data }) => {
    if (!isHex(address) || !isHex(data) || !Array.isArray(topics)) return [];
    return [{ address, topics: topics.filter((topic): topic is Hex => isHex(topic)), data }];
  });
}

/** Receipt fields of EIP-5792. Some hosts convert quantities to numbers. */
function readFields(receipt: PlainRecord) {
  const quantity = (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value) ? numberToHex(value) : value;
  return {
    blockHash: receipt['blockHash'],
    blockNumber: quantity(receipt['blockNumber']),
    gasUsed: quantity(receipt['gasUsed']),
    transactionHash: receipt['transactionHash'],
  };
}
