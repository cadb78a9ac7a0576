import { isRecord, LONGEST_BATCH_ID, MOST_BATCH_CALLS, type PlainRecord } from '@mooring/internal';
import type { Address } from 'viem';
import { readAddress, readChainId, readText } from '../../rpc/params.ts';
import { invalidParams, ProviderRpcError } from '../../rpc/providerError.ts';
import { randomUuid } from '../../wallet/announce.ts';
import type { RequestedTransaction } from '../../wallet/question.ts';
import { readCall } from '../transaction/readTransaction.ts';

/** Batch as requested by a page. */
export interface RequestedBatch {
  readonly id: string;
  readonly chainId: number;
  readonly from: Address | undefined;
  readonly calls: readonly RequestedTransaction[];
  /** Names of the capabilities the page requires. */
  readonly required: readonly string[];
  readonly atomicRequired: boolean;
}

/**
 * Parses the parameter of `wallet_sendCalls`.
 *
 * @throws ProviderRpcError -32602, 5740 (too many calls)
 */
export function readBatch(asked: PlainRecord): RequestedBatch {
  const { version, id, from, chainId, atomicRequired, calls, capabilities } = asked;
  if (version !== '2.0.0') throw invalidParams('Expected version to be "2.0.0".');
  if (typeof atomicRequired !== 'boolean') {
    throw invalidParams('Expected atomicRequired to be true or false.');
  }
  if (!Array.isArray(calls) || calls.length === 0) {
    throw invalidParams('Expected calls to be a list with at least one call.');
  }
  const ofCalls = calls.filter(isRecord).map((call) => readRequired(call['capabilities']));
  const batch = {
    id: id === undefined ? randomUuid() : readText(id, 'id', LONGEST_BATCH_ID),
    chainId: readChainId(chainId),
    from: from === undefined ? undefined : readAddress(from, 'from'),
    calls: calls.slice(0, MOST_BATCH_CALLS).map(readOneCall),
    required: [readRequired(capabilities), ...ofCalls].flat(),
    atomicRequired,
  };
  if (calls.length > MOST_BATCH_CALLS) {
    throw new ProviderRpcError(5740, `A batch holds at most ${MOST_BATCH_CALLS} calls.`);
  }
  return batch;
}

/**
 * Throws when a batch requires something the wallet does not support on its network.
 *
 * @throws ProviderRpcError 5700 (unsupported capability), 5760 (atomic execution required)
 */
export function refuseUnsupported(
  { required, atomicRequired }: RequestedBatch,
  capabilities: PlainRecord,
): void {
  const lacking = required.find((name) => !hasCapability(capabilities, name));
  if (lacking !== undefined) {
    throw new ProviderRpcError(5700, `The capability ${lacking} is not supported.`);
  }
  if (atomicRequired && !isAtomic(capabilities)) {
    throw new ProviderRpcError(5760, 'This wallet does not run batches atomically.');
  }
}

/** Returns true for capabilities that claim atomic batches, now or (`ready`) once the account is upgraded. */
export function isAtomic({ atomic }: PlainRecord): boolean {
  return isRecord(atomic) && (atomic['status'] === 'supported' || atomic['status'] === 'ready');
}

function hasCapability(capabilities: PlainRecord, name: string): boolean {
  if (!Object.hasOwn(capabilities, name)) return false;
  const capability = capabilities[name];
  return !isRecord(capability) || capability['supported'] !== false;
}

function readOneCall(call: unknown): RequestedTransaction {
  if (!isRecord(call)) throw invalidParams('Expected each call to be an object.');
  return readCall(call);
}

/** Names of the capabilities not marked as optional. */
function readRequired(value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (!isRecord(value)) throw invalidParams('Expected capabilities to be an object.');
  const isOptional = (each: unknown) => isRecord(each) && each['optional'] === true;
  return Object.keys(value).filter((name) => !isOptional(value[name]));
}
