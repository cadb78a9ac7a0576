import '@mooring/connect/styles.css';
import {
  AuthenticationProvider,
  ConnectButton,
  createMooringConfig,
  MooringProvider,
} from '@mooring/connect';
import { createSignInClient, createSiweClient } from '@mooring/sign-in';
import { type ReactNode, StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { mainnet, optimism } from 'viem/chains';
import AuthJs from './AuthJs.tsx';
import BetterAuth from './BetterAuth.tsx';

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
  siwe: () =>
    createSiweClient({
      statement,
      getNonce: async () => (await fetch('/my/nonce')).text(),
      verify: async (proof) => (await post('/my/verify', proof)).ok,
      signOut: async () => void (await post('/my/sign-out')),
      getSession: async () => (await fetch('/my/session')).json(),
    }),
};

function App({ client }: { readonly client: ReturnType<(typeof clients)['own' | 'siwe']> }) {
  const state = useSyncExternalStore(client.subscribe, client.getState);
  return (
    <AuthenticationProvider client={client}>
      <MooringProvider config={config}>
        <ConnectButton />
        <output>{state.status === 'authenticated' ? state.session.address : state.status}</output>
      </MooringProvider>
    </AuthenticationProvider>
  );
}

/** Pages of docs/sign-in.md, as they are printed, and one page for the other servers. */
const pages: Readonly<Record<string, () => ReactNode>> = {
  'auth-js': () => <AuthJs />,
  'better-auth': () => <BetterAuth />,
  siwe: () => <App client={clients.siwe()} />,
  own: () => <App client={clients.own()} />,
};
const named = new URLSearchParams(location.search).get('client') ?? '';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>{pages[named]?.()}</StrictMode>,
);
