// RainbowKit with its adapter for next-auth, as in its documentation; the page says who is signed in.
import '@rainbow-me/rainbowkit/styles.css';
import { ConnectButton, darkTheme, lightTheme, RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { RainbowKitSiweNextAuthProvider } from '@rainbow-me/rainbowkit-siwe-next-auth';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SessionProvider, useSession } from 'next-auth/react';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { config } from './config.ts';

const queryClient = new QueryClient();

function SignedIn() {
  const { status } = useSession();
  return status === 'authenticated' && <p id="signed-in">Signed in</p>;
}

createRoot(document.body).render(
  <WagmiProvider config={config}>
    <SessionProvider refetchInterval={0}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitSiweNextAuthProvider
          getSiweMessageOptions={() => ({ statement: 'Sign in to Harbour.' })}
        >
          <RainbowKitProvider theme={{ lightMode: lightTheme(), darkMode: darkTheme() }}>
            <ConnectButton />
            <SignedIn />
          </RainbowKitProvider>
        </RainbowKitSiweNextAuthProvider>
      </QueryClientProvider>
    </SessionProvider>
  </WagmiProvider>,
);
