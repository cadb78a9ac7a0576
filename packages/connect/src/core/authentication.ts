import { createContext } from 'react';
import type { AuthenticationAdapter } from './authenticationAdapter.ts';

/** Status of sign-in; `loading` until the host knows. */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated';

/** Value of {@link AuthenticationProvider}. */
export interface AuthenticationValue {
  readonly adapter: AuthenticationAdapter;
  readonly status: AuthenticationStatus;
  /** Signed-in address, if known to the host. */
  readonly address: string | undefined;
  /** True when only a signed-in visitor counts as connected. */
  readonly required: boolean;
  /** Signs out once, with a timeout of a few seconds; rejects on failure. */
  readonly signOut: () => Promise<void>;
  /** Freezes the status until the returned function is called, while disconnecting. */
  readonly hold: () => () => void;
}

/** Null without sign-in. Hosts without sign-in load nothing else of it at first. */
export const AuthenticationContext = createContext<AuthenticationValue | null>(null);

/** Status of sign-in for one account; another account's sign-in does not count. */
export function authenticationOf(
  { status, address }: Pick<AuthenticationValue, 'status' | 'address'>,
  account: string | undefined,
): AuthenticationStatus {
  const belongs = address === undefined || address.toLowerCase() === account?.toLowerCase();
  return status === 'authenticated' && !belongs ? 'unauthenticated' : status;
}
