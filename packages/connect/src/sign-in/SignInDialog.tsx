import { useContext, useEffect } from 'react';
import type { Address } from 'viem';
import { useAccount } from 'wagmi';
import { AuthenticationContext } from '../core/authentication.ts';
import { type DialogProps, useMooring } from '../core/MooringContext.ts';
import { formatAddress, formatName } from '../core/text/shortText.ts';
import { AccountSwitcher } from '../identity/AccountSwitcher.tsx';
import { Avatar } from '../identity/Avatar.tsx';
import profileStyles from '../identity/profile.css?inline';
import { useIdentity } from '../identity/useIdentity.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { useSignedText } from '../transactions/multisig/useSignedText.ts';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import sceneStyles from '../ui/scene.css?inline';
import { useDisconnectWallet } from '../wallets/useDisconnectWallet.ts';
import { SignInAction, SignInText } from './SignInStep.tsx';
import styles from './signIn.css?inline';
import type { SignInState } from './signInState.ts';
import { useAuthentication } from './useAuthentication.ts';
import { NO_ADAPTER, useSignIn } from './useSignIn.ts';

/** Sign in dialog: the account, the purpose and the progress. Closes without an account. */
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
    <DialogFrame title={t('signIn.title')} onClose={onClose}>
      <SignInView address={address} onClose={onClose} />
    </DialogFrame>
  );
}

interface SignInViewProps {
  readonly address: Address;
  readonly onClose: () => void;
}

/** View of the Sign in dialog; its texts and actions change, the layout stays. */
function SignInView({ address, onClose }: SignInViewProps) {
  useStylesheet(sceneStyles);
  useStylesheet(profileStyles);
  useStylesheet(styles);
  const t = useTranslate();
  const { announcer } = useMooring();
  const { chain } = useAccount();
  const { signedIn } = useAuthentication();
  const { state, mutate: signIn, reset, look, callOff } = useSignIn();
  const signedText = useSignedText();
  const { mutate: disconnect } = useDisconnectWallet();
  const { step } = state;
  const isDone = step === 'done' || signedIn;
  const isPending = state.step === 'pending';
  const progress = isPending ? (signedText(state.progress) ?? t('signIn.pendingRow')) : undefined;

  useEffect(() => {
    if (step === 'signing') announcer.say(t('network.confirm'));
    if (step === 'verifying') announcer.say(t('signIn.verifying'));
  }, [step, announcer, t]);
  useEffect(() => {
    if (progress) announcer.say(progress);
  }, [progress, announcer]);
  useEffect(() => {
    if (!isDone) return;
    announcer.say(t('signIn.signedIn'));
    onClose();
  }, [isDone, announcer, onClose, t]);

  return (
    <>
      <div className="mooring-scene mooring-sign-in">
        <SignInAccount address={address} state={state} />
        <SignInText state={state} supported={chain !== undefined} />
        <SignInAction
          state={state}
          supported={chain !== undefined}
          onSignIn={signIn}
          onLook={look}
        />
        <button
          type="button"
          className="mooring-button mooring-button-wide"
          onClick={isPending ? callOff : step === 'idle' && !state.preparing ? onClose : reset}
        >
          {isPending ? t('signIn.callOff') : t('dialog.cancel')}
        </button>
        <button
          type="button"
          className="mooring-text-button"
          onClick={() => {
            disconnect();
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

interface SignInAccountProps {
  readonly address: Address;
  readonly state: SignInState;
}

/** Account that signs in; its ring spins while waiting and is red after a failure. */
function SignInAccount({ address, state }: SignInAccountProps) {
  const { name, avatar } = useIdentity(address);
  const failed = state.step === 'idle' && !state.preparing && state.problem;
  const waiting = ['signing', 'verifying', 'pending'].includes(state.step);
  return (
    <>
      <div className={`mooring-scene-mark${failed ? ' mooring-scene-mark-failed' : ''}`}>
        <Avatar address={address} picture={avatar} size="large" />
        {waiting && <Spinner />}
      </div>
      <p className="mooring-profile-name">
        <bdi title={name ?? address}>{name ? formatName(name) : formatAddress(address)}</bdi>
      </p>
      {name && (
        <p className="mooring-profile-address" title={address}>
          <bdi dir="ltr">{formatAddress(address)}</bdi>
        </p>
      )}
    </>
  );
}
