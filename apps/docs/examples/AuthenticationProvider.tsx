import {
  type AuthenticationAdapter,
  AuthenticationProvider,
  type AuthenticationStatus,
  ConnectButton,
  MooringProvider,
} from '@mooring/connect';
import { useMemo, useState } from 'react';
import { createSiweMessage } from 'viem/siwe';
import { config } from './config.ts';

export function App() {
  const [status, setStatus] = useState<AuthenticationStatus>('unauthenticated');
  const adapter = useMemo<AuthenticationAdapter>(
    () => ({
      // Your server verifies the signature; this example accepts any.
      getNonce: async () => 'anchoraweigh',
      createMessage: (fields) =>
        createSiweMessage({ ...fields, domain: location.host, uri: location.origin, version: '1' }),
      verify: async () => {
        setStatus('authenticated');
        return true;
      },
      signOut: async () => setStatus('unauthenticated'),
    }),
    [],
  );
  return (
    <AuthenticationProvider adapter={adapter} status={status}>
      <MooringProvider config={config}>
        <ConnectButton />
        <output>{status}</output>
      </MooringProvider>
    </AuthenticationProvider>
  );
}
