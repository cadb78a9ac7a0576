// Application of another developer, built from the packed packages: `npm run test:strangers` builds and
// serves it, in development and production.
import { expect, type Page } from '@playwright/test';
import { test } from './stranger.ts';

/** Waits for events, zero timers and a frame, after which a closing dialog is closed. */
async function settled(page: Page) {
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

test('stranger: connects, navigates, reloads and disconnects @published', async ({
  page,
  wallet,
  button,
  dialog,
}) => {
  await page.goto('/');
  await button('Connect wallet').click();
  await settled(page);
  const connect = dialog('Connect a wallet');
  await expect(connect).toBeVisible();
  await expect(connect).not.toHaveCSS('border-top-left-radius', '0px');
  // The reader's own size, whatever the application's stylesheets say.
  await expect(connect.locator('.mooring-group-title').first()).toHaveCSS('font-size', '13px');
  await connect.getByRole('button', { name: 'Test Wallet' }).click();
  await expect(connect).toHaveCount(0);

  await button(/^Account 0x/).click();
  await settled(page);
  await expect(dialog('Account')).toBeVisible();
  await expect(dialog('Account')).toContainText('1 ETH');
  await page.keyboard.press('Escape');
  await expect(dialog('Account')).toHaveCount(0);
  await expect(button(/^Account 0x/)).toBeFocused();

  await button('Network: Ethereum').click();
  await settled(page);
  await expect(dialog('Switch network')).toBeVisible();
  await dialog('Switch network').getByRole('button', { name: 'OP Mainnet' }).click();
  await expect(dialog('Switch network')).toHaveCount(0);
  await expect(button('Network: OP Mainnet')).toBeVisible();

  await page.reload();
  await expect(button(/^Account 0x/)).toBeVisible();
  await expect(button('Network: OP Mainnet')).toBeVisible();
  const asked = wallet.requests.filter(({ method }) => /requestAccounts|requestPerm/.test(method));
  expect(asked).toHaveLength(1);

  await button(/^Account 0x/).click();
  await dialog('Account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(button('Connect wallet')).toBeVisible();
});

test('stranger: host components keep their own query client', async ({
  page,
  wallet,
  button,
  dialog,
}) => {
  await page.goto('/queries');
  await button('Connect wallet').click();
  await dialog('Connect a wallet').getByRole('button', { name: 'Test Wallet' }).click();
  await expect(button(/^Account 0x/)).toContainText('1 ETH');
  expect(wallet.isConnected).toBe(true);
  const facts = page.locator('dd');
  await expect(facts).toHaveText(['the own client', '42', '42', 'blockNumber own']);
});

test('stranger: a transaction is followed and announced once', async ({
  page,
  wallet,
  button,
  dialog,
}) => {
  await page.goto('/queries');
  await button('Connect wallet').click();
  await dialog('Connect a wallet').getByRole('button', { name: 'Test Wallet' }).click();
  await expect(button(/^Account 0x/)).toBeVisible();
  expect(wallet.isConnected).toBe(true);
  await page.evaluate(() => {
    const told: string[] = [];
    new MutationObserver(() => {
      const text = document.querySelector('[role="status"]')?.textContent ?? '';
      if (text !== told.at(-1)) told.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Reflect.set(window, 'told', told);
  });
  await button('Sent:').click();
  await expect(button('Sent: confirmed')).toBeVisible();
  await settled(page);
  const told: string[] = await page.evaluate(() => Reflect.get(window, 'told'));
  expect(told).toContain('Transaction confirmed: A payment');
  expect(told).toEqual([...new Set(told)]);
});

test('stranger: a batch is one prompt and one entry, after a reload too', async ({
  page,
  wallet,
  button,
  dialog,
}) => {
  await page.goto('/queries');
  await button('Connect wallet').click();
  await dialog('Connect a wallet').getByRole('button', { name: 'Test Wallet' }).click();
  await expect(button(/^Account 0x/)).toBeVisible();
  await button('Pay three').click();
  await expect(page.getByText('Your wallet cannot run all of this as one.')).toBeVisible();
  wallet.always('wallet_getCapabilities').answer({ '0x1': { atomic: { status: 'supported' } } });
  wallet.always('wallet_sendCalls').answer({ id: 'a batch of this wallet' });
  wallet.always('wallet_getCallsStatus').answer({ version: '2.0.0', status: 100, atomic: true });
  // What the wallet could not do before is kept for a minute, and not over a reload.
  await page.reload();
  await expect(button(/^Account 0x/)).toBeVisible();
  await button('Pay three').click();
  const row = page.locator('.mooring-transaction');
  await expect(row).toContainText('Pending');
  await page.reload();
  await expect(row).toContainText('Pending');
  const transactionHash = `0x${'ab'.repeat(32)}`;
  wallet.always('wallet_getCallsStatus').answer({
    ...{ version: '2.0.0', status: 200, atomic: true },
    receipts: [{ transactionHash }],
  });
  // The network here shows a transaction of another account.
  await expect(row).toContainText('Confirmed, says your wallet');
  expect(wallet.requests.filter(({ method }) => method === 'wallet_sendCalls')).toHaveLength(1);
});

test('stranger: signs in at the application’s server, sends and reloads', async ({
  page,
  wallet,
  button,
  dialog,
}) => {
  const nonces: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/nonce')) nonces.push(request.url());
  });
  const session = page.locator('output');
  await page.goto('/members');
  await expect(session).toHaveText('unauthenticated');
  await button('Connect wallet').click();
  await dialog('Connect a wallet').getByRole('button', { name: 'Test Wallet' }).click();
  await settled(page);
  await dialog('Sign in').getByRole('button', { name: 'Sign message' }).click();
  await expect(dialog('Sign in')).toHaveCount(0);
  await expect(session).toHaveText(/^0x[0-9a-f]{40}$/);
  expect(nonces).toHaveLength(1);

  await button('Send:').click();
  await expect(button('Send: confirmed')).toBeVisible();

  await page.reload();
  await expect(button(/^Account 0x/)).toBeVisible();
  await expect(session).toHaveText(/^0x/);
  const methods = wallet.requests.map(({ method }) => method);
  expect(methods.filter((method) => method === 'personal_sign')).toHaveLength(1);
  expect(methods.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);

  await button(/^Account 0x/).click();
  await dialog('Account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(session).toHaveText('unauthenticated');
});

test('stranger: screens of another package share the kit’s provider', async ({
  page,
  button,
  dialog,
}) => {
  await page.goto('/passkeys');
  await button('Connect wallet').click();
  // A passkey needs a domain.
  await expect(dialog('Connect a wallet')).toContainText('Continue with a passkey');
  await page.keyboard.press('Escape');
  await expect(dialog('Connect a wallet')).toHaveCount(0);

  await button('Terms').click();
  const terms = dialog('Terms');
  await expect(terms.getByRole('note')).toHaveText('Fair winds to Stranger.');
  await terms.getByRole('link', { name: 'All of them' }).click();
  await expect(page).toHaveURL(/#all$/);
  await page.keyboard.press('Escape');
  await expect(button('Terms')).toBeFocused();

  await button('Lost key').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recover an account');
});
