import { useContext } from 'react';
import { isAddress } from 'viem';
import { useAccount } from 'wagmi';
import { AuthenticationContext, authenticationOf } from '../../core/authentication.ts';
import { formatAddress, formatName } from '../../core/text/shortText.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useIdentity } from '../../identity/useIdentity.ts';
import { Notice } from '../../ui/Notice.tsx';

/** The account was changed: there is a sign-in, but it belongs to the other one. */
export function SignInChanged() {
  const t = useTranslate();
  const { address } = useAccount();
  const authentication = useContext(AuthenticationContext);
  const changed =
    authentication?.status === 'authenticated' &&
    authenticationOf(authentication, address) !== 'authenticated';
  const owner = changed && authentication.address;
  const known = owner && isAddress(owner, { strict: false }) ? owner : undefined;
  const { name } = useIdentity(known);
  if (!known) return null;
  const account = name ? formatName(name) : formatAddress(known);
  return <Notice urgent>{t('signIn.changed', { account })}</Notice>;
}
