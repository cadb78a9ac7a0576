import { useContext, useEffect } from 'react';
import { useAccount } from 'wagmi';
import { AuthenticationContext } from '../../core/authentication.ts';
import { type DialogProps, useMooring } from '../../core/MooringContext.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { NO_ADAPTER } from './noAdapter.ts';
import { SignInView } from './SignInView.tsx';

/** The account to sign in, the purpose and the progress. Empty without an account. */
export function SignInDialog({ onClose }: DialogProps) {
  const t = useTranslate();
  const { report } = useMooring();
  const { address } = useAccount();
  const enabled = useContext(AuthenticationContext) !== null;
  useEffect(() => {
    if (!enabled) report(new Error(NO_ADAPTER));
    if (!enabled || !address) onClose();
  }, [enabled, address, report, onClose]);
  if (!enabled || !address) return null;
  return (
    <Dialog title={t('signIn.title')} onClose={onClose}>
      <SignInView address={address} onClose={onClose} />
    </Dialog>
  );
}
