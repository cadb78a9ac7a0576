import { useContext, useState } from 'react';
import { AuthenticationContext } from '../../core/authentication.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { useSignInDialog } from '../../core/useDialog.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSignedText } from '../../transactions/multisig/useSignedText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useAuthentication, usePendingSignIn } from './useAuthentication.ts';

/**
 * Sign-in status for the Account dialog, with sign in or sign out; where sign-in is required,
 * disconnecting the wallet signs out.
 */
export function SignInRow() {
  const t = useTranslate();
  const dialog = useSignInDialog();
  const { signedIn, status } = useAuthentication();
  const { state, signOut } = useSignOut();
  const pending = usePendingSignIn();
  const signedText = useSignedText();
  const optional = useContext(AuthenticationContext)?.required === false;
  if (!optional || status === 'loading') return null;
  const leaving = state === 'leaving';
  const waits = !signedIn && pending.step === 'waiting';
  const progress = waits ? signedText(pending.progress) : undefined;
  return (
    <>
      <div className="mooring-group-header">
        <p className="mooring-group-title">
          {signedIn
            ? t('signIn.signedIn')
            : waits
              ? [t('signIn.pendingRow'), progress].filter(Boolean).join(' · ')
              : t('signIn.not')}
        </p>
        <button
          type="button"
          className="mooring-text-button"
          aria-busy={leaving}
          aria-disabled={leaving}
          onClick={leaving ? undefined : signedIn ? signOut : dialog.open}
          onPointerEnter={dialog.prepare}
          onFocus={dialog.prepare}
        >
          {t(signedIn ? 'signIn.signOut' : 'button.signIn')}
        </button>
      </div>
      {state === 'failed' && <Notice urgent>{t('signIn.signOutFailed')}</Notice>}
    </>
  );
}

/** Signs out and stays connected. */
interface SignOut {
  readonly state: 'idle' | 'leaving' | 'failed';
  readonly signOut: () => void;
}

/** Signs out; a failure sets `state` and is reported to the host. */
function useSignOut(): SignOut {
  const t = useTranslate();
  const { announcer, report } = useMooring();
  const authentication = useContext(AuthenticationContext);
  const [state, setState] = useState<SignOut['state']>('idle');
  const signOut = async () => {
    setState('leaving');
    try {
      await authentication?.signOut();
      announcer.say(t('signIn.signedOut'));
      setState('idle');
    } catch (error) {
      report(error);
      setState('failed');
    }
  };
  return { state, signOut };
}
