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
  /** True if the application has sign-in. */
  readonly enabled: boolean;
  /** Status; `unauthenticated` also if the sign-in belongs to another account. */
  readonly status: AuthenticationStatus;
  /** True if the connected account is signed in. */
  readonly signedIn: boolean;
}

/**
 * Returns the sign-in status of the connected account, for a host's own pages.
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

/** Returns the pending sign-in of the connected account. */
export function usePendingSignIn(): PendingState {
  const store = pendingSignInsOf(useMooring().config);
  const { address } = useAccount();
  const state = useSyncExternalStore(store.subscribe, store.get, () => nonePending);
  if (state.step === 'none') return state;
  return state.pending.address.toLowerCase() === address?.toLowerCase() ? state : nonePending;
}
