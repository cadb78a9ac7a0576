import type { Network } from '@mooring/testing/wallet';
import { formatUnits } from 'viem';

/** Formats an amount in the network's currency with all digits, such as `0.25 ETH`. */
export function coinAmount(amount: bigint, { nativeCurrency }: Network): string {
  return `${formatUnits(amount, nativeCurrency.decimals)} ${nativeCurrency.symbol}`;
}

/**
 * Formats a fee, rounded up to six significant digits, such as `0.0000630001 ETH`.
 *
 * @param amount in the smallest unit of the currency (wei).
 */
export function feeAmount(amount: bigint, network: Network): string {
  const extra = amount.toString().length - 6;
  if (extra <= 0) return coinAmount(amount, network);
  const unit = 10n ** BigInt(extra);
  return coinAmount(((amount + unit - 1n) / unit) * unit, network);
}
