import type { Address, Hash, Hex } from 'viem';

/** The part of a log that says how an execution went. */
interface ExecutionLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/** ExecutionSuccess(bytes32,uint256); the same whether its hash is indexed (since 1.4.1) or not. */
const SUCCESS = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
/** ExecutionFailure(bytes32,uint256), and ExecutionFailed(bytes32) of 1.0.0. */
const FAILURES: readonly unknown[] = [
  '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
  '0xabfd711ecdd15ae3a6b3ad16ff2e9d81aec026a39d16725ee164be4fbf857a7c',
];

/**
 * Reads the outcome of a multisig transaction from the account's own event: the receipt of one whose
 * call failed reads success when its `safeTxGas` is over 0.
 * @param safeTxHash without it, any execution of the account counts, a successful one first
 * @returns undefined when these logs do not execute it
 */
export function readExecution(
  logs: readonly ExecutionLog[],
  safe: Address,
  safeTxHash?: Hash,
): 'success' | 'failure' | undefined {
  const topics = logs
    .filter(
      ({ address, topics: [, indexed], data }) =>
        address.toLowerCase() === safe.toLowerCase() &&
        (!safeTxHash || (indexed ?? data.slice(0, 66)).toLowerCase() === safeTxHash.toLowerCase()),
    )
    .map(({ topics: [topic] }) => topic);
  if (topics.includes(SUCCESS)) return 'success';
  return topics.some((topic) => FAILURES.includes(topic)) ? 'failure' : undefined;
}
