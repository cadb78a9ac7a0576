import type { Local } from '@mooring/devnet/local';
import { parseEther } from 'viem';
import { addAuthenticator } from '../authenticator.ts';
import { axeFaults } from '../axeFaults.ts';
import { expect } from '../fixtures.ts';
import { localhostUrl, pay, press, recipient, signInWithPasskey, test } from '../passkeyVisitor.ts';
import { Phone, scan } from '../phone.ts';
import type { Visitor } from '../visitor.ts';
import { within } from '../weather/weather.ts';

/** Makes an account, whose passkey signs a payment that the site then does not send. */
async function signUnsent(visitor: Visitor, local: Local, error: string) {
  const { page } = visitor;
  const account = await signInWithPasskey(visitor, local.url);
  await local.devnet.ethereum.client.setBalance({ address: account, value: parseEther('2') });
  await page.route('**/relay', (route) =>
    route.fulfill({ status: 503, json: { error, message: 'Not sent.' } }),
  );
  await page.goto(`${localhostUrl(local.url)}/send`);
  await pay(page, '0.25');
  await press(page, 'Sign with passkey');
  return { account, dialog: page.getByRole('dialog', { name: 'Mooring did not send it' }) };
}

test.describe.configure(within(120_000));

// The authenticator is Chromium's.
test.describe('a phone sends for a passkey', { tag: '@chromium' }, () => {
  test('the first payment, which the relay does not pay; the phone disconnects, the account stays connected', async ({
    page,
    browser,
    visitor,
    local,
  }) => {
    await addAuthenticator(page);
    const phone = await Phone.open(browser, local.phoneUrl);
    const { client } = local.devnet.ethereum;
    const before = await client.getBalance({ address: recipient });
    const { account, dialog } = await signUnsent(visitor, local, 'relay-empty');
    const phones = dialog.getByRole('button', { name: 'Phone wallet', exact: true });

    // A visitor whose session was restored has not seen the Connect dialog, whose pictures these are.
    const picture = dialog.getByRole('button', { name: 'Demo Wallet' }).locator('img');
    expect((await picture.boundingBox())?.width).toBeLessThan(60);

    // Who goes back has lost nothing, and the code is worth nothing any more.
    await phones.click();
    await expect(dialog).toContainText('The phone only sends this');
    await scan(page);
    await dialog.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(dialog).toContainText('Nothing has happened.');

    // Paired, the phone refuses, and is asked again without another code.
    await phones.click();
    await phone.pair(await scan(page));
    await phone.approve();
    await expect(dialog).toContainText('Continue in your wallet on your phone.');
    await phone.reject();
    await expect(dialog).toContainText('Nothing has happened.');
    await phones.click();
    await expect(dialog).toContainText('Continue in your wallet on your phone.');
    await phone.approve();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Confirmed').first()).toBeVisible();
    expect((await client.getBalance({ address: recipient })) - before).toBe(parseEther('0.25'));
    expect(await client.getCode({ address: account })).toBeDefined();

    await expect.poll(() => phone.sites()).toEqual([]);
    await page.reload();
    await visitor.openAccountDialog();
    await expect(visitor.accountDialog).toContainText(account.slice(-4), { ignoreCase: true });
    await phone.close();
  });

  test('closing the dialog ends the session with the phone, and sends nothing', {
    tag: '@full',
  }, async ({ page, browser, visitor, local }) => {
    await addAuthenticator(page);
    const phone = await Phone.open(browser, local.phoneUrl);
    const { client } = local.devnet.ethereum;
    const { account, dialog } = await signUnsent(visitor, local, 'budget-spent');
    await dialog.getByRole('button', { name: 'Phone wallet', exact: true }).click();
    await phone.pair(await scan(page));
    await phone.approve();
    await expect(dialog).toContainText('Continue in your wallet on your phone.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => phone.sites()).toEqual([]);
    expect(await client.getCode({ address: account })).toBeUndefined();
    await expect(visitor.accountButton).toBeVisible();
    await phone.close();
  });

  test.describe('with the page open on the phone', () => {
    test.use({
      viewport: { width: 390, height: 800 },
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      hasTouch: true,
      isMobile: true,
    });

    test('by a link to the chosen wallet', { tag: '@full' }, async ({
      page,
      browser,
      visitor,
      local,
    }) => {
      await addAuthenticator(page);
      const phone = await Phone.open(browser, local.phoneUrl);
      const { client } = local.devnet.ethereum;
      const before = await client.getBalance({ address: recipient });
      const { dialog } = await signUnsent(visitor, local, 'relay-empty');
      const row = dialog.getByRole('button', { name: 'MetaMask', exact: true });
      await expect(row).toBeVisible();
      await row.click();
      const link = dialog.getByRole('link', { name: /MetaMask/ }).first();
      await expect(link).toHaveAttribute('href', /^metamask:/);
      expect(await axeFaults(page)).toEqual([]);
      await phone.pair(
        new URL((await link.getAttribute('href')) ?? '').searchParams.get('uri') ?? '',
      );
      await phone.approve();
      await phone.approve();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('Confirmed').first()).toBeVisible();
      expect((await client.getBalance({ address: recipient })) - before).toBe(parseEther('0.25'));
      await expect.poll(() => phone.sites()).toEqual([]);
      await phone.close();
    });
  });
});
