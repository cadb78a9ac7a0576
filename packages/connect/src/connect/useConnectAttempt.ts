import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useConfig } from 'wagmi';
import { useTranslate } from '../locales/useTranslate.ts';
import { useMooring } from '../provider/MooringContext.ts';
import { rememberWallet } from '../wallets/recentWallets.ts';
import { type ConnectState, connectReducer } from './connectState.ts';
import { ConnectWalletError, connectWallet } from './connectWallet.ts';
import type { WalletChoice } from './useWallets.ts';

/** The Connect dialog's state and what a person can do in it. */
export interface ConnectAttempt {
  readonly state: ConnectState;
  readonly choose: (wallet: WalletChoice) => void;
  readonly goBack: () => void;
  readonly askAboutWallets: () => void;
}

/** @param onConnected called once the wallet is connected */
export function useConnectAttempt(onConnected: () => void): ConnectAttempt {
  const { config, announcer, report } = useMooring();
  const wagmi = useConfig();
  const t = useTranslate();
  const [state, dispatch] = useReducer(connectReducer, { view: 'list' });
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const choose = useCallback(
    async (wallet: WalletChoice) => {
      running.current?.abort();
      const attempt = new AbortController();
      running.current = attempt;
      dispatch({ type: 'choose', wallet });
      announcer.say(t('announce.connecting', { wallet: wallet.name }));
      try {
        await connectWallet(wagmi, wallet.connector, {
          timeoutMs: config.timeouts.connectMs,
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
        if (running.current === attempt) dispatch({ type: 'fail', wallet, reason, detail });
      }
    },
    [wagmi, config, announcer, report, t, onConnected],
  );

  const goBack = useCallback(() => {
    running.current?.abort();
    dispatch({ type: 'go back' });
  }, []);
  const askAboutWallets = useCallback(() => dispatch({ type: 'ask about wallets' }), []);
  return { state, choose, goBack, askAboutWallets };
}
