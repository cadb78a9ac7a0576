import { useSyncExternalStore } from 'react';
import { useSite } from '../site/SiteContext.ts';

/** Whether this browser is signed in, as whatever account. */
export function useSignedIn(): boolean {
  const { signIn } = useSite();
  return useSyncExternalStore(
    signIn?.subscribe ?? never,
    () => signIn?.getState().status === 'authenticated',
  );
}

/** Nothing changes where there is no sign-in. */
function never() {
  return () => {};
}
