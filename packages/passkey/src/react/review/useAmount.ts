import { comparableAddress, useLocale } from '@mooring/connect';
import { type Token, useToken } from '@mooring/connect/parts';
import type { Address } from 'viem';
import { fullAmount } from './fullAmount.ts';

/**
 * An amount in words, of a token or of the network's currency. Of a token that does not say what it is, in its
 * smallest unit, with its address.
 */
export function useAmount(chainId: number, token: Address | undefined, amount: bigint): string {
  const { locale } = useLocale();
  return amountText(useToken(chainId, token), token, amount, locale);
}

/** Formats an amount of a token that was read. */
export function amountText(
  known: Token | null | undefined,
  token: Address | undefined,
  amount: bigint,
  locale: string,
): string {
  if (known === undefined) return '…';
  if (known) return `${fullAmount(amount, known.decimals, locale)} ${known.symbol}`;
  return `${fullAmount(amount, 0, locale)} (${comparableAddress(token ?? '')})`;
}
