import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { pairingOf } from '../wallets/pairing.ts';
import { pairingProblemOf } from '../wallets/pairingStep.ts';
import { rememberWallet } from '../wallets/recentWallets.ts';
import { type ConnectEvent, type ConnectState, connectReducer } from './connectState.ts';
import { type ConnectWalletError, type PreparedAttempt, prepareAttempt } from './connectWallet.ts';
import { type ConnectRequest, useConnectRequest } from './useConnectRequest.ts';
import type { WalletChoice } from './useWallets.ts';

/** The Connect dialog's state and what a person can do in it. */
export interface ConnectAttempt {
  readonly state: ConnectState;
  readonly choose: (wallet: WalletChoice) => void;
  /** Connects one that has a screen of its own. */
  readonly connect: ConnectRequest;
  readonly goBack: () => void;
  /** Goes on to another view; one of a wallet ends the attempt to connect another. */
  readonly go: (event: ConnectEvent) => void;
}

/**
 * @param onConnected called once the wallet is connected, and whether that signed in too
 * @param phone on a phone, the choice of any wallet there: a link for all of them is made while the
 * list is shown, so that it is there when one is tapped
 */
export function useConnectAttempt(
  onConnected: (signedIn: unknown) => void,
  phone: WalletChoice | undefined,
): ConnectAttempt {
  const { config, announcer, report } = useMooring();
  const t = useTranslate();
  const [state, dispatch] = useReducer(connectReducer, { view: 'list' });
  const running = useRef<AbortController>(null);
  const ready = useRef<PreparedAttempt>(null);
  const connect = useConnectRequest();

  useEffect(() => () => running.current?.abort(), []);

  const choose = useCallback(
    async (wallet: WalletChoice) => {
      running.current?.abort();
      const pairing = pairingOf(wallet.connector);
      const made = pairing && ready.current;
      // Taken over: leaving the list does not withdraw it any more.
      if (made) ready.current = null;
      const abort = made ? made.abort : new AbortController();
      running.current = abort;
      dispatch({ type: 'choose', wallet });
      announcer.say(t('announce.connecting', { wallet: wallet.name }));
      pairing?.choose({ id: wallet.id, name: wallet.name });
      try {
        const { connector } = wallet;
        const signedIn = await connect(made || { connector, signal: abort.signal });
        rememberWallet(config.storage, wallet.id);
        if (signedIn) announcer.say(t('signIn.signedIn'));
        onConnected(signedIn);
      } catch (error) {
        report(error);
        // Nothing else is thrown there.
        const { reason, detail } = error as ConnectWalletError;
        const failure = { reason, detail, problem: pairingProblemOf(error) };
        if (running.current === abort) dispatch({ type: 'fail', wallet, failure });
      } finally {
        if (running.current === abort) running.current = null;
      }
    },
    [connect, config, announcer, report, t, onConnected],
  );

  const prepares = state.view === 'list' ? phone : undefined;
  useEffect(() => {
    const pairing = prepares && pairingOf(prepares.connector);
    // A wallet may have been chosen in the moment before this runs.
    if (!pairing || running.current?.signal.aborted === false) return;
    let attempt: PreparedAttempt | undefined;
    const isReady = () => attempt !== undefined && ready.current === attempt;
    const stop = afterPaint(() => {
      attempt = prepareAttempt(prepares.connector);
      ready.current = attempt;
      attempt.answer.then(
        // A wallet of a visit before has woken up meanwhile: that is a connection too.
        () => isReady() && void choose(prepares),
        (error: unknown) => {
          if (!isReady()) return;
          ready.current = null;
          report(error);
        },
      );
    });
    return () => {
      stop();
      if (!isReady()) return;
      ready.current = null;
      attempt?.abort.abort();
    };
  }, [prepares, choose, report]);

  const goBack = useCallback(() => {
    running.current?.abort();
    if (state.view === 'get' && typeof state.from === 'object') void choose(state.from);
    else dispatch({ type: 'goBack' });
  }, [state, choose]);
  const go = useCallback((event: ConnectEvent) => {
    if ('wallet' in event) running.current?.abort();
    dispatch(event);
  }, []);
  return { state, choose, connect, goBack, go };
}

/**
 * Does something once what was rendered is painted, unless the function it returns is called before. After
 * a click, React runs effects before the paint.
 */
export function afterPaint(work: () => unknown): () => void {
  let stopped = false;
  // A frame's callbacks run before it is painted.
  requestAnimationFrame(() => setTimeout(() => stopped || work()));
  return () => {
    stopped = true;
  };
}
