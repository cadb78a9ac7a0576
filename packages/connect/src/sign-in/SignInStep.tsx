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
  /** True when the wallet is on a network of the site. */
  readonly supported: boolean;
}

/** Purpose of sign-in, the next step, or the failure. */
export function SignInText({ state, supported }: SignInWordsProps) {
  const t = useTranslate();
  const signedText = useSignedText();
  const walletName = useWalletName();
  const { connector } = useAccount();
  const wallet = connector ? walletName(connector) : '';
  // On a phone there is no window that could hide behind this one.
  const onPhone = pairingOf(connector);
  const long = useElapsed(state.step === 'signing') && !onPhone;
  if (state.step === 'signing') {
    return (
      <>
        <p className="mooring-scene-text">
          {long ? t('connect.waitingLong') : t('signIn.confirmHelp', { wallet })}
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

/** The account was changed: there is a sign-in, but it belongs to the other one. */
function SignInChanged() {
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
  const wait = waitingText();
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

  function waitingText(): string | undefined {
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
