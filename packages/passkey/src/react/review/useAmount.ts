import { comparableAddress, useLocale } from '@mooring/connect';
import { type Token, useToken } from '@mooring/connect/parts';
import type { Address } from 'viem';
import { formatFullAmount } from './formatFullAmount.ts';

/**
 * Returns a formatted amount with the symbol of a token or of the native currency. For a token without valid symbol and
 * decimals: the amount in its smallest unit, and the address.
 */
export function useAmount(chainId: number, token: Address | undefined, amount: bigint): string {
  const { locale } = useLocale();
  return amountText(useToken(chainId, token), token, amount, locale);
}

/**
 * Formats an amount with its symbol.
 * @param known token as read: undefined while it is read, null if it could not be read
 */
export function amountText(
  known: Token | null | undefined,
  token: Address | undefined,
  amount: bigint,
  locale: string,
): string {
  if (known === undefined) return '…';
  if (known) return `${formatFullAmount(amount, known.decimals, locale)} ${known.symbol}`;
  return `${formatFullAmount(amount, 0, locale)} (${comparableAddress(token ?? '')})`;
}
