import { isAddressEqual, size } from 'viem';
import { greatestRefund } from '../transactions/greatestRefund.ts';
import type { SafeTransaction } from '../transactions/safeTransaction.ts';
import type { PaymentFacts } from './facts.ts';
import { createPaymentFinding, type PaymentFinding } from './paymentFinding.ts';

/** Maximum gas of a call: the gas limit of a block on most networks. */
const GREATEST_CALL = 60_000_000n;
/**
 * Maximum gas in addition to the call: a deployment, a passkey signature without the precompile, a refund in a token.
 */
const GREATEST_BASE = 1_500_000n;
/** Maximum gas for each byte of the call, in the transaction and in the Safe's event. */
const BYTE_GAS = 100n;
/** Maximum ratio of the refund's gas price to the current one, as prices may rise until the execution. */
const TIMES_THE_PRICE = 10n;
/** Maximum refund in whole units of a listed token without a known price. */
const WHOLE_UNITS = 10n;

/**
 * Compares the maximum gas refund of a transaction with the possible cost of its gas. Refuses more gas than a
 * transaction can use, more than ten times the current price, or, in a token without the host's terms, more than ten
 * whole units.
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
