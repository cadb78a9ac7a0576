import type { SignInSession } from '@mooring/sign-in';
import { useSyncExternalStore } from 'react';
import { useConnection } from 'wagmi';
import { useSite } from '../site/SiteContext.ts';

/** The session of the connected account; undefined while it is not signed in, or not known to be. */
export function useSession(): SignInSession | undefined {
  const { signIn } = useSite();
  const { address } = useConnection();
  const state = useSyncExternalStore(signIn?.subscribe ?? never, () => signIn?.getState());
  if (state?.status !== 'authenticated') return undefined;
  return state.session.address === address?.toLowerCase() ? state.session : undefined;
}

/** Nothing changes where there is no sign-in. */
function never() {
  return () => {};
}
