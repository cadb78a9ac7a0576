import type { Local } from '@mooring/devnet/local';
import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import { installTestWallet } from '@mooring/testing/playwright';
import { type Address, concatHex, defineChain, numberToHex, padHex, parseEther } from 'viem';
import { test as base, expect, startProduct } from '../fixtures.ts';
import { Sender, sentText } from '../sender.ts';
import { storeConnection } from '../storedConnection.ts';
import { within } from '../weather/weather.ts';

const OLDER_ID = 77_310_003;
const harbour: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const GWEI = 10n ** 9n;
/** Predeploy of the OP stack with the data fee. */
const oracle: Address = '0x420000000000000000000000000000000000000F';
const DATA_FEE = 10n ** 12n;

const test = base.extend<object, { older: AnvilChain; local: Local }>({
  older: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const older = await startAnvilChain(OLDER_ID, ['--hardfork', 'berlin']);
      await use(older);
      await older.stop();
    },
    { scope: 'worker' },
  ],
  local: [
    async ({ older: { url } }, use) => {
      const chain = defineChain({
        ...{ id: OLDER_ID, name: 'Older Network' },
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [url] } },
      });
      const further = [{ chain, rpcUrl: url }];
      const local = await startProduct({ pairing: false, safe: false, further });
      await use(local);
      await local.stop();
    },
    { scope: 'worker', ...within(60_000) },
  ],
});

/** Networks by how they price, each with a balance of one coin. */
const networks = {
  'with a base fee': async (local: Local, _: AnvilChain) => {
    const { client, chain } = local.devnet.ethereum;
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 8n * GWEI });
    await client.mine({ blocks: 1 });
    return { client, id: chain.id, kept: 0n };
  },
  'without a base fee': async (_: Local, { client }: AnvilChain) => ({
    ...{ client, id: OLDER_ID, kept: 0n },
  }),
  'with a fee for data': async (local: Local) => {
    const { client, chain } = local.devnet.rollup;
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas: GWEI });
    const answer = padHex(numberToHex(DATA_FEE));
    const bytecode = concatHex(['0x7f', answer, '0x60005260206000f3']);
    await client.setCode({ address: oracle, bytecode });
    await client.mine({ blocks: 1 });
    return { client, id: chain.id, kept: DATA_FEE };
  },
} as const;

// Every further worker would start a server.
test.describe.configure({ mode: 'default' });

for (const [name, open] of Object.entries(networks)) {
  test.describe(`on a network ${name}, "Max"`, () => {
    test('is sent by the demo wallet', async ({ page, local, older }) => {
      const [mira] = local.devnet.accounts;
      if (!mira) throw new Error('The network has no accounts.');
      const { client, id, kept } = await open(local, older);
      await client.setBalance({ address: mira.address, value: parseEther('1') });
      await storeConnection(page, { wallet: 'demo', accounts: [mira.address], chainId: id });
      await page.goto('/send');
      const sender = new Sender(page);
      await sender.fill(harbour, '0.25');
      await page.getByRole('button', { name: /^Max/ }).click();
      await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(/^0\.99\d+$/);
      await sender.send();
      await sender.wallet.approve();
      await expect(sender.main).toContainText(sentText);
      await expect
        .poll(() => client.getBalance({ address: mira.address }))
        .toBeLessThan(parseEther('0.01'));
      expect(await client.getBalance({ address: mira.address })).toBeGreaterThanOrEqual(kept);
    });

    // The page's side of it does not depend on the network: one in the quick run.
    const isQuick = name === Object.keys(networks)[0];
    test('is lowered for a wallet that sets its own gas price', {
      tag: isQuick ? [] : ['@full'],
    }, async ({ page, local, older }) => {
      const [mira] = local.devnet.accounts;
      if (!mira) throw new Error('The network has no accounts.');
      const { client, id } = await open(local, older);
      await client.setBalance({ address: mira.address, value: parseEther('1') });
      await installTestWallet(page, {
        accounts: [mira.privateKey],
        chains: [{ id, rpcUrl: await urlOf(id, local, older) }],
        connected: true,
        // More than the page keeps back, and less than twice of it.
        feeMultiplier: id === OLDER_ID ? 2 : 3,
      });
      await storeConnection(page, { wallet: 'test', chainId: id });
      await page.goto('/send');
      const sender = new Sender(page);
      await sender.fill(harbour, '');
      await page.getByRole('button', { name: /^Max/ }).click();
      const amount = page.getByLabel('Amount', { exact: true });
      await expect(amount).toHaveValue(/^0\.99\d+$/);
      const most = await amount.inputValue();
      await sender.send();
      await expect(sender.main).toContainText('Your wallet needs more for the network fee');
      await sender.main.getByRole('button', { name: /^Lower it to 0\.99\d+\sETH$/ }).click();
      await expect(amount).toBeFocused();
      expect(Number(await amount.inputValue())).toBeLessThan(Number(most));
      await sender.send();
      await expect(sender.main).toContainText(sentText);
    });
  });
}

async function urlOf(id: number, { devnet: { ethereum, rollup } }: Local, { url }: AnvilChain) {
  return [ethereum, rollup].find(({ chain }) => chain.id === id)?.rpcUrl ?? url;
}

test('send form refuses a token without coin for the fee', async ({
  page,
  visitor,
  local,
  older,
}) => {
  const { client } = await networks['with a base fee'](local, older);
  const [mira] = local.devnet.accounts;
  if (!mira) throw new Error('The network has no accounts.');
  await client.setBalance({ address: mira.address, value: 1n });
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  await page.getByLabel('Asset').selectOption({ label: 'HUSD · Harbour Dollar' });
  await sender.fill(harbour, '12.5');
  await sender.send();
  await expect(sender.main).toContainText(/The network fee needs 0\.0\d+\sETH more/);
  await expect(sender.wallet.window).toHaveCount(0);
  await client.setBalance({ address: mira.address, value: parseEther('1') });
  await page.reload();
  await page.getByLabel('Asset').selectOption({ label: 'HUSD · Harbour Dollar' });
  await sender.fill(harbour, '12.5');
  await sender.send();
  await sender.wallet.approve();
  await expect(sender.main).toContainText(sentText);
});

test('"Max" keeps back the fee in a wallet that others may pay for', async ({
  page,
  local,
  older,
}) => {
  const { client, id } = await networks['with a base fee'](local, older);
  const [mira] = local.devnet.accounts;
  if (!mira) throw new Error('The network has no accounts.');
  await client.setBalance({ address: mira.address, value: parseEther('1') });
  await installTestWallet(page, {
    accounts: [mira.privateKey],
    chains: [{ id, rpcUrl: await urlOf(id, local, older) }],
    connected: true,
    capabilities: { [id]: { paymasterService: { supported: true } } },
  });
  await storeConnection(page, { wallet: 'test', chainId: id });
  await page.goto('/send');
  const sender = new Sender(page);
  await sender.fill(harbour, '');
  await page.getByRole('button', { name: /^Max/ }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(/^0\.99\d+$/);
});

test('send form explains why "Max" is disabled', { tag: '@full' }, async ({
  page,
  visitor,
  local,
}) => {
  const { client } = local.devnet.ethereum;
  const { alwaysReverts } = local.devnet.ethereum.contracts;
  const sender = new Sender(page);
  await visitor.arriveConnected('/send');
  const max = page.getByRole('button', { name: /^Max/ });
  await sender.fill(alwaysReverts, '');
  await expect(max).toHaveAccessibleDescription(
    /^The network says that this transaction would fail/,
  );
  await expect(max).toHaveAttribute('aria-disabled', 'true');
  await sender.fill(harbour, '');
  await expect(max).not.toHaveAttribute('aria-disabled', 'true');
  // In the page: Firefox does not tell what a request says.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (...asked) =>
      String(asked[1]?.body).includes('estimateGas')
        ? Promise.reject(new TypeError())
        : fetch(...asked);
  });
  await sender.fill('0x90F79bf6EB2c4f870365E785982E1f101E93b906', '');
  await expect(max).toHaveAccessibleDescription(/could not be estimated/);
  const [mira] = local.devnet.accounts;
  if (!mira) throw new Error('The network has no accounts.');
  await client.setBalance({ address: mira.address, value: 21_000n });
  await page.reload();
  await expect(max).toHaveAccessibleDescription(/nothing is left/);
});
