import { useContext, useSyncExternalStore } from 'react';
import { useAccount } from 'wagmi';
import {
  AuthenticationContext,
  type AuthenticationStatus,
  authenticationOf,
} from '../core/authentication.ts';
import { useMooring } from '../core/MooringContext.ts';
import { nonePending, type PendingState, pendingSignInsOf } from './pending/pendingSignIns.ts';

/** Sign-in status of the connected account. */
export interface Authentication {
  /** True when the application has sign-in. */
  readonly enabled: boolean;
  /** `unauthenticated` too for an account that the sign-in does not belong to. */
  readonly status: AuthenticationStatus;
  /** True when the connected account is signed in. */
  readonly signedIn: boolean;
}

/**
 * Sign-in status of the connected account, for a host's own pages.
 *
 * @example
 * ```tsx
 * import { useAuthentication } from '@mooring/connect';
 *
 * export function Members() {
 *   const { status, signedIn } = useAuthentication();
 *   if (status === 'loading') return null;
 *   return <p>{signedIn ? 'You are signed in.' : 'Members only.'}</p>;
 * }
 * ```
 */
export function useAuthentication(): Authentication {
  const { address } = useAccount();
  const authentication = useContext(AuthenticationContext);
  if (!authentication) return { enabled: false, status: 'unauthenticated', signedIn: false };
  const status = authenticationOf(authentication, address);
  return { enabled: true, status, signedIn: status === 'authenticated' && address !== undefined };
}

/** The sign-in of the connected account that waits for its owners, if there is one. */
export function usePendingSignIn(): PendingState {
  const store = pendingSignInsOf(useMooring().config);
  const { address } = useAccount();
  const state = useSyncExternalStore(store.subscribe, store.get, () => nonePending);
  if (state.step === 'none') return state;
  return state.pending.address.toLowerCase() === address?.toLowerCase() ? state : nonePending;
}
