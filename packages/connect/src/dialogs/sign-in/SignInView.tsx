import { useEffect } from 'react';
import type { Address } from 'viem';
import { useAccount } from 'wagmi';
import { useMooring } from '../../core/MooringContext.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AccountSwitcher } from '../../identity/AccountSwitcher.tsx';
import { useStylesheet } from '../../theme/stylesheet.ts';
import { useSignedText } from '../../transactions/multisig/useSignedText.ts';
import sceneStyles from '../../ui/scene.css?inline';
import { useDisconnectWallet } from '../../wallets/useDisconnectWallet.ts';
import { SignInAccount } from './SignInAccount.tsx';
import { SignInAction } from './SignInAction.tsx';
import { SignInWords } from './SignInWords.tsx';
import styles from './signIn.css?inline';
import { useAuthentication } from './useAuthentication.ts';
import { useSignIn } from './useSignIn.ts';

interface SignInViewProps {
  readonly address: Address;
  readonly onClose: () => void;
}

/** The one view of the Sign in dialog: what is said and what can be done changes, its places do not. */
export function SignInView({ address, onClose }: SignInViewProps) {
  useStylesheet(sceneStyles);
  useStylesheet(styles);
  const t = useTranslate();
  const { announcer } = useMooring();
  const { chain } = useAccount();
  const { signedIn } = useAuthentication();
  const { state, signIn, cancel, look, callOff } = useSignIn();
  const signedText = useSignedText();
  const disconnect = useDisconnectWallet();
  const { step } = state;
  const over = step === 'done' || signedIn;
  const waits = state.step === 'pending';
  const signed = waits ? (signedText(state.progress) ?? t('signIn.pendingRow')) : undefined;

  useEffect(() => {
    if (step === 'signing') announcer.say(t('network.confirm'));
    if (step === 'verifying') announcer.say(t('signIn.verifying'));
  }, [step, announcer, t]);
  useEffect(() => {
    if (signed) announcer.say(signed);
  }, [signed, announcer]);
  useEffect(() => {
    if (!over) return;
    announcer.say(t('signIn.signedIn'));
    onClose();
  }, [over, announcer, onClose, t]);

  return (
    <>
      <div className="mooring-scene mooring-sign-in">
        <SignInAccount address={address} state={state} />
        <SignInWords state={state} supported={chain !== undefined} />
        <SignInAction
          state={state}
          supported={chain !== undefined}
          onSignIn={signIn}
          onLook={look}
        />
        <button
          type="button"
          className="mooring-button mooring-button-wide"
          onClick={waits ? callOff : step === 'idle' && !state.preparing ? onClose : cancel}
        >
          {waits ? t('signIn.callOff') : t('dialog.cancel')}
        </button>
        <button
          type="button"
          className="mooring-text-button"
          onClick={() => {
            void disconnect();
            onClose();
          }}
        >
          {t('account.disconnect')}
        </button>
      </div>
      <AccountSwitcher />
    </>
  );
}
