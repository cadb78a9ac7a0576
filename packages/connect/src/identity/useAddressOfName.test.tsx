// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { custom } from 'viem';
import { mainnet } from 'viem/chains';
import { afterEach, expect, it, vi } from 'vitest';
import { createConfig, WagmiProvider } from 'wagmi';
import { MooringContext, type MooringValue } from '../core/MooringContext.ts';
import { useAddressOfName } from './useAddressOfName.ts';

afterEach(() => void vi.useRealTimers());

function Read({ name }: { readonly name: string }) {
  useAddressOfName(name);
  return null;
}

it('useAddressOfName looks up a name once it is typed, not its beginnings', async () => {
  vi.useFakeTimers();
  const request = vi.fn(() => Promise.reject(new Error('No answer.')));
  const wagmi = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: custom({ request }, { retryCount: 0 }) },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const config = { queryClient, identityChainId: mainnet.id, nameGateways: [] };
  const root = createRoot(document.createElement('div'));
  for (const name of ['mira.e', 'mira.et', 'mira.eth']) {
    // The faked timers start when this returns.
    flushSync(() =>
      root.render(
        <WagmiProvider config={wagmi} reconnectOnMount={false}>
          <MooringContext.Provider value={{ config } as unknown as MooringValue}>
            <Read name={name} />
          </MooringContext.Provider>
        </WagmiProvider>,
      ),
    );
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  await expect.poll(() => request).toHaveBeenCalledOnce();
  root.unmount();
});
