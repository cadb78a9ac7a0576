import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useConfig } from 'wagmi';
import type { Wallet } from '../../core/catalogue/wallet.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { pairingOf } from '../../wallets/pairing.ts';
import { pairingProblemOf } from '../../wallets/pairingStep.ts';
import { rememberWallet } from '../../wallets/recentWallets.ts';
import { type ConnectState, connectReducer } from './connectState.ts';
import {
  ConnectWalletError,
  connectWallet,
  type ReadyAttempt,
  readyAttempt,
  withdrawable,
} from './connectWallet.ts';
import type { WalletChoice } from './useWallets.ts';

/** The Connect dialog's state and what a person can do in it. */
export interface ConnectAttempt {
  readonly state: ConnectState;
  readonly choose: (wallet: WalletChoice) => void;
  readonly goBack: () => void;
  readonly askAboutWallets: () => void;
  readonly lookForWallets: () => void;
  readonly get: (wallet: Wallet) => void;
  /** The wallet's own browser opens this page: nothing is awaited here any more. */
  readonly openInside: (wallet: Wallet) => void;
}

/**
 * @param onConnected called once the wallet is connected
 * @param phone on a phone, the choice of any wallet there: a link for all of them is made while the
 * list is shown, so that it is there when one is tapped
 */
export function useConnectAttempt(
  onConnected: () => void,
  phone: WalletChoice | undefined,
): ConnectAttempt {
  const { config, announcer, report, initialChain } = useMooring();
  const chainId = typeof initialChain === 'object' ? initialChain.id : initialChain;
  const wagmi = useConfig();
  const t = useTranslate();
  const [state, dispatch] = useReducer(connectReducer, { view: 'list' });
  const running = useRef<AbortController>(null);
  const ready = useRef<ReadyAttempt>(null);

  useEffect(() => () => running.current?.abort(), []);

  const choose = useCallback(
    async (wallet: WalletChoice) => {
      running.current?.abort();
      const pairing = pairingOf(wallet.connector);
      const made = pairing && ready.current;
      // Taken over: leaving the list does not withdraw it any more.
      if (made) ready.current = null;
      const attempt = made ? made.abort : new AbortController();
      running.current = attempt;
      dispatch({ type: 'choose', wallet });
      announcer.say(t('announce.connecting', { wallet: wallet.name }));
      pairing?.choose({ id: wallet.id, name: wallet.name });
      const connector =
        made?.connector ??
        (pairing ? withdrawable(wallet.connector, pairing, attempt.signal) : wallet.connector);
      try {
        await connectWallet(wagmi, connector, {
          // A phone's link has a time of its own, and is renewed for as long as a person looks at it.
          timeoutMs: pairing ? undefined : config.timeouts.connectMs,
          chainId,
          onSwitchFailed: report,
          signal: attempt.signal,
        });
        rememberWallet(config.storage, wallet.id);
        onConnected();
      } catch (error) {
        report(error);
        const { reason, detail } =
          error instanceof ConnectWalletError
            ? error
            : { reason: 'failed' as const, detail: undefined };
        const problem = pairingProblemOf(error);
        if (running.current === attempt)
          dispatch({ type: 'fail', wallet, reason, detail, problem });
      } finally {
        if (running.current === attempt) running.current = null;
      }
    },
    [wagmi, config, announcer, report, chainId, t, onConnected],
  );

  const prepares = state.view === 'list' ? phone : undefined;
  useEffect(() => {
    const pairing = prepares && pairingOf(prepares.connector);
    // A wallet may have been chosen in the moment before this runs.
    if (!pairing || running.current?.signal.aborted === false) return;
    let attempt: ReadyAttempt | undefined;
    const isReady = () => attempt !== undefined && ready.current === attempt;
    const stop = afterPaint(() => {
      attempt = readyAttempt(prepares.connector, pairing);
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
  const askAboutWallets = useCallback(() => dispatch({ type: 'askAboutWallets' }), []);
  const lookForWallets = useCallback(() => dispatch({ type: 'lookForWallets' }), []);
  const get = useCallback((wallet: Wallet) => {
    running.current?.abort();
    dispatch({ type: 'get', wallet });
  }, []);
  const openInside = useCallback((wallet: Wallet) => {
    running.current?.abort();
    dispatch({ type: 'openInside', wallet });
  }, []);
  return { state, choose, goBack, askAboutWallets, lookForWallets, get, openInside };
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
