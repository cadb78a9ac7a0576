import { useNetworkDialog } from '../../core/useDialog.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import type { SignInState } from './signInState.ts';

interface SignInActionProps {
  readonly state: SignInState;
  /** True when the wallet is on a network of the site. */
  readonly supported: boolean;
  readonly onSignIn: () => void;
  /** Checks whether the other owners have signed. */
  readonly onLook: () => void;
}

/** The next thing to do. It stays the same button, so that it keeps the focus while it waits. */
export function SignInAction({ state, supported, onSignIn, onLook }: SignInActionProps) {
  const t = useTranslate();
  const networks = useNetworkDialog();
  const pending = state.step === 'pending';
  const wait = waitOf();
  return (
    <button
      type="button"
      className="mooring-button mooring-button-primary mooring-button-wide"
      aria-busy={wait !== undefined}
      aria-disabled={wait !== undefined}
      onClick={wait ? undefined : pending ? onLook : supported ? onSignIn : networks.open}
    >
      {wait && <Spinner />}
      {wait ?? (supported || pending ? wish() : t('network.title'))}
    </button>
  );

  function waitOf(): string | undefined {
    if (state.step === 'idle') return state.preparing ? t('signIn.preparing') : undefined;
    if (pending) return undefined;
    return state.step === 'signing' ? t('network.confirm') : t('signIn.verifying');
  }

  function wish(): string {
    if (pending) return t('phone.check');
    return state.step === 'idle' && !state.preparing && state.problem
      ? t('signIn.retry')
      : t('signIn.sign');
  }
}
