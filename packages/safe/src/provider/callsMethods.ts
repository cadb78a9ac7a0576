import { isBatchId, isRecord, MOST_BATCH_CALLS, type PlainRecord } from '@mooring/internal';
import { type Hash, type Hex, isHash, isHex, numberToHex } from 'viem';
import { type HostTransaction, rpcCall, sendTransactions } from '../messaging/hostRequests.ts';
import { invalidParams, ProviderRpcError } from '../providerRpcError.ts';
import { callStatus, type ExecutionLog, executedHash, readExecution } from '../readExecution.ts';
import { checkAccount, type Methods, type ProviderContext, readRecord } from './method.ts';
import { checkChain, findTransaction, readCall } from './transactionMethods.ts';

/** Methods of atomic batches: EIP-5792, version 2.0.0. */
export const callsMethods: Methods = {
  wallet_sendCalls: async (context, [params], signal) => {
    const asked = readRecord(params);
    const { version, id, from, chainId, calls, capabilities } = asked;
    if (version !== undefined && !/^[12](\.\d{1,3}){0,2}$/.test(String(version)))
      throw invalidParams('Expected version 2.0.0.');
    if (id !== undefined && !isBatchId(id)) throw invalidParams('Expected the id to be a string.');
    if (from !== undefined && from !== null) checkAccount(context, from);
    checkChain(context, chainId, 5710);
    if (!Array.isArray(calls) || calls.length === 0)
      throw invalidParams('Expected a list of calls.');
    if (calls.length > MOST_BATCH_CALLS)
      throw new ProviderRpcError(5740, `Expected at most ${MOST_BATCH_CALLS} calls.`);
    for (const holder of [{ capabilities }, ...calls]) refuseCapabilities(holder);
    if (id !== undefined && context.batches.has(id))
      throw new ProviderRpcError(5720, 'Duplicate batch id.');
    const hash = await sendTransactions(context.messenger, calls.map(readCall), signal);
    if (id !== undefined) context.batches.set(id, hash);
    return { id: id ?? hash };
  },

  wallet_getCallsStatus: (context, [id]) => {
    const named = readId(id);
    return callsStatus(context, named, batchHash(context, named));
  },

  // The host shows the queue itself; an embedded page cannot open it.
  wallet_showCallsStatus: async (context, [id]) => {
    batchHash(context, readId(id));
    return null;
  },

  wallet_getCapabilities: async (context, [account, chainIds]) => {
    if (account !== undefined) checkAccount(context, account);
    const chain = numberToHex(context.safe.chainId);
    const asked = !Array.isArray(chainIds) || chainIds.some((id) => Number(id) === Number(chain));
    return asked ? { [chain]: { atomic: { status: 'supported' } } } : {};
  },
};

function readId(id: unknown): string {
  if (!isBatchId(id)) throw invalidParams('Expected the id of a batch.');
  return id;
}

function batchHash({ batches }: ProviderContext, id: string) {
  const hash = batches.get(id) ?? (isHash(id) ? id : undefined);
  if (!hash) throw new ProviderRpcError(5730, 'Unknown batch id.');
  return hash;
}

/** Throws 5700 for a required capability that is not supported. */
function refuseCapabilities(holder: unknown): void {
  const capabilities = isRecord(holder) ? holder['capabilities'] : undefined;
  if (!isRecord(capabilities)) return;
  for (const [name, wanted] of Object.entries(capabilities)) {
    if (name === 'atomic' || (isRecord(wanted) && wanted['optional'] === true)) continue;
    throw new ProviderRpcError(5700, `Unsupported capability: ${name.slice(0, 100)}.`);
  }
}

/**
 * Returns the status of a batch (EIP-5792, version 2.0.0). A batch executes as one transaction, so it has one receipt,
 * with only the logs of this execution. The Safe's event decides the result, not the host or the receipt.
 */
async function callsStatus(context: ProviderContext, id: string, safeTxHash: Hash) {
  const { messenger, safe } = context;
  const known = await findTransaction(context, safeTxHash);
  if (!known) throw new ProviderRpcError(5730, 'Unknown batch id.');
  const answer = { version: '2.0.0', id, chainId: numberToHex(safe.chainId), atomic: true };
  if (!known.txHash) return { ...answer, status: statusWithoutReceipt(known) };
  const receipt = await rpcCall(messenger, 'eth_getTransactionReceipt', [known.txHash]);
  if (!isRecord(receipt)) return { ...answer, status: 100 };
  const logs = readExecutionLogs(receipt['logs']);
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

function readExecutionLogs(value: unknown): readonly ExecutionLog[] {
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
