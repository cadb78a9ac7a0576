import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { formatUnits } from 'viem';
import { useConfig } from 'wagmi';
import { comparableAddress } from '../core/text/shortText.ts';
import { visibleText } from '../core/text/visibleText.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import type { Pairing } from '../wallets/pairing.ts';
import {
  type PairingSession,
  readPairingSession,
  type UnansweredRequest,
} from '../wallets/pairingSession.ts';
import { requestedCalls } from './requestedCalls.ts';

/** Returns the session of a phone wallet; undefined without one. */
export function usePairingSession(pairing: Pairing | undefined): PairingSession | undefined {
  const subscribe = useCallback(
    (listener: () => void) => pairing?.subscribe(listener) ?? (() => {}),
    [pairing],
  );
  const session = useSyncExternalStore(
    subscribe,
    () => pairing?.getSession(),
    () => undefined,
  );
  return useMemo(() => readPairingSession(session), [session]);
}

const LONGEST_REQUESTED_SYMBOL = 16;

/** Returns the function that describes a request of an earlier visit, whose original description is lost. */
export function useRequestText(): (request: UnansweredRequest) => string {
  const t = useTranslate();
  const { chains } = useConfig();
  return useCallback(
    (request) => {
      const calls = requestedCalls(request);
      const [only, ...others] = calls;
      if (!only?.to || others.length > 0) {
        return t('unanswered.batch', { count: Math.max(calls.length, 1) });
      }
      const recipient = comparableAddress(only.to);
      const coin = chains.find(({ id }) => id === request.chainId)?.nativeCurrency;
      if (only.hasData || only.value === undefined || !coin)
        return t('unanswered.call', { recipient });
      const symbol = visibleText(coin.symbol, LONGEST_REQUESTED_SYMBOL);
      const amount = `${formatUnits(only.value, coin.decimals)} ${symbol}`;
      return t('unanswered.payment', { amount, recipient });
    },
    [t, chains],
  );
}
