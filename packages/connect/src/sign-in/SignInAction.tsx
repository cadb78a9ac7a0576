import { useTranslate } from '../locales/useTranslate.ts';
import { useNetworkDialog } from '../provider/useDialog.ts';
import { Spinner } from '../ui/Spinner.tsx';
import type { SignInState } from './signInState.ts';

interface SignInActionProps {
  readonly state: SignInState;
  /** Whether the wallet is on a network of the site. */
  readonly supported: boolean;
  readonly onSignIn: () => void;
}

/** The next thing to do. It stays the same button, so that it keeps the focus while it waits. */
export function SignInAction({ state, supported, onSignIn }: SignInActionProps) {
  const t = useTranslate();
  const networks = useNetworkDialog();
  const wait = waitOf();
  return (
    <button
      type="button"
      className="mooring-button mooring-button-primary mooring-button-wide"
      aria-busy={wait !== undefined}
      aria-disabled={wait !== undefined}
      onClick={wait ? undefined : supported ? onSignIn : networks.open}
    >
      {wait && <Spinner />}
      {wait ?? (supported ? wish() : t('network.title'))}
    </button>
  );

  function waitOf(): string | undefined {
    if (state.step === 'idle') return state.preparing ? t('signIn.preparing') : undefined;
    return state.step === 'signing' ? t('network.confirm') : t('signIn.verifying');
  }

  function wish(): string {
    return state.step === 'idle' && !state.preparing && state.problem
      ? t('signIn.retry')
      : t('signIn.sign');
  }
}
