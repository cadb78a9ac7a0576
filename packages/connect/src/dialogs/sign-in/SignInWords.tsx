import { useAccount } from 'wagmi';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSignedText } from '../../transactions/multisig/useSignedText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useLong } from '../../ui/useLong.ts';
import { OpenPhoneWallet } from '../../wallets/OpenPhoneWallet.tsx';
import { pairingOf } from '../../wallets/pairing.ts';
import { useWalletName } from '../../wallets/useWalletName.ts';
import { SignInChanged } from './SignInChanged.tsx';
import type { SignInProblem, SignInState } from './signInState.ts';

interface SignInWordsProps {
  readonly state: SignInState;
  /** True when the wallet is on a network of the site. */
  readonly supported: boolean;
}

/** Purpose of sign-in, the next step, or the failure. */
export function SignInWords({ state, supported }: SignInWordsProps) {
  const t = useTranslate();
  const signedText = useSignedText();
  const walletName = useWalletName();
  const { connector } = useAccount();
  const wallet = connector ? walletName(connector) : '';
  // On a phone there is no window that could hide behind this one.
  const onPhone = connector && pairingOf(connector);
  const long = useLong(state.step === 'signing') && !onPhone;
  if (state.step === 'signing') {
    return (
      <>
        <p className="mooring-scene-text">
          {long ? t('connect.waitingLong') : t('signIn.confirmHelp', { wallet })}
        </p>
        <OpenPhoneWallet />
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
    return <Notice urgent>{sentenceOf(state.problem)}</Notice>;
  }
  return (
    <>
      <SignInChanged />
      <p className="mooring-scene-text">{t('signIn.why')}</p>
    </>
  );

  function sentenceOf({ error, cause, detail }: SignInProblem): string {
    if (cause === 'busy') return t('connect.failedBusy', { wallet });
    if (cause === 'timeout') return t('connect.failedTimeout', { wallet });
    const sentence = t(`signIn.${error}`);
    return detail ? `${sentence} ${t('connect.failedDetail', { detail })}` : sentence;
  }
}
