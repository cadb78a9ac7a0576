import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { useAccount } from 'wagmi';
import { AuthenticationContext, authenticationOf } from '../../core/authentication.ts';
import { useDialogs, useMooring } from '../../core/MooringContext.ts';

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
