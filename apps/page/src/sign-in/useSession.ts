import type { SignInClient, SignInSession } from '@mooring/sign-in';
import { useSyncExternalStore } from 'react';
import { useConnection } from 'wagmi';
import { useSite } from '../site/SiteContext.ts';
import { neverChanges } from '../ui/neverChanges.ts';

/** Session of the connected account; undefined while not signed in, or unknown. */
export function useSession(): SignInSession | undefined {
  const { signIn } = useSite();
  const { address } = useConnection();
  const state = useSyncExternalStore(signIn?.subscribe ?? neverChanges, () => signIn?.getState());
  if (state?.status !== 'authenticated') return undefined;
  return state.session.address === address?.toLowerCase() ? state.session : undefined;
}

/** Sign-in client, for pages that require it. Throws on sites without sign-in. */
export function useSignInClient(): SignInClient {
  const { signIn } = useSite();
  if (!signIn) throw new Error('This site has no sign-in.');
  return signIn;
}
