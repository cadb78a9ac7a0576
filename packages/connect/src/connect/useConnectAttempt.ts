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

/** State of the Connect dialog, and its actions. */
export interface ConnectAttempt {
  readonly state: ConnectState;
  readonly choose: (wallet: WalletChoice) => void;
  /** Connects a connector that has its own screens. */
  readonly connect: ConnectRequest;
  readonly goBack: () => void;
  /** Shows another view; a view of a wallet cancels the running attempt. */
  readonly go: (event: ConnectEvent) => void;
}

/**
 * Runs the attempts of the Connect dialog, one at a time.
 * @param onConnected called once the wallet is connected, with true if that signed in too
 * @param phone on a phone, the choice for any phone wallet: its link is made while the list is shown, so that it
 * exists when a row is tapped
 */
export function useConnectAttempt(
  onConnected: (signedIn: unknown) => void,
  phone: WalletChoice | undefined,
): ConnectAttempt {
  const { config, announcer, report } = useMooring();
  const t = useTranslate();
  const [state, dispatch] = useReducer(connectReducer, { view: 'list' });
  const runningAttempt = useRef<AbortController>(null);
  const preparedAttempt = useRef<PreparedAttempt>(null);
  const connect = useConnectRequest();

  useEffect(() => () => runningAttempt.current?.abort(), []);

  const choose = useCallback(
    async (wallet: WalletChoice) => {
      runningAttempt.current?.abort();
      const pairing = pairingOf(wallet.connector);
      const prepared = pairing && preparedAttempt.current;
      // Used by this attempt now: leaving the list no longer withdraws it.
      if (prepared) preparedAttempt.current = null;
      const abort = prepared ? prepared.abort : new AbortController();
      runningAttempt.current = abort;
      dispatch({ view: 'waiting', wallet });
      announcer.say(t('announce.connecting', { wallet: wallet.name }));
      pairing?.choose({ id: wallet.id, name: wallet.name });
      try {
        const { connector } = wallet;
        const signedIn = await connect(prepared || { connector, signal: abort.signal });
        rememberWallet(config.storage, wallet.id);
        if (signedIn) announcer.say(t('signIn.signedIn'));
        onConnected(signedIn);
      } catch (error) {
        report(error);
        // `connect` throws no other error.
        const { reason, detail } = error as ConnectWalletError;
        const failure = { reason, detail, problem: pairingProblemOf(error) };
        if (runningAttempt.current === abort) dispatch({ type: 'fail', wallet, failure });
      } finally {
        if (runningAttempt.current === abort) runningAttempt.current = null;
      }
    },
    [connect, config, announcer, report, t, onConnected],
  );

  const phoneToPrepare = state.view === 'list' ? phone : undefined;
  useEffect(() => {
    const pairing = phoneToPrepare && pairingOf(phoneToPrepare.connector);
    // A wallet may have been chosen before this effect runs.
    if (!pairing || runningAttempt.current?.signal.aborted === false) return;
    let attempt: PreparedAttempt | undefined;
    const isCurrent = () => attempt !== undefined && preparedAttempt.current === attempt;
    const stop = afterPaint(() => {
      attempt = prepareAttempt(phoneToPrepare.connector);
      preparedAttempt.current = attempt;
      attempt.answer.then(
        // A wallet paired on an earlier visit has connected in the meantime.
        () => isCurrent() && void choose(phoneToPrepare),
        (error: unknown) => {
          if (!isCurrent()) return;
          preparedAttempt.current = null;
          report(error);
        },
      );
    });
    return () => {
      stop();
      if (!isCurrent()) return;
      preparedAttempt.current = null;
      attempt?.abort.abort();
    };
  }, [phoneToPrepare, choose, report]);

  const goBack = useCallback(() => {
    runningAttempt.current?.abort();
    if (state.view === 'get' && typeof state.from === 'object') void choose(state.from);
    else dispatch({ type: 'goBack' });
  }, [state, choose]);
  const go = useCallback((event: ConnectEvent) => {
    if ('wallet' in event) runningAttempt.current?.abort();
    dispatch(event);
  }, []);
  return { state, choose, connect, goBack, go };
}

/**
 * Calls `work` after the next paint, unless the returned function is called first. After a click, React runs effects
 * before the paint.
 */
export function afterPaint(work: () => unknown): () => void {
  let stopped = false;
  // Callbacks of a frame run before its paint.
  requestAnimationFrame(() => setTimeout(() => stopped || work()));
  return () => {
    stopped = true;
  };
}
