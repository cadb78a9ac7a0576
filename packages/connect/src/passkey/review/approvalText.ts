import type { Address } from 'viem';
import type { Translate } from '../../core/locales/catalogue.ts';
import { comparableAddress } from '../../core/text/shortText.ts';
import type { PasskeyMessages } from '../../texts/passkey/passkeyCatalogue.ts';
import { passkeyCatalogue } from '../../texts/passkey/passkeyCatalogue.ts';
import { useCatalogue, useLocale } from '../../texts/useTranslate.ts';
import { exactAmount } from './exactAmount.ts';
import { isUnlimited } from './readCall.ts';
import { amountText } from './useAmount.ts';
import { type Token, useToken } from './useToken.ts';

/** Who may spend how much of a token, in its smallest unit. */
interface Approval {
  readonly token: Address;
  readonly spender: Address;
  readonly amount: bigint;
}

/** An approval in words; what its token is called is read from the network. */
export function useApprovalText(chainId: number, approval: Approval): string {
  const t = useCatalogue(passkeyCatalogue);
  const { locale } = useLocale();
  return approvalText(approval, useToken(chainId, approval.token), t, locale);
}

/** The same, once the token is known. */
export function approvalText(
  { token: address, spender, amount }: Approval,
  token: Token | null | undefined,
  t: Translate<PasskeyMessages>,
  locale: string,
): string {
  const values = {
    spender: comparableAddress(spender),
    token: token?.symbol ?? comparableAddress(address),
  };
  if (amount === 0n) return t('review.revoke', values);
  if (isUnlimited(amount)) return t('review.approveUnlimited', values);
  if (token === null)
    return t('review.approveUnknown', { ...values, units: exactAmount(amount, 0, locale) });
  return t('review.approve', {
    spender: values.spender,
    amount: amountText(token, address, amount, locale),
  });
}
