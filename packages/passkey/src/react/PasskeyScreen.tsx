import { useAnnounce, useAuthentication, useSignIn } from '@mooring/connect';
import { Button, useTranslate } from '@mooring/connect/parts';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Connector } from 'wagmi';
import type { PasskeyControl } from '../passkeyControl.ts';
import { isOwnMessage } from './isOwnMessage.ts';
import { PasskeyChoice } from './PasskeyChoice.tsx';
import { PasskeyScene } from './PasskeyScene.tsx';
import { readPasskeyControl } from './readPasskeyControl.ts';
import { getReviewQueue } from './reviewQueue.ts';
import { usePasskeyTexts } from './texts/usePasskeyTexts.ts';
import {
  type ConnectPasskey,
  type PasskeyAttempt,
  usePasskeyAttempt,
} from './usePasskeyAttempt.ts';

interface PasskeyScreenProps {
  readonly connector: Connector;
  /** True to create an account immediately; reset to false by the screen. */
  readonly creates: RefObject<boolean>;
  readonly connect: ConnectPasskey;
  /** Called once the account is connected, and signed in if sign-in is configured. */
  readonly onDone: () => void;
}

/** Screen that creates or finds an account with a passkey, connects it, and signs it in if sign-in is configured. */
export function PasskeyScreen(props: PasskeyScreenProps) {
  const control = readPasskeyControl(props.connector);
  const { enabled: signsIn } = useAuthentication();
  if (!control) return null;
  const Attempt = signsIn ? ConnectAndSignIn : ConnectOnly;
  return <Attempt {...props} control={control} />;
}

interface AttemptProps extends PasskeyScreenProps {
  readonly control: PasskeyControl;
}

/** Connects without sign-in. */
function ConnectOnly({ connector, control, creates, connect, onDone }: AttemptProps) {
  const attempt = usePasskeyAttempt(connector, { control, creates, connect });
  const connected = attempt.state.step === 'connected';
  useEffect(() => {
    if (connected) onDone();
  }, [connected, onDone]);
  return <AttemptView {...{ attempt, control }} site={undefined} />;
}

/** Connects, then signs in without another click, as announced on the screen. The nonce is fetched in the meantime. */
function ConnectAndSignIn({ connector, control, creates, connect, onDone }: AttemptProps) {
  const reviews = getReviewQueue(control);
  // Before the page's first connection, no other component shows reviews.
  useEffect(() => {
    const stop = reviews.start();
    return () => {
      reviews.expect();
      stop();
    };
  }, [reviews]);
  const onMessage = useCallback(
    (message: string) => reviews.expect(isOwnMessage(message, location) ? message : undefined),
    [reviews],
  );
  const { state, mutate: signIn } = useSignIn({ onMessage });
  const { status, signedIn } = useAuthentication();
  const t = usePasskeyTexts();
  const kit = useTranslate();
  const announce = useAnnounce();
  const attempt = usePasskeyAttempt(connector, { control, creates, connect });
  const connected = attempt.state.step === 'connected';
  const finished = connected && (signedIn || state.step === 'done');
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!connected || finished || status === 'loading' || hasStarted.current) return;
    hasStarted.current = true;
    signIn();
  }, [connected, finished, status, signIn]);
  useEffect(() => {
    if (!finished) return;
    announce(kit('signIn.signedIn'));
    onDone();
  }, [finished, announce, onDone, kit]);

  if (!t || !connected) return <AttemptView {...{ attempt, control }} site={location.host} />;
  if (state.step === 'pending' && !finished) {
    return (
      <PasskeyScene title={kit('signIn.pendingRow')}>
        <p className="mooring-scene-text">{kit('signIn.pending')}</p>
        <Button wide onClick={onDone}>
          {kit('dialog.close')}
        </Button>
      </PasskeyScene>
    );
  }
  if (finished || !hasStarted.current || state.step !== 'idle' || state.preparing) {
    const verifies = state.step === 'verifying';
    return (
      <PasskeyScene title={verifies ? kit('signIn.verifying') : t('passkey.waiting')} waits>
        <p className="mooring-scene-text">{t('passkey.alsoSignsIn', { site: location.host })}</p>
      </PasskeyScene>
    );
  }
  return (
    <PasskeyScene title={t('passkey.ready', { site: location.host })}>
      <p className="mooring-scene-text" role={state.problem && 'alert'}>
        {!state.problem
          ? t('passkey.again')
          : state.problem.error === 'needsOwners'
            ? t('passkey.needsOwners')
            : kit(`signIn.${state.problem.error}`)}
      </p>
      <Button variant="primary" wide onClick={() => signIn()}>
        {kit('button.signIn')}
      </Button>
    </PasskeyScene>
  );
}

interface AttemptViewProps {
  readonly attempt: PasskeyAttempt;
  readonly control: PasskeyControl;
  /** Host that the visitor also signs in to; undefined without sign-in. */
  readonly site: string | undefined;
}

/** Current view of an attempt: the choice, or the spinner. */
function AttemptView({ attempt, control, site }: AttemptViewProps) {
  const { state, error, mutate, reset } = attempt;
  const { recoveryUrl } = control;
  const t = usePasskeyTexts();
  const kit = useTranslate();
  if (!t || state.step === 'looking') return <div className="mooring-row-space" />;
  if (state.step === 'choice') {
    const { problem, orphan, known } = state;
    return (
      <PasskeyChoice {...{ problem, orphan, error, known, recoveryUrl, site }} onAsk={mutate} />
    );
  }
  return (
    <PasskeyScene title={t('passkey.waiting')} waits>
      <p className="mooring-scene-text">
        {t('passkey.waitingHelp')} {site !== undefined && t('passkey.alsoSignsIn', { site })}
      </p>
      {state.step === 'waiting' && <Button onClick={reset}>{kit('dialog.cancel')}</Button>}
    </PasskeyScene>
  );
}
