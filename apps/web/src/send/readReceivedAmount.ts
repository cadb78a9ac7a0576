import type { Payment } from '@mooring/page/form';
import { type Address, type Client, erc20Abi, type Hash, type Log, parseEventLogs } from 'viem';
import { getTransactionReceipt } from 'viem/actions';

/**
 * Reads the received amount from a token's `Transfer` events, up to the amount sent to each recipient.
 * @throws {Error} when the network is unreachable, or knows no such transaction
 */
export async function readReceivedAmount(
  client: Client,
  token: Address,
  hashes: readonly Hash[],
  payments: readonly Pick<Payment, 'to' | 'amount'>[],
): Promise<bigint> {
  const receipts = await Promise.all(hashes.map((hash) => getTransactionReceipt(client, { hash })));
  return sumReceived(
    receipts.flatMap(({ logs }) => logs),
    token,
    payments,
  );
}

/** Sums the received amount from logs, in the token's smallest unit. */
export function sumReceived(
  logs: readonly Log[],
  token: Address,
  payments: readonly Pick<Payment, 'to' | 'amount'>[],
): bigint {
  const own = logs.filter(({ address }) => address.toLowerCase() === token.toLowerCase());
  const left = new Map<string, bigint>();
  for (const { args } of parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: own })) {
    const to = args.to.toLowerCase();
    left.set(to, (left.get(to) ?? 0n) + args.value);
  }
  let arrived = 0n;
  for (const { to, amount } of payments) {
    const here = left.get(to.toLowerCase()) ?? 0n;
    const taken = here < amount ? here : amount;
    left.set(to.toLowerCase(), here - taken);
    arrived += taken;
  }
  return arrived;
}
