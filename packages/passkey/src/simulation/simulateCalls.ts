import { isRecord, isRevertedCall } from '@mooring/internal';
import type { SafeCall } from '@mooring/safe/transactions';
import { type Address, decodeErrorResult, type Hex, isHex, numberToHex } from 'viem';
import type { ChainRead } from '../account/chainRead.ts';
import { readEffects } from './readEffects.ts';
import type { Simulation } from './simulation.ts';

/** Longest reason, in characters. */
const LONGEST_REVERT_REASON = 200;

/**
 * Simulates calls of an account, one after the other in one block: by `eth_simulateV1` if the node supports it, with the
 * account's gains and losses; else by `eth_call`, which returns only the outcome (`outcomeOnly`). `undefined` if neither
 * works. Rejects when the node does not answer.
 *
 * @example
 * ```ts
 * import { simulateCalls } from '@mooring/passkey/simulation';
 *
 * const simulation = await simulateCalls(client.request, '0x…', calls);
 * if (simulation?.outcome === 'success') console.log(simulation.changes);
 * ```
 */
export async function simulateCalls(
  read: ChainRead,
  account: Address,
  calls: readonly SafeCall[],
): Promise<Simulation | undefined> {
  const requests = calls.map(({ to, value, data }) => {
    return { from: account, to, value: numberToHex(value), data };
  });
  const block = { calls: requests };
  const options = { blockStateCalls: [block], traceTransfers: true, validation: false };
  const results = await read({ method: 'eth_simulateV1', params: [options, 'latest'] }).then(
    (answer) => readResults(answer, calls.length),
    (error: unknown) => {
      const { reason, isRefused } = simulationFault(error);
      return isRefused ? failedSimulation(reason) : undefined;
    },
  );
  if (!Array.isArray(results)) return results ?? callEach(read, requests);
  const failed = results.find(({ status }) => status === '0x0');
  if (failed) return failedSimulation(revertReasonOf(failed.returnData) ?? failed.message);
  const logs = results.flatMap((result) => result.logs);
  return { outcome: 'success', ...readEffects(logs, account) };
}

/** Parses the results of the block; `undefined` for an invalid response. */
function readResults(answer: unknown, count: number) {
  const [block] = Array.isArray(answer) ? answer : [];
  const results = isRecord(block) ? block['calls'] : undefined;
  if (!Array.isArray(results) || results.length !== count) return undefined;
  const read = results.map((result) => {
    const { status, logs, returnData, error } = isRecord(result) ? result : {};
    const message = isRecord(error) ? asText(error['message']) : undefined;
    return { status, returnData, message, logs: Array.isArray(logs) ? logs : [] };
  });
  return read.every(({ status }) => status === '0x0' || status === '0x1') ? read : undefined;
}

/** Simulates each call alone: a later one that fails may only depend on an earlier one. */
async function callEach(
  read: ChainRead,
  requests: readonly object[],
): Promise<Simulation | undefined> {
  for (const [index, request] of requests.entries()) {
    try {
      await read({ method: 'eth_call', params: [request, 'latest'] });
    } catch (error) {
      const { reason, isReverted, isRefused } = simulationFault(error);
      return index === 0 && (isReverted || isRefused) ? failedSimulation(reason) : undefined;
    }
  }
  return { outcome: 'success', outcomeOnly: true, changes: [], approvals: [] };
}

function failedSimulation(reason: string | undefined): Simulation {
  return { outcome: 'failure', ...(reason && { reason }), changes: [], approvals: [] };
}

/** Reads the reason in a node's error. Clients wrap errors, so each cause is read. */
function simulationFault(error: unknown) {
  let reason: string | undefined;
  let data: Hex | undefined;
  let code: unknown;
  for (let fault = error, depth = 0; isRecord(fault) && depth < 10; depth += 1) {
    reason = asText(fault['details']) ?? asText(fault['message']) ?? reason;
    if (isHex(fault['data'])) data = fault['data'];
    code = fault['code'] ?? code;
    fault = fault['cause'];
  }
  return {
    reason: revertReasonOf(data) ?? reason,
    isReverted: data !== undefined || isRevertedCall(error),
    // The account cannot even begin: nodes refuse the request as a whole.
    isRefused: code === -38_014 || /insufficient (?:funds|balance)/i.test(reason ?? ''),
  };
}

/** Decodes the reason of a contract: `Error(string)`; `undefined` without one. */
function revertReasonOf(data: unknown): string | undefined {
  if (!isHex(data) || data.length > 10_000) return undefined;
  try {
    const { errorName, args } = decodeErrorResult({ data });
    return errorName === 'Error' ? asText(args?.[0]) : undefined;
  } catch {
    return undefined;
  }
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== ''
    ? value.slice(0, LONGEST_REVERT_REASON)
    : undefined;
}
