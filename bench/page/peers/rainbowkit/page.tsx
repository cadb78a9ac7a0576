// RainbowKit as in its documentation, with the theme that follows the system.
import '@rainbow-me/rainbowkit/styles.css';
import {
  ConnectButton,
  darkTheme,
  getDefaultConfig,
  lightTheme,
  RainbowKitProvider,
} from '@rainbow-me/rainbowkit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { arbitrum, base, mainnet, optimism, polygon } from 'wagmi/chains';

const config = getDefaultConfig({
  appName: 'Harbour',
  projectId: 'measured',
  chains: [mainnet, optimism, base, arbitrum, polygon],
});
const queryClient = new QueryClient();

createRoot(document.body).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <RainbowKitProvider theme={{ lightMode: lightTheme(), darkMode: darkTheme() }}>
        <ConnectButton />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
);
