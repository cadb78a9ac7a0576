import { AuthenticationProvider } from '@mooring/connect';
import type { SignInClient } from '@mooring/sign-in';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSite } from '../site/SiteContext.ts';
import { pageAt, pages } from './pages.ts';

interface SignInProviderProps {
  readonly children: ReactNode;
}

/** Provides sign-in, on sites that have it; renders only its children otherwise. */
export function SignInProvider({ children }: SignInProviderProps) {
  const { signIn } = useSite();
  return signIn ? <WithClient client={signIn}>{children}</WithClient> : children;
}

interface WithClientProps extends SignInProviderProps {
  readonly client: SignInClient;
}

function WithClient({ client, children }: WithClientProps) {
  const [path] = useLocation();
  return (
    <AuthenticationProvider client={client} required={pageAt(path, pages)?.needsSignIn === true}>
      {children}
    </AuthenticationProvider>
  );
}
