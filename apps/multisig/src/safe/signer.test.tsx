// @vitest-environment jsdom
import { completeJsdom } from '@mooring/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { type Hex, padHex, zeroAddress } from 'viem';
import { foundry } from 'viem/chains';
import { beforeAll, expect, test, vi } from 'vitest';
import { createConfig, custom, mock, WagmiProvider } from 'wagmi';
import { connect } from 'wagmi/actions';
import { type Signer, useSigner } from './signer.ts';
import type { KnownSafe } from './useSafe.ts';

const signer = '0x00000000000000000000000000000000000051a6';
const other = '0x0000000000000000000000000000000000000B0b';
const account = '0x000000000000000000000000000000000000ACC0';

beforeAll(() => completeJsdom());

/** Signers that the hook returns for a passkey's account, and the answers of the network, which is silent at first. */
async function openSigner(owners: readonly Hex[]) {
  let answer: (method: string) => Hex = () => '0x';
  const { promise: answers, resolve: begin } = Promise.withResolvers<void>();
  const request = async ({ method }: { method: string }) => {
    await answers;
    return answer(method);
  };
  const control = {
    getAccount: () => ({ publicKey: { x: '0x1', y: '0x2' } }),
    chainIds: [foundry.id],
    contracts: { factory: zeroAddress, verifiers: '0x3' },
  };
  const passkey: ReturnType<typeof mock> = (parts) => ({
    ...mock({ accounts: [account] })(parts),
    mooring: { kind: 'passkey', control },
  });
  const config = createConfig({
    chains: [foundry],
    connectors: [passkey],
    storage: null,
    transports: { [foundry.id]: custom({ request }, { retryCount: 0 }) },
  });
  const [connector] = config.connectors;
  if (!connector) throw new Error('There is a connector.');
  await connect(config, { connector });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const seen: (Signer | null | undefined)[] = [];
  const safe = { chain: foundry, state: { address: other, owners } } as unknown as KnownSafe;
  function Reader() {
    seen.push(useSigner(safe));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  root.render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queries}>
        <Reader />
      </QueryClientProvider>
    </WagmiProvider>,
  );
  await vi.waitUntil(() => seen.length > 0, 60_000);
  return {
    last: () => seen.at(-1),
    seen,
    async answer(how: (method: string) => Hex) {
      answer = how;
      begin();
      await queries.refetchQueries({}, { cancelRefetch: false });
    },
    close: () => root.unmount(),
  };
}

const addressWord = (address: Hex) => padHex(address);

test('useSigner says of a passkey that it is no owner only once its signer is read', async () => {
  const page = await openSigner([other]);
  expect(page.last()).toBeUndefined();
  await page.answer(() => {
    throw new Error('No.');
  });
  expect(page.last()).toBeUndefined();
  await page.answer(() => addressWord(signer));
  await expect.poll(page.last).toBeNull();
  page.close();
});

test('useSigner finds the signer of a passkey among the owners, and whether it is deployed', async () => {
  const page = await openSigner([other, signer]);
  await page.answer((method) => (method === 'eth_getCode' ? '0x' : addressWord(signer)));
  await expect
    .poll(page.last)
    .toEqual({ address: signer, kind: 'passkey', isMissing: true, isShared: false });
  expect(page.seen).not.toContain(null);
  page.close();
});
