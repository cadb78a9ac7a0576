import { type Address, parseEther } from 'viem';
import { asBrowser } from './changeJson.ts';
import { evil, evilPage, expect, safesOf, test } from './framed.ts';
import { sentText } from './sender.ts';
import { within } from './weather/weather.ts';

const harbour: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

test('embedded in a Safe: connects without a click and names the Safe', async ({ host, local }) => {
  const { club } = safesOf(local);
  await host.openConnected({ safe: club.address });
  await expect(host.accountButton).toHaveAccessibleName(/boat-club\.eth/);
  await expect(host.app.getByRole('main')).toContainText('Safe multisig account');
  await expect(host.app.getByRole('main')).toContainText(club.address);
  await host.accountButton.click();
  const dialog = host.app.getByRole('dialog', { name: 'Account' });
  await expect(dialog).toContainText('Safe multisig account');
  await expect(dialog).toContainText('boat-club.eth');
});

test('embedded in a Safe: sends coin after its owner confirms', async ({ host, local }) => {
  const { kiosk } = safesOf(local);
  const { client } = local.devnet.rollup;
  const before = await client.getBalance({ address: harbour });
  await host.openConnected({ safe: kiosk.address, path: '/send' });
  await host.fillPayment(harbour, '0.25');
  await expect(host.app.getByRole('region', { name: 'What will happen' })).toContainText(
    'You send 0.25 ETH',
  );
  await host.send();
  await expect(host.question).toContainText('Confirm a transaction');
  await expect(host.question).toContainText(local.url);
  await host.answer('Confirm');
  await expect(host.app.getByRole('main')).toContainText(sentText);
  await expect
    .poll(() => client.getBalance({ address: harbour }))
    .toBe(before + parseEther('0.25'));
});

test('embedded in a Safe: owners sign in as the Safe', { tag: '@long' }, async ({
  host,
  local,
}) => {
  const { kiosk } = safesOf(local);
  await host.openConnected({ safe: kiosk.address, path: '/sessions' });
  await host.signInButton.click();
  const sign = host.app.getByRole('button', { name: 'Sign message' });
  await sign.click();
  await expect(host.question).toContainText('Sign a message');
  await expect(host.question).toContainText('wants you to sign in');
  await host.answer('Reject');
  await expect(sign).toBeVisible();
  await expect(host.app.getByRole('alert')).toHaveCount(0);
  await sign.click();
  await host.answer('Confirm');
  await expect(host.app.getByRole('region', { name: 'Devices' })).toContainText('This device');
});

test('embedded in a Safe: a message with threshold 2 waits for the second owner', {
  tag: '@full',
}, async ({ host, local }) => {
  const { club } = safesOf(local);
  await host.openConnected({ safe: club.address, path: '/sessions' });
  await host.signInButton.click();
  await host.app.getByRole('button', { name: 'Sign message' }).click();
  await host.answer('Confirm');
  const dialog = host.app.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  const [, second] = await host.page.getByLabel('Act as').locator('option').all();
  await host.page.getByLabel('Act as').selectOption((await second?.getAttribute('value')) ?? '');
  await host.page
    .getByRole('listitem')
    .filter({ hasText: 'wants you to sign in' })
    .getByRole('button', { name: 'Sign' })
    .click();
  // The host has been silent; the next request is sent ten seconds after the last one.
  await expect(host.app.getByRole('region', { name: 'Devices' })).toContainText(
    'This device',
    within(40_000),
  );
});

test('embedded in a Safe: follows the theme of the host until the visitor chooses', {
  tag: '@full',
}, async ({ host, local }) => {
  const { club } = safesOf(local);
  await host.openConnected({ safe: club.address, path: '/settings', answers: { theme: 'dark' } });
  const document = host.app.locator('html');
  const shown = 'data-mooring-theme';
  await expect(document).toHaveAttribute(shown, 'dark');
  await host.page.evaluate(() => globalThis.safeHost?.configure({ theme: 'light' }));
  await expect(document).toHaveAttribute(shown, 'light');
  await host.page.evaluate(() => globalThis.safeHost?.configure({ theme: 'dark' }));
  await expect(document).toHaveAttribute(shown, 'dark');
  await host.app.getByRole('radio', { name: 'Light' }).check();
  await expect(document).toHaveAttribute(shown, 'light');
  await host.page.evaluate(() => globalThis.safeHost?.configure({ theme: 'dark' }));
  await host.reloadConnected();
  await expect(document).toHaveAttribute(shown, 'light');
});

test('embedded in a Safe: disconnecting lists it first, and a reload reconnects', {
  tag: '@full',
}, async ({ host, local }) => {
  const { club } = safesOf(local);
  await host.openConnected({ safe: club.address });
  await host.accountButton.click();
  await host.app.getByRole('button', { name: 'Disconnect' }).click();
  await host.connectButton.click();
  const dialog = host.app.getByRole('dialog', { name: 'Connect a wallet' });
  const first = dialog.getByRole('listitem').first().getByRole('button');
  await expect(first).toHaveAccessibleName('Safe');
  await expect(first).toHaveAccessibleDescription(/The account this page is open in/);
  await first.click();
  await expect(host.accountButton).toHaveAccessibleName(/boat-club\.eth/);

  await host.reloadConnected();
  await expect(host.accountButton).toHaveAccessibleName(/boat-club\.eth/);

  // Outside a frame, the Safe of the last visit is not waited for.
  await host.page.goto(local.url);
  await expect(
    host.page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }),
  ).toBeVisible();
});

// Firefox words a refused frame differently, and shows no demo wallet in an allowed one.
test.describe('another origin', { tag: '@chromium' }, () => {
  test('may not frame the page', async ({ page, local, host }) => {
    await page.route(`${evil}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: evilPage(local.url) }),
    );
    await page.goto(evil);
    const [, framed] = page.frames();
    // Chromium's page in place of a refused frame.
    await expect.poll(() => framed?.url()).toMatch(/^chrome-error:/);
    await expect(host.app.getByRole('banner')).toHaveCount(0);
  });

  test('that frames it regardless gets no data and no trust', async ({ page, local, host }) => {
    await page.route(`${local.url}/`, async (route) => {
      const response = await route.fetch(asBrowser);
      const headers = response.headers();
      const policy = headers['content-security-policy']?.replace(/frame-ancestors [^;]+/, '');
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policy ?? '' },
      });
    });
    await page.route(`${evil}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: evilPage(local.url) }),
    );
    await page.goto(evil);
    await expect(host.connectButton).toBeVisible();
    await host.connectButton.click();
    const dialog = host.app.getByRole('dialog', { name: 'Connect a wallet' });
    await expect(dialog.getByRole('button', { name: 'Demo Wallet' })).toBeVisible();
    await expect(dialog).not.toContainText('this page is open in');
    expect(await page.evaluate(() => Reflect.get(window, 'received'))).toEqual([]);
  });
});
