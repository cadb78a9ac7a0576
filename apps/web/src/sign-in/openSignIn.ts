import type { SiteConfig } from '@mooring/page/site';
import { createSignInClient, type SignInClient } from '@mooring/sign-in';

/** Creates sign-in at the page's own server; a separate chunk, for sites that have it. */
export function openSignIn({ signIn }: SiteConfig): SignInClient {
  return createSignInClient({
    ...(signIn?.statement !== undefined && { statement: signIn.statement }),
    onError: (error) => console.warn(error),
  });
}
