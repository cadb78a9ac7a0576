import type { SignInClient } from '@mooring/sign-in';
import { useSite } from '../site/SiteContext.ts';

/** Sign-in, for the places that a site without it does not have. @throws {Error} where there is none */
export function useSignInClient(): SignInClient {
  const { signIn } = useSite();
  if (!signIn) throw new Error('This site has no sign-in.');
  return signIn;
}
