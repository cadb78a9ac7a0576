import { isRecord, type PlainRecord } from '@mooring/internal';
import { readExecution } from '@mooring/safe/transactions';
import { type Hex, isHex, numberToHex, size, slice } from 'viem';
import type { ChainRead } from '../account/chainRead.ts';
import { PasskeyError } from '../passkeyError.ts';
import type { Batch } from './calls.ts';
import type { ProviderContext } from './method.ts';

/** `wallet_getCallsStatus` of EIP-5792, also for batches sent before a reload. */
export async function findCallsStatus(context: ProviderContext, id: unknown) {
  const { checkAccount, networkOf } = context.shared;
  const account = checkAccount(context, undefined);
  const batch = parseBatch(typeof id === 'string' ? (context.batches.get(id) ?? id) : undefined);
  if (!batch) throw new PasskeyError('unknownId', 'Unknown batch id.');
  const { read } = networkOf(context, batch.chainId);
  const answer = { version: '2.0.0', id, chainId: numberToHex(batch.chainId), atomic: true };
  return { ...answer, ...(await findExecution(read, account.address, batch)) };
}

function parseBatch(id: unknown): Batch | undefined {
  if (!isHex(id) || size(id) !== 80) return undefined;
  return {
    hash: slice(id, 0, 32),
    safeTxHash: slice(id, 32, 64),
    chainId: Number(slice(id, 64, 72)),
    since: numberToHex(BigInt(slice(id, 72))),
  };
}

/**
 * Finds a batch by the event of the account, which only the account can emit: it may be included with another hash than
 * the submitter returned, with a higher fee or from another sender.
 */
async function findExecution(read: ChainRead, account: Hex, { hash, safeTxHash, since }: Batch) {
  const filter = { address: account, topics: [null, safeTxHash], fromBlock: since };
  const events = await read({ method: 'eth_getLogs', params: [filter] });
  const [event] = Array.isArray(events) ? events.filter(isRecord) : [];
  const found = event?.['transactionHash'] ?? hash;
  const receipt = await read({ method: 'eth_getTransactionReceipt', params: [found] });
  if (!isRecord(receipt)) return { status: 100 };
  const logs = receiptLogs(receipt['logs']);
  const execution = readExecution(logs, account, safeTxHash);
  // The success of another transaction proves nothing about this one.
  if (!execution && receipt['status'] !== '0x0') return { status: 100 };
  return {
    status: execution?.outcome === 'success' ? 200 : 500,
    receipts: [callReceipt(receipt, execution ? logs.slice(0, execution.index + 1) : [])],
  };
}

function callReceipt(receipt: PlainRecord, logs: readonly object[]) {
  const { blockHash, blockNumber, gasUsed, transactionHash, status } = receipt;
  return { blockHash, blockNumber, gasUsed, transactionHash, status, logs };
}

function receiptLogs(value: unknown) {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ address, topics, data }) => {
    if (!isHex(address) || !isHex(data) || !Array.isArray(topics)) return [];
    return [{ address, topics: topics.filter((topic): topic is Hex => isHex(topic)), data }];
  });
}
