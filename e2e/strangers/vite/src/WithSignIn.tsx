import {
  type AuthenticationAdapter,
  AuthenticationProvider,
  type AuthenticationStatus,
  ConnectButton,
  MooringProvider,
} from '@mooring/connect';
import { useMemo, useState } from 'react';
import { config } from './config.ts';

/** An application whose visitors sign in, to a server that believes everybody. */
export function WithSignIn() {
  const [status, setStatus] = useState<AuthenticationStatus>('unauthenticated');
  const [nonces, setNonces] = useState(0);
  const adapter = useMemo<AuthenticationAdapter>(
    () => ({
      getNonce: async () => {
        setNonces((count) => count + 1);
        return 'abcdefgh12345678';
      },
      createMessage: ({ nonce, address }) => `${address} signs in, ${nonce}`,
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
        <p>Nonces: {nonces}</p>
      </MooringProvider>
    </AuthenticationProvider>
  );
}
