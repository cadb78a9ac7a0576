import { createSignInClient, type SignInClient } from '@mooring/sign-in';
import type { SiteConfig } from '../site/siteConfig.ts';

/** Sign-in over the page's own server; a chunk of its own, for sites that have it. */
export function openSignIn({ signIn }: SiteConfig): SignInClient {
  return createSignInClient({
    ...(signIn?.statement !== undefined && { statement: signIn.statement }),
    onError: (error) => console.warn(error),
  });
}
