import { useContext } from 'react';
import { isAddress } from 'viem';
import { useAccount } from 'wagmi';
import { formatAddress } from '../identity/formatAddress.ts';
import { formatName } from '../identity/formatName.ts';
import { useIdentity } from '../identity/useIdentity.ts';
import { useTranslate } from '../locales/useTranslate.ts';
import { Notice } from '../ui/Notice.tsx';
import { AuthenticationContext, authenticationOf } from './authentication.ts';

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
