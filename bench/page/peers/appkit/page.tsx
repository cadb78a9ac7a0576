// AppKit as in its documentation; its network dialog is opened by a button of the page.
import { useAppKit } from '@reown/appkit/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { useAccount, WagmiProvider } from 'wagmi';
import { openAppKit } from './openAppKit.ts';

const config = openAppKit();
const queryClient = new QueryClient();

function Networks() {
  const { isConnected } = useAccount();
  const { open } = useAppKit();
  return (
    isConnected && (
      <button type="button" id="networks" onClick={() => open({ view: 'Networks' })}>
        Network
      </button>
    )
  );
}

createRoot(document.body).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      {createElement('appkit-button')}
      <Networks />
    </QueryClientProvider>
  </WagmiProvider>,
);
