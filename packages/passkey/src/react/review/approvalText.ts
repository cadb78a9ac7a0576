import { comparableAddress, type Translate, useCatalogue, useLocale } from '@mooring/connect';
import { type Token, useToken } from '@mooring/connect/parts';
import { isUnlimited } from '@mooring/internal';
import type { Address } from 'viem';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import type { Texts } from '../texts/textLoaders.ts';
import { formatFullAmount } from './formatFullAmount.ts';
import { itemText } from './itemText.ts';
import { amountText } from './useAmount.ts';

/** Spender and amount of a token approval, in the token's smallest unit. */
interface Approval {
  readonly token: Address;
  readonly spender: Address;
  readonly amount: bigint;
  /** Id of an NFT. */
  readonly tokenId?: bigint | undefined;
  /** True if the amount is added to an existing allowance. */
  readonly isMore?: boolean | undefined;
}

/** Returns the description of an approval; the token's symbol is read from the network. */
export function useApprovalText(chainId: number, approval: Approval): string {
  const t = useCatalogue(passkeyCatalogue);
  const { locale } = useLocale();
  return approvalText(approval, useToken(chainId, approval.token), t, locale);
}

/**
 * Describes an approval.
 * @param token undefined while it is read, null if it could not be read
 */
export function approvalText(
  { token: address, spender, amount, tokenId, isMore = false }: Approval,
  token: Token | null | undefined,
  t: Translate<Texts['passkey']>,
  locale: string,
): string {
  const values = {
    spender: comparableAddress(spender),
    token: token?.symbol ?? comparableAddress(address),
  };
  if (amount === 0n && !isMore) return t('review.revoke', values);
  if (isUnlimited(amount)) return t('review.approveUnlimited', values);
  if (tokenId !== undefined)
    return t('review.approve', {
      spender: values.spender,
      amount: itemText({ token: address, tokenId }, token, t, locale),
    });
  if (isMore)
    return t('review.approveMore', {
      spender: values.spender,
      amount: amountText(token, address, amount, locale),
    });
  if (token === null)
    return t('review.approveUnknown', { ...values, units: formatFullAmount(amount, 0, locale) });
  return t('review.approve', {
    spender: values.spender,
    amount: amountText(token, address, amount, locale),
  });
}
