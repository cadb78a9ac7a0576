import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { useAccount } from 'wagmi';
import { AuthenticationContext, authenticationOf } from '../core/authentication.ts';
import { useDialogs, useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useMultisig } from '../transactions/multisig/useMultisig.ts';
import { pendingSignInsOf } from './pending/pendingSignIns.ts';

/**
 * Opens the Sign in dialog when the account is switched, in the wallet or here, from the one that is
 * signed in. What the last visit brings back is no switch.
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

/** Signs in by what a phone has signed while it connected and the page was away. */
export function useLateSignIn(): void {
  const { connector } = useAccount();
  const { onePrompt, status } = useContext(AuthenticationContext) ?? {};
  useEffect(() => {
    // One that is being restored is not whole yet.
    if (status === 'unauthenticated' && connector?.getAccounts) void onePrompt?.finish(connector);
  }, [connector, onePrompt, status]);
}

/**
 * Follows the sign-in of a connected multisig that waits for its owners, whatever page or dialog is
 * open: it finishes by itself. Accounts of a key, and hosts without such sign-ins, ask nobody.
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
  // Hosts may make a new adapter at every rendering.
  const latest = useRef({ pending, current, t });
  useEffect(() => {
    latest.current = { pending, current, t };
  });
  const account = isMultisig && pending && isSignedOut ? address : undefined;
  useEffect(() => {
    if (!account) return;
    let isOver = false;
    let stop = () => {};
    async function follow(followed: NonNullable<typeof account>) {
      const { followPending } = await import('./pending/followPending.ts');
      const first = latest.current.pending;
      if (isOver || !first) return;
      stop = followPending({
        store: pendingSignInsOf(config),
        account: followed,
        messageStatus: config.multisig?.messageStatus,
        adapter: () => latest.current.pending ?? first,
        onFinished() {
          // The Sign in dialog says so itself.
          if (latest.current.current !== 'sign-in')
            announcer.say(latest.current.t('signIn.signedIn'));
        },
        onError: report,
      });
    }
    follow(account).catch(report);
    return () => {
      isOver = true;
      stop();
    };
  }, [account, config, announcer, report]);
}
