import { isAddressEqual, size } from 'viem';
import { greatestRefund } from '../transactions/greatestRefund.ts';
import type { SafeTransaction } from '../transactions/safeTransaction.ts';
import type { PaymentFacts } from './facts.ts';
import { createPaymentFinding, type PaymentFinding } from './paymentFinding.ts';

/** Most gas that a call may be given: a block of most networks. */
const GREATEST_CALL = 60_000_000n;
/** Most gas besides the call: a new account, a passkey without the network's help, a payment in a token. */
const GREATEST_BASE = 1_500_000n;
/** Most of it for a byte of the call: in the transaction, and in the event of the Safe. */
const BYTE_GAS = 100n;
/** A refund pays at most so many times what the gas costs now: prices rise until it is executed. */
const TIMES_THE_PRICE = 10n;
/** Whole units of a listed token that a refund may come to where its price is not known. */
const WHOLE_UNITS = 10n;

/**
 * Holds the greatest refund of a transaction against what its gas can cost. More gas than a transaction takes, more
 * than ten times the price of now, or, in a token without terms of the host, more than ten whole units: refused.
 */
export function checkRefund(
  transaction: SafeTransaction,
  { gasPrice, gasCostIn, listed }: Pick<PaymentFacts, 'gasPrice' | 'gasCostIn' | 'listed'>,
): readonly PaymentFinding[] {
  const refund = greatestRefund(transaction);
  if (!refund) return [];
  const { safeTxGas, baseGas, data } = transaction;
  const mostBase = GREATEST_BASE + BYTE_GAS * BigInt(size(data));
  if (safeTxGas > GREATEST_CALL || baseGas > mostBase)
    return [createPaymentFinding('refund-excessive')];
  const { token, amount, gas } = refund;
  if (!token) {
    if (gasPrice === 'not-read') return [createPaymentFinding('refund-uncompared')];
    return amount > gas * gasPrice * TIMES_THE_PRICE
      ? [createPaymentFinding('refund-excessive')]
      : [];
  }
  const cost = gasCostIn?.(token);
  if (cost !== undefined) {
    return amount > gas * cost * TIMES_THE_PRICE ? [createPaymentFinding('refund-excessive')] : [];
  }
  const known = listed.find(({ address }) => isAddressEqual(address, token));
  const most = known ? WHOLE_UNITS * 10n ** BigInt(known.decimals) : 0n;
  return amount > most
    ? [createPaymentFinding('refund-excessive')]
    : [createPaymentFinding('refund-uncompared')];
}
