import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { useAccount } from 'wagmi';
import { AuthenticationContext, authenticationOf } from '../core/authentication.ts';
import { useDialogs, useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useMultisig } from '../transactions/multisig/useMultisig.ts';
import { pendingSignInsOf } from './pending/pendingSignIns.ts';

/**
 * Opens the Sign in dialog when the user switches from the signed-in account to another, in the wallet or here. A
 * session restore is not a switch.
 */
export function useAccountChange(): void {
  const { session } = useMooring().config;
  const { open } = useDialogs();
  const { address, status } = useAccount();
  const authentication = useContext(AuthenticationContext);
  const sessionState = useSyncExternalStore(session.subscribe, session.get, session.get);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const last = before.current;
    const settled = status === 'connected' && sessionState === 'settled';
    before.current = settled ? address : undefined;
    if (!authentication || !settled || last === undefined || last === address) return;
    const wasSignedIn = authenticationOf(authentication, last) === 'authenticated';
    if (wasSignedIn && authenticationOf(authentication, address) !== 'authenticated') {
      open('sign-in');
    }
  }, [address, status, sessionState, authentication, open]);
}

/** Completes a sign-in that a phone signed while connecting, when the page was in the background. */
export function useLateSignIn(): void {
  const { connector } = useAccount();
  const { onePrompt, status } = useContext(AuthenticationContext) ?? {};
  useEffect(() => {
    // During session restore the connector is incomplete.
    if (status === 'unauthenticated' && connector?.getAccounts) void onePrompt?.finish(connector);
  }, [connector, onePrompt, status]);
}

/**
 * Polls a connected multisig's pending sign-in on every page and in every dialog, until it completes. Sends no request
 * for externally owned accounts, or if the adapter does not support pending sign-ins.
 */
export function useFollowPending(): void {
  const t = useTranslate();
  const { config, announcer, report } = useMooring();
  const { current } = useDialogs();
  const { address } = useAccount();
  const { isMultisig } = useMultisig();
  const authentication = useContext(AuthenticationContext);
  const pending = authentication?.adapter.pending;
  const isSignedOut =
    authentication !== null && authenticationOf(authentication, address) === 'unauthenticated';
  // Hosts may create a new adapter on every render.
  const latest = useRef({ pending, current, t });
  useEffect(() => {
    latest.current = { pending, current, t };
  });
  const account = isMultisig && pending && isSignedOut ? address : undefined;
  useEffect(() => {
    if (!account) return;
    let isStopped = false;
    let stop = () => {};
    async function follow(target: NonNullable<typeof account>) {
      const { followPending } = await import('./pending/followPending.ts');
      const first = latest.current.pending;
      if (isStopped || !first) return;
      stop = followPending({
        store: pendingSignInsOf(config),
        account: target,
        messageStatus: config.multisig?.messageStatus,
        adapter: () => latest.current.pending ?? first,
        onFinished() {
          // The Sign in dialog announces it itself.
          if (latest.current.current !== 'sign-in')
            announcer.say(latest.current.t('signIn.signedIn'));
        },
        onError: report,
      });
    }
    follow(account).catch(report);
    return () => {
      isStopped = true;
      stop();
    };
  }, [account, config, announcer, report]);
}
