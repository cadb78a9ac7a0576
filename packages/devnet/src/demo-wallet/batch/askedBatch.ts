import type { Address } from 'viem';
import { invalidParams, ProviderRpcError } from '../errors.ts';
import { isRecord, readAddress, readChainId, readText, type UnknownRecord } from '../params.ts';
import { randomUuid } from '../randomUuid.ts';
import { type AskedTransaction, readCall } from '../transaction/askedTransaction.ts';

/** A batch as a page asks for it. */
export type AskedBatch = {
  id: string;
  chainId: number;
  from?: Address | undefined;
  calls: readonly AskedTransaction[];
};

/** The most calls taken at once. */
const MOST_CALLS = 100;
/** The longest id EIP-5792 allows: 4096 bytes as hex. */
const LONGEST_ID = 8194;

/**
 * Reads the parameter of `wallet_sendCalls`.
 *
 * @param atomicClaimed whether the wallet says it runs batches atomically.
 * @throws ProviderRpcError -32602, 5700 (a capability it lacks), 5740 (too many calls),
 *   5760 (atomic execution demanded).
 */
export function readBatch(asked: UnknownRecord, atomicClaimed: boolean): AskedBatch {
  const { version, id, from, chainId, atomicRequired, calls, capabilities } = asked;
  if (version !== '2.0.0') throw invalidParams('Expected version to be "2.0.0".');
  if (typeof atomicRequired !== 'boolean') {
    throw invalidParams('Expected atomicRequired to be true or false.');
  }
  if (!Array.isArray(calls) || calls.length === 0) {
    throw invalidParams('Expected calls to be a list with at least one call.');
  }
  const batch = {
    id: id === undefined ? randomUuid() : readText(id, 'id', LONGEST_ID),
    chainId: readChainId(chainId),
    from: from === undefined ? undefined : readAddress(from, 'from'),
    calls: calls.slice(0, MOST_CALLS).map(readOneCall),
  };
  if (calls.length > MOST_CALLS) {
    throw new ProviderRpcError(5740, `A batch holds at most ${MOST_CALLS} calls.`);
  }
  refuseCapabilities(capabilities);
  for (const call of calls) if (isRecord(call)) refuseCapabilities(call['capabilities']);
  if (atomicRequired && !atomicClaimed) {
    throw new ProviderRpcError(5760, 'This wallet does not run batches atomically.');
  }
  return batch;
}

function readOneCall(call: unknown): AskedTransaction {
  if (!isRecord(call)) throw invalidParams('Expected each call to be an object.');
  return readCall(call);
}

/** The wallet has none of the optional capabilities; a page may only ask for them as optional. */
function refuseCapabilities(value: unknown): void {
  if (value === undefined) return;
  if (!isRecord(value)) throw invalidParams('Expected capabilities to be an object.');
  for (const [name, capability] of Object.entries(value)) {
    if (isRecord(capability) && capability['optional'] === true) continue;
    throw new ProviderRpcError(5700, `The capability ${name} is not supported.`);
  }
}
