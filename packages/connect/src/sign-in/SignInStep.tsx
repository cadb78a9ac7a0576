import { useContext } from 'react';
import { isAddress } from 'viem';
import { useAccount } from 'wagmi';
import { AuthenticationContext, authenticationOf } from '../core/authentication.ts';
import { formatAddress, formatName } from '../core/text/shortText.ts';
import { useNetworkDialog } from '../core/useDialog.ts';
import { useIdentity } from '../identity/useIdentity.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useSignedText } from '../transactions/multisig/useSignedText.ts';
import { Notice } from '../ui/Notice.tsx';
import { Spinner, useElapsed } from '../ui/Spinner.tsx';
import { PhoneHint } from '../wallets/PhoneHint.tsx';
import { pairingOf } from '../wallets/pairing.ts';
import { useWalletName } from '../wallets/useWalletName.ts';
import type { SignInProblem, SignInState } from './signInState.ts';

interface SignInWordsProps {
  readonly state: SignInState;
  /** True if the wallet is on a configured network. */
  readonly supported: boolean;
}

/** Text of the step: the purpose of sign-in, what to do next, or the failure. */
export function SignInText({ state, supported }: SignInWordsProps) {
  const t = useTranslate();
  const signedText = useSignedText();
  const walletName = useWalletName();
  const { connector } = useAccount();
  const wallet = connector ? walletName(connector) : '';
  // A phone wallet has no window that could be behind this one.
  const onPhone = pairingOf(connector);
  const isLong = useElapsed(state.step === 'signing') && !onPhone;
  if (state.step === 'signing') {
    return (
      <>
        <p className="mooring-scene-text">
          {isLong ? t('connect.waitingLong') : t('signIn.confirmHelp', { wallet })}
        </p>
        <PhoneHint />
      </>
    );
  }
  if (state.step === 'pending') {
    const signed = signedText(state.progress);
    return (
      <>
        {signed && <p className="mooring-sign-in-progress">{signed}</p>}
        {state.failed ? (
          <Notice urgent>{t('signIn.pendingUnknown')}</Notice>
        ) : (
          <p className="mooring-scene-text">{t('signIn.pending')}</p>
        )}
      </>
    );
  }
  if (!supported) return <Notice urgent>{t('signIn.wrongNetwork')}</Notice>;
  if (state.step === 'idle' && !state.preparing && state.problem) {
    return <Notice urgent>{problemText(state.problem)}</Notice>;
  }
  return (
    <>
      <SignInChanged />
      <p className="mooring-scene-text">{t('signIn.why')}</p>
    </>
  );

  function problemText({ error, cause, detail }: SignInProblem): string {
    if (cause === 'busy') return t('connect.failedBusy', { wallet });
    if (cause === 'timeout') return t('connect.failedTimeout', { wallet });
    const sentence = t(`signIn.${error === 'needsOwners' ? 'signing_error' : error}`);
    return detail ? `${sentence} ${t('connect.failedDetail', { detail })}` : sentence;
  }
}

/** Notice that the existing sign-in belongs to another account. */
function SignInChanged() {
  const t = useTranslate();
  const { address } = useAccount();
  const authentication = useContext(AuthenticationContext);
  const changed =
    authentication?.status === 'authenticated' &&
    authenticationOf(authentication, address) !== 'authenticated';
  const owner = changed && authentication.address;
  const signedInAddress = owner && isAddress(owner, { strict: false }) ? owner : undefined;
  const { name } = useIdentity(signedInAddress);
  if (!signedInAddress) return null;
  const account = name ? formatName(name) : formatAddress(signedInAddress);
  return <Notice urgent>{t('signIn.changed', { account })}</Notice>;
}

interface SignInActionProps {
  readonly state: SignInState;
  /** True if the wallet is on a configured network. */
  readonly supported: boolean;
  readonly onSignIn: () => void;
  /** Checks whether the other owners have signed. */
  readonly onLook: () => void;
}

/** Button for the next action. It stays mounted while waiting, to keep the focus. */
export function SignInAction({ state, supported, onSignIn, onLook }: SignInActionProps) {
  const t = useTranslate();
  const networks = useNetworkDialog();
  const pending = state.step === 'pending';
  const busyText = waitingText();
  return (
    <button
      type="button"
      className="mooring-button mooring-button-primary mooring-button-wide"
      aria-busy={busyText !== undefined}
      aria-disabled={busyText !== undefined}
      onClick={busyText ? undefined : pending ? onLook : supported ? onSignIn : networks.open}
    >
      {busyText && <Spinner />}
      {busyText ?? (supported || pending ? actionText() : t('network.title'))}
    </button>
  );

  function waitingText(): string | undefined {
    if (state.step === 'idle') return state.preparing ? t('signIn.preparing') : undefined;
    if (pending) return undefined;
    return state.step === 'signing' ? t('network.confirm') : t('signIn.verifying');
  }

  function actionText(): string {
    if (pending) return t('phone.check');
    return state.step === 'idle' && !state.preparing && state.problem
      ? t('signIn.retry')
      : t('signIn.sign');
  }
}
