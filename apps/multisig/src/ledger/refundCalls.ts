import { greatestRefund, type PaidRefund, type SafeTransaction } from '@mooring/safe/transactions';
import { type Address, zeroAddress } from 'viem';
import type { LedgerCall } from './ledger.ts';

/**
 * Refund of a transaction as a call: the paid amount, or the maximum before execution. Its recipient is the zero address
 * when the executor receives it.
 */
export function refundCalls(
  transaction: SafeTransaction,
  safe: Address,
  paid?: PaidRefund,
): readonly LedgerCall[] {
  const most = greatestRefund(transaction);
  if (!most) return [];
  const { token, amount, to = zeroAddress } = most;
  return [
    {
      ...{ from: safe, to: paid?.transfer?.to ?? to, asset: token ?? 'coin' },
      ...{ units: paid?.amount ?? amount, item: undefined, call: 'refund', args: [] },
      isSetting: false,
    },
  ];
}
