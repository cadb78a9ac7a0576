import { useContext, useEffect, useRef } from 'react';
import { useAccount } from 'wagmi';
import { AuthenticationContext, authenticationOf } from '../../../core/authentication.ts';
import { useDialogs, useMooring } from '../../../core/MooringContext.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useMultisig } from '../../../transactions/multisig/useMultisig.ts';
import { pendingSignInsOf } from './pendingSignIns.ts';

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
      const { followPending } = await import('./followPending.ts');
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
