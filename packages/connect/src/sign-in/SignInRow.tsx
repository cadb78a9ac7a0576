import { useContext } from 'react';
import { AuthenticationContext } from '../core/authentication.ts';
import { useMooring } from '../core/MooringContext.ts';
import { useSignInDialog } from '../core/useDialog.ts';
import { type Mutation, useMutation } from '../core/useMutation.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useSignedText } from '../transactions/multisig/useSignedText.ts';
import { Notice } from '../ui/Notice.tsx';
import { useAuthentication, usePendingSignIn } from './useAuthentication.ts';

/**
 * Sign-in status in the Account dialog, with a button to sign in or out. Empty where sign-in is required: disconnecting
 * the wallet signs out there.
 */
export function SignInRow() {
  const t = useTranslate();
  const dialog = useSignInDialog();
  const { signedIn, status } = useAuthentication();
  const { mutate: signOut, isPending, error } = useSignOut();
  const pending = usePendingSignIn();
  const signedText = useSignedText();
  const optional = useContext(AuthenticationContext)?.required === false;
  if (!optional || status === 'loading') return null;
  const isWaiting = !signedIn && pending.step === 'waiting';
  const progress = isWaiting ? signedText(pending.progress) : undefined;
  return (
    <>
      <div className="mooring-group-header">
        <p className="mooring-group-title">
          {signedIn
            ? t('signIn.signedIn')
            : isWaiting
              ? [t('signIn.pendingRow'), progress].filter(Boolean).join(' · ')
              : t('signIn.not')}
        </p>
        <button
          type="button"
          className="mooring-text-button"
          aria-busy={isPending}
          aria-disabled={isPending}
          onClick={isPending ? undefined : signedIn ? () => signOut() : dialog.open}
          onPointerEnter={dialog.prepare}
          onFocus={dialog.prepare}
        >
          {t(signedIn ? 'signIn.signOut' : 'button.signIn')}
        </button>
      </div>
      {error && <Notice urgent>{t('signIn.signOutFailed')}</Notice>}
    </>
  );
}

/** Signs out without disconnecting. */
function useSignOut(): Mutation<void, Error> {
  const t = useTranslate();
  const { announcer, report } = useMooring();
  const authentication = useContext(AuthenticationContext);
  return useMutation(async () => {
    await authentication?.signOut();
    announcer.say(t('signIn.signedOut'));
  }, report);
}
