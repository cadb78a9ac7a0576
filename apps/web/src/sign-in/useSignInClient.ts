import type { SignInClient } from '@mooring/sign-in';
import { useSite } from '../site/SiteContext.ts';

/** Sign-in client, for pages that require it. Throws on sites without sign-in. */
export function useSignInClient(): SignInClient {
  const { signIn } = useSite();
  if (!signIn) throw new Error('This site has no sign-in.');
  return signIn;
}
