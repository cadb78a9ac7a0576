import type { Address } from 'viem';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Avatar } from '../identity/Avatar.tsx';
import { useIdentity } from '../identity/useIdentity.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import styles from './connected.css?inline';

/** The face of who is to sign in, and the wish. */
export function SignInLabel({ address }: { address: Address }) {
  useStylesheet(styles);
  const t = useTranslate();
  const { avatar } = useIdentity(address);
  return (
    <>
      <Avatar address={address} picture={avatar} />
      {t('button.signIn')}
    </>
  );
}
