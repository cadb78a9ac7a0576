import { useContext, useEffect } from 'react';
import { useAccount } from 'wagmi';
import { useTranslate } from '../locales/useTranslate.ts';
import type { DialogProps } from '../provider/dialogs.ts';
import { useMooring } from '../provider/MooringContext.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { AuthenticationContext } from './authentication.ts';
import { NO_ADAPTER } from './noAdapter.ts';
import { SignInView } from './SignInView.tsx';

/** Who is about to sign in, why, and how it goes. Without an account there is nothing to show. */
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
