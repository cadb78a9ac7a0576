import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import { useLazyPart } from '../core/useLazyPart.ts';
import { type Mutation, useMutation } from '../core/useMutation.ts';
import { useAllTexts } from '../texts/useAllTexts.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { deviceHere, loadWalletTable } from '../wallets/loadWalletTable.ts';
import { pairingOf } from '../wallets/pairing.ts';
import type { PairingProblem } from '../wallets/pairingStep.ts';
import { rememberWallet } from '../wallets/recentWallets.ts';
import { usePairingStep } from '../wallets/usePairingStep.ts';
import { ConnectWalletError } from './connectWallet.ts';
import { useConnectRequest } from './useConnectRequest.ts';
import type { ListedWallet } from './useWalletList.ts';

/** Next action of the user while a wallet is being connected. */
export type ConnectStep =
  /** Approve it in the wallet. */
  | { readonly name: 'approve' }
  /** Wait: a code or link is being made. */
  | { readonly name: 'preparing' }
  /** Scan `uri` as a QR code with a phone. It is renewed by `expiresAt` (ms since 1970). `uri` is a secret. */
  | { readonly name: 'code'; readonly uri: string; readonly expiresAt: number }
  /** Follow `href` to the wallet on this phone, by a click of the user; set `target` on the link. */
  | { readonly name: 'link'; readonly href: string; readonly target: '_blank' | undefined }
  /** Read the problem: the phone cannot be reached; `retry` tries again. */
  | { readonly name: 'unreachable'; readonly problem: PairingProblem; readonly retry: () => void };

/** Result of {@link useConnectWallet}. `data` is true if connecting signed in as well. */
export interface ConnectWallet extends Mutation<boolean, ConnectWalletError, ListedWallet> {
  /** Defined while `status` is `pending`. */
  readonly step: ConnectStep | undefined;
}

/**
 * Connects a wallet of `useWalletList`, one attempt at a time: a new attempt cancels the previous one, as do `reset`
 * and unmounting. `error.reason` distinguishes a rejection (`rejected`) from failures. Uses the configured time limit,
 * network and sign-in, like the Connect dialog.
 *
 * @example
 * ```tsx
 * import { createQrCode, type ListedWallet, useConnectWallet } from '@mooring/connect/headless';
 *
 * export function Connect({ wallet }: { readonly wallet: ListedWallet }) {
 *   const { mutate: connect, reset: cancel, step, error } = useConnectWallet();
 *   if (step?.name === 'code') {
 *     const { size, path } = createQrCode(step.uri);
 *     return <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`}><path d={path} /></svg>;
 *   }
 *   if (step) return <button onClick={cancel}>Cancel</button>;
 *   return <button onClick={() => connect(wallet)}>{error ? 'Try again' : wallet.name}</button>;
 * }
 * ```
 */
export function useConnectWallet(): ConnectWallet {
  const { config, announcer, report } = useMooring();
  useAllTexts();
  const t = useTranslate();
  const connect = useConnectRequest();
  const runningAttempt = useRef<AbortController>(null);
  useEffect(() => () => runningAttempt.current?.abort(), []);

  const pending = useRef<PendingAnswer>(null);
  const mutation = useMutation<boolean, ConnectWalletError, ListedWallet>(
    oncePerWallet(pending, async ({ id, name, choice }) => {
      runningAttempt.current?.abort();
      if (!choice) throw new ConnectWalletError('gone', name, undefined);
      const abort = new AbortController();
      runningAttempt.current = abort;
      announcer.say(t('announce.connecting', { wallet: name }));
      const { connector } = choice;
      pairingOf(connector)?.choose({ id, name });
      const signedIn = (await connect({ connector, signal: abort.signal })) === true;
      rememberWallet(config.storage, id);
      if (signedIn) announcer.say(t('signIn.signedIn'));
      return signedIn;
    }),
    report,
  );
  const reset = useCallback(() => {
    runningAttempt.current?.abort();
    pending.current = null;
    mutation.reset();
  }, [mutation.reset]);
  const chosen = mutation.isPending ? mutation.variables?.choice : undefined;
  const step = useConnectStep(chosen);
  return { ...mutation, reset, step };
}

interface PendingAnswer {
  readonly id: string;
  readonly answer: Promise<boolean>;
}

/** Returns the pending answer for a second call with the same wallet: a double click prompts once. */
function oncePerWallet(
  pending: RefObject<PendingAnswer | null>,
  run: (wallet: ListedWallet) => Promise<boolean>,
): typeof run {
  return (wallet) => {
    if (pending.current?.id === wallet.id) return pending.current.answer;
    const answer = run(wallet).finally(() => {
      if (pending.current?.answer === answer) pending.current = null;
    });
    pending.current = { id: wallet.id, answer };
    return answer;
  };
}

/** Returns the next step with the wallet that is being connected. */
function useConnectStep(choice: ListedWallet['choice']): ConnectStep | undefined {
  const pairing = pairingOf(choice?.connector);
  const state = usePairingStep(pairing);
  // A link to a wallet's app needs the wallet table; a QR code does not.
  const { part: table, failed } = useLazyPart(pairing && loadWalletTable);
  useEffect(() => {
    if (!pairing) return;
    const checkWhenVisible = () => void (document.visibilityState === 'visible' && pairing.check());
    document.addEventListener('visibilitychange', checkWhenVisible);
    return () => document.removeEventListener('visibilitychange', checkWhenVisible);
  }, [pairing]);
  if (!choice) return undefined;
  if (!pairing) return { name: 'approve' };
  if (state.status === 'failed') {
    return { name: 'unreachable', problem: state.problem, retry: () => pairing.renew() };
  }
  if (state.status !== 'waiting' || !(table || failed)) return { name: 'preparing' };
  const { uri, expiresAt } = state;
  const device = table && deviceHere(table, []);
  if (device && table.isOpenedHere(device, choice.row !== undefined)) {
    const href = choice.row ? table.pairingLink(choice.row, uri, device) : uri;
    if (href !== undefined) return { name: 'link', href, target: table.appTarget(device, href) };
  }
  return { name: 'code', uri, expiresAt };
}
