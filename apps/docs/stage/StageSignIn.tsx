import { type AuthenticationAdapter, AuthenticationProvider } from '@mooring/connect';
import { type ReactNode, useMemo, useState } from 'react';
import { createSiweMessage } from 'viem/siwe';
import type { Settings } from '../playground/settings.ts';

interface StageSignInProps {
  readonly state: Settings['state'];
  readonly children: ReactNode;
}

/** Sign-in of the stage, in the states that need it; every signature is accepted. */
export function StageSignIn({ state, children }: StageSignInProps) {
  const [signedIn, setSignedIn] = useState(false);
  const adapter = useMemo<AuthenticationAdapter>(
    () => ({
      getNonce: async () => 'anchoraweigh',
      createMessage: (fields) =>
        createSiweMessage({ ...fields, domain: location.host, uri: location.origin, version: '1' }),
      verify: async () => {
        setSignedIn(true);
        return true;
      },
      signOut: async () => setSignedIn(false),
    }),
    [],
  );
  const known = signedIn ? 'authenticated' : 'unauthenticated';
  return (
    <AuthenticationProvider
      adapter={adapter}
      status={state === 'loading' ? 'loading' : known}
      enabled={state === 'loading' || state === 'unauthenticated'}
    >
      {children}
    </AuthenticationProvider>
  );
}
