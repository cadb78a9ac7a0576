import { installTestWallet } from '@mooring/testing/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Visitor } from './visitor.ts';

/** Opens the page and connects the test wallet. */
async function connect(page: Page) {
  const visitor = new Visitor(page);
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet('Test Wallet');
  await expect(visitor.accountButton).toBeVisible();
}

/** Sends requests without a method to the wallet, and returns the codes of its errors. */
const askNothingIn = (page: Page) =>
  page.evaluate(async () => {
    const provider = await new Promise<{ request(args?: object): Promise<unknown> }>((resolve) => {
      window.addEventListener('eip6963:announceProvider', (event) =>
        resolve(Reflect.get(event, 'detail').provider),
      );
      window.dispatchEvent(new Event('eip6963:requestProvider'));
    });
    const code = (asked: Promise<unknown>) => asked.catch((error) => error.code);
    return Promise.all([code(provider.request()), code(provider.request({}))]);
  });

/** Subscribes to blocks as the page does, and returns the first message. */
const firstMessageIn = (page: Page) =>
  page.evaluate(async () => {
    const { provider } = await new Promise<{
      provider: {
        request(args: object): Promise<unknown>;
        on(event: string, listener: (message: unknown) => void): void;
      };
    }>((resolve) => {
      window.addEventListener('eip6963:announceProvider', (event) =>
        resolve(Reflect.get(event, 'detail')),
      );
      window.dispatchEvent(new Event('eip6963:requestProvider'));
    });
    const first = new Promise((resolve) => provider.on('message', resolve));
    await provider.request({ method: 'eth_subscribe', params: ['newHeads'] });
    return first;
  });

/** Sends a request to the wallet, as the page does. */
const askIn = (page: Page, method: string, ...params: readonly unknown[]) =>
  page.evaluate(
    async ([name, list]) => {
      const provider = await new Promise<{ request(args: object): Promise<unknown> }>((resolve) => {
        window.addEventListener('eip6963:announceProvider', (event) => {
          const { info, provider: found } = Reflect.get(event, 'detail');
          if (info.rdns === 'org.mooring.test') resolve(found);
        });
        window.dispatchEvent(new Event('eip6963:requestProvider'));
      });
      return provider.request({ method: name, params: list }).then(
        (result) => ({ result }),
        (error) => ({
          isError: error instanceof Error,
          message: error.message,
          code: error.code,
          data: error.data,
        }),
      );
    },
    [method, params] as const,
  );

test('test wallet: works in the page under its CSP', async ({ page, local }) => {
  const { chain, rpcUrl } = local.devnet.ethereum;
  const wallet = await installTestWallet(page, { chains: [{ id: chain.id, rpcUrl }] });
  await connect(page);
  expect(wallet.isConnected).toBe(true);
  const [account] = wallet.accounts;
  expect(await askIn(page, 'eth_accounts')).toEqual({ result: [account] });
  expect(await askIn(page, 'personal_sign', '0x00', account)).toEqual({
    result: expect.stringMatching(/^0x[0-9a-f]{130}$/),
  });
  expect(await askIn(page, 'eth_blockNumber')).toEqual({ result: expect.stringMatching(/^0x/) });
});

test('test wallet: scripts the next request: failures, wrong answers', async ({ page }) => {
  const wallet = await installTestWallet(page);
  await page.goto('/');
  wallet.next('connect').reject();
  expect(await askIn(page, 'eth_requestAccounts')).toMatchObject({ isError: true, code: 4001 });
  wallet.next('switch').unknownChain('wrapped');
  expect(await askIn(page, 'wallet_switchEthereumChain', { chainId: '0x1' })).toMatchObject({
    code: -32603,
    data: { originalError: { code: 4902 } },
  });
  wallet.next('eth_accounts').answer([{ no: 'address' }]);
  expect(await askIn(page, 'eth_accounts')).toEqual({ result: [{ no: 'address' }] });
  wallet.next('sign').fail(-32603, 'Out of ink');
  expect(await askIn(page, 'personal_sign')).toMatchObject({ message: 'Out of ink' });
  expect(wallet.requests.at(-1)).toMatchObject({ method: 'personal_sign', state: 'failed' });
});

test('test wallet: emits blocks in the page, and refuses requests of nothing', async ({
  page,
  local,
}) => {
  const { chain, rpcUrl } = local.devnet.ethereum;
  await installTestWallet(page, { chains: [{ id: chain.id, rpcUrl }] });
  await page.goto('/');
  expect(await askNothingIn(page)).toEqual([-32602, -32602]);
  expect(await firstMessageIn(page)).toMatchObject({ type: 'eth_subscription' });
});

test('test wallet: changes reach every tab and survive a reload', {
  tag: '@full',
}, async ({ context, page, local }) => {
  const { ethereum, rollup } = local.devnet;
  const chains = [{ id: ethereum.chain.id }, { id: rollup.chain.id }];
  const keys = local.devnet.accounts.slice(0, 2).map(({ privateKey }) => privateKey);
  const wallet = await installTestWallet(context, { accounts: keys, chains });
  await connect(page);
  const second = await context.newPage();
  await second.goto(local.url);
  const tabs = [new Visitor(page), new Visitor(second)];
  for (const tab of tabs) await expect(tab.accountButton).toBeVisible();

  await page.reload();
  wallet.selectChain(rollup.chain.id);
  for (const tab of tabs) {
    await expect(tab.networkButton).toHaveAccessibleName('Network: Local Rollup');
  }
  wallet.selectAccount(1);
  for (const tab of tabs) await expect(tab.accountButton).toHaveAccessibleName(/0x70…79C8|keeper/i);
  wallet.disconnect();
  for (const tab of tabs) await expect(tab.connectButton).toBeVisible();
});
