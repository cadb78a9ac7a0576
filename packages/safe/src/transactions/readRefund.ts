import { type Address, getAddress, type Hash, isAddressEqual } from 'viem';
import { type ExecutionLog, readExecution } from '../readExecution.ts';

/** Refund that an execution paid, by its logs. */
export interface PaidRefund {
  /** In the smallest unit. */
  readonly amount: bigint;
  /** Token and recipient by the transfer before the Safe's event; absent for the native currency, which has none. */
  readonly transfer?: { readonly token: Address; readonly to: Address };
}

/** Transfer(address,address,uint256). */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/**
 * Reads the gas refund that an execution paid from the Safe's event.
 * @returns undefined if the logs contain no execution of it, or no refund
 *
 * @example
 * ```ts
 * import { readRefund } from '@mooring/safe/transactions';
 *
 * const { logs } = await client.getTransactionReceipt({ hash });
 * const paid = readRefund(logs, safe.address, safeTxHash)?.amount ?? 0n;
 * ```
 */
export function readRefund(
  logs: readonly ExecutionLog[],
  safe: Address,
  safeTxHash: Hash,
): PaidRefund | undefined {
  const { index = -1 } = readExecution(logs, safe, safeTxHash) ?? {};
  const amount = lastWord(logs[index]);
  if (!amount) return undefined;
  const before = logs[index - 1];
  const [topic, from, to, ...others] = before?.topics ?? [];
  const isTransfer =
    before !== undefined &&
    topic === transferTopic &&
    others.length === 0 &&
    lastWord(before) === amount &&
    isAddressEqual(partyIn(from), safe);
  return isTransfer
    ? { amount, transfer: { token: getAddress(before.address), to: partyIn(to) } }
    : { amount };
}

/** Last word of a log's data: the payment of an execution, the amount of a transfer. */
function lastWord(log: ExecutionLog | undefined): bigint | undefined {
  return log && log.data.length >= 66 ? BigInt(`0x${log.data.slice(-64)}`) : undefined;
}

function partyIn(topic = ''): Address {
  return getAddress(`0x${topic.slice(-40).padStart(40, '0')}`);
}
