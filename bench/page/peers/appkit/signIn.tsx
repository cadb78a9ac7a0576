// AppKit with its SIWX sign-in and a small server; the page shows the signed-in account.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { openAppKit } from './openAppKit.ts';
import { isSignedIn, onSignedIn, siwx } from './siwx.ts';

const config = openAppKit({ siwx });
const queryClient = new QueryClient();

function SignedIn() {
  return useSyncExternalStore(onSignedIn, isSignedIn) && <p id="signed-in">Signed in</p>;
}

createRoot(document.body).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      {createElement('appkit-button')}
      <SignedIn />
    </QueryClientProvider>
  </WagmiProvider>,
);
