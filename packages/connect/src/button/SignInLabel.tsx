import type { Address } from 'viem';
import { Avatar } from '../identity/Avatar.tsx';
import { useIdentity } from '../identity/useIdentity.ts';
import { useTranslate } from '../locales/useTranslate.ts';

/** The face of who is to sign in, and the wish. */
export function SignInLabel({ address }: { address: Address }) {
  const t = useTranslate();
  const { avatar } = useIdentity(address);
  return (
    <>
      <Avatar address={address} picture={avatar} />
      {t('button.signIn')}
    </>
  );
}
