import type { Address, Hash, Hex } from 'viem';

/** Log fields needed to read an execution. */
export interface ExecutionLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/** ExecutionSuccess(bytes32,uint256); the same with its hash indexed (since 1.4.1) or not. */
const successTopic = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
/** ExecutionFailure(bytes32,uint256). */
const failureTopic = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23';
/** ExecutionFailed(bytes32) of 1.0.0, which has no event for success. */
const failedTopic = '0xabfd711ecdd15ae3a6b3ad16ff2e9d81aec026a39d16725ee164be4fbf857a7c';

/** Result of an execution, and the index of its log. */
export interface Execution {
  readonly outcome: 'success' | 'failure';
  readonly index: number;
}

/**
 * Reads the outcome of a multisig transaction from the Safe's event. If `safeTxGas` is above 0, a failed call has a
 * receipt with status success; only the event shows the failure.
 * @returns `undefined` if the logs contain no execution of it
 *
 * @example
 * ```ts
 * import { readExecution } from '@mooring/safe/transactions';
 *
 * const { logs } = await client.getTransactionReceipt({ hash });
 * const ended = readExecution(logs, safe.address, safeTxHash)?.outcome; // 'success' or 'failure'
 * ```
 */
export function readExecution(
  logs: readonly ExecutionLog[],
  safe: Address,
  safeTxHash: Hash,
): Execution | undefined {
  const index = logs.findIndex(
    (log) =>
      log.address.toLowerCase() === safe.toLowerCase() &&
      executedHash(log)?.toLowerCase() === safeTxHash.toLowerCase(),
  );
  const log = logs[index];
  if (!log) return undefined;
  return { outcome: log.topics[0] === successTopic ? 'success' : 'failure', index };
}

/** safeTxHash executed by a log; undefined for other logs. */
export function executedHash({ topics, data }: ExecutionLog): Hex | undefined {
  const [topic, indexed] = topics;
  if (topic !== successTopic && topic !== failureTopic && topic !== failedTopic) return undefined;
  if (indexed) return indexed;
  return data.length >= 66 ? `0x${data.slice(2, 66)}` : undefined;
}

/** EIP-5792 status codes, by the transaction status of gateways and hosts. */
export const callStatus = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
} as const;
