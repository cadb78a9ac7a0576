import { createContext } from 'react';
import type { AuthenticationAdapter } from './authenticationAdapter.ts';

/** How it stands with sign-in; `loading` until the host knows. */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated';

/** What {@link AuthenticationProvider} hands down. */
export interface AuthenticationValue {
  readonly adapter: AuthenticationAdapter;
  readonly status: AuthenticationStatus;
  /** Whose sign-in it is, where the host says so. */
  readonly address: string | undefined;
  /** Whether only a signed-in visitor counts as connected. */
  readonly required: boolean;
  /** Signs out, once at a time and within a few seconds; rejects when that failed. */
  readonly signOut: () => Promise<void>;
  /** Until the function it gives is called, the status stands: someone is leaving altogether. */
  readonly hold: () => () => void;
}

/** Absent where there is no sign-in. It is all that hosts without one have of it on first load. */
export const AuthenticationContext = createContext<AuthenticationValue | null>(null);

/** How it stands with sign-in for one account: the sign-in of another is none for this one. */
export function authenticationOf(
  { status, address }: Pick<AuthenticationValue, 'status' | 'address'>,
  account: string | undefined,
): AuthenticationStatus {
  const belongs = address === undefined || address.toLowerCase() === account?.toLowerCase();
  return status === 'authenticated' && !belongs ? 'unauthenticated' : status;
}
