import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { announce, localWallet } from './application.tsx';
import { openSitePage } from './sitePage.tsx';
import { createSiteServer } from './siteServer.ts';

test('settings ask the wallet to add a network once, while it has not answered', async () => {
  const wallet = localWallet({ connected: true });
  announce(wallet);
  const [first] = inject('networks');
  if (!first) throw new Error('There is a network.');
  const { id, name, rpcUrl } = first;
  const network = {
    ...{ id, name, testnet: true, tokens: [], rpcPath: `/rpc/${id}` },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    walletRpcUrls: [rpcUrl],
  };
  const config = { networks: [network] as const };
  await openSitePage('/settings', { server: createSiteServer(), config, returning: true });
  wallet.always('wallet_addEthereumChain').hang();
  const add = page.getByRole('button', { name: /^Add to wallet/ });
  await add.click();
  const request = await wallet.nextRequest('wallet_addEthereumChain');
  await expect.element(add).toHaveAttribute('aria-busy', 'true');
  await add.click();
  request.answer(null);
  await expect.element(page.getByText('Added to your wallet.')).toBeVisible();
  const asked = wallet.requests.filter(({ method }) => method === 'wallet_addEthereumChain');
  expect(asked).toHaveLength(1);
});
