import '@mooring/connect/styles.css';
import {
  AuthenticationProvider,
  ConnectButton,
  createMooringConfig,
  MooringProvider,
} from '@mooring/connect';
import {
  createAuthJsClient,
  createBetterAuthClient,
  createSignInClient,
  createSiweClient,
} from '@mooring/sign-in';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { mainnet, optimism } from 'viem/chains';

const config = createMooringConfig({ appName: 'Stranger', chains: [mainnet, optimism] });
const statement = 'Sign in to the stranger.';

const post = (path: string, body: object = {}) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const clients = {
  own: () => createSignInClient({ statement }),
  'auth-js': () => createAuthJsClient({ statement }),
  'better-auth': () => createBetterAuthClient({ statement }),
  siwe: () =>
    createSiweClient({
      statement,
      getNonce: async () => (await fetch('/my/nonce')).text(),
      verify: async (proof) => (await post('/my/verify', proof)).ok,
      signOut: async () => void (await post('/my/sign-out')),
      getSession: async () => (await fetch('/my/session')).json(),
    }),
};
const named = new URLSearchParams(location.search).get('client') as keyof typeof clients;
const client = clients[named]();

function Session() {
  const state = useSyncExternalStore(client.subscribe, client.getState);
  return <output>{state.status === 'authenticated' ? state.session.address : state.status}</output>;
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <AuthenticationProvider client={client}>
      <MooringProvider config={config}>
        <ConnectButton />
        <Session />
      </MooringProvider>
    </AuthenticationProvider>
  </StrictMode>,
);
