import { useSyncExternalStore } from 'react';
import { useSite } from '../site/SiteContext.ts';

/** True while this browser is signed in, with any account. */
export function useSignedIn(): boolean {
  const { signIn } = useSite();
  return useSyncExternalStore(
    signIn?.subscribe ?? never,
    () => signIn?.getState().status === 'authenticated',
  );
}

/** Never changes without sign-in. */
function never() {
  return () => {};
}
