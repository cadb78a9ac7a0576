import { expect, test } from './fixtures.ts';

test('a reload brings the session back, without a blink of "Connect wallet"', async ({
  page,
  visitor,
}) => {
  await visitor.connect();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    new MutationObserver(() => {
      const text = document.querySelector('header .mooring-main-button')?.textContent;
      if (text !== undefined && text !== null) seen.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.reload();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(seen).not.toContain('Connect wallet');
});

test('a session is restored from a wallet that announces itself late', async ({
  page,
  visitor,
  wallet,
}) => {
  await visitor.connect();
  await wallet.behaves({ announceAfterMs: 1_500 });
  await page.reload();
  const button = visitor.header.getByRole('button', { name: 'Restoring your connection…' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(visitor.accountButton).toBeVisible();
});

test.describe('a wallet that hangs on the next visit', () => {
  test.use({ timeouts: { restoreMs: 1_000 } });

  test('is given up after the time limit, and can be chosen again', async ({
    page,
    visitor,
    wallet,
  }) => {
    await visitor.connect();
    await wallet.behaves({ hang: ['*'] });
    await page.reload();
    await expect(visitor.connectButton).toBeVisible();
    await wallet.configure({ hang: [] });
    await visitor.openConnectDialog();
    await visitor.chooseWallet();
    await wallet.approve();
    await expect(visitor.accountButton).toBeVisible();
  });

  test('one that is gone ends the same way', async ({ page, visitor, wallet }) => {
    await visitor.connect();
    await wallet.behaves({ announce: false });
    await page.reload();
    await expect(visitor.connectButton).toBeVisible();
  });
});

test('disconnecting is for good: a reload does not connect again', async ({ page, visitor }) => {
  await visitor.connect();
  await visitor.openAccountDialog();
  await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(visitor.connectButton).toBeVisible();
  await page.reload();
  await expect(visitor.connectButton).toBeVisible();
});

test('an account switched in the wallet is followed', async ({ page, visitor, wallet }) => {
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await wallet.alsoShare(2);
  await wallet.approve();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  await wallet.selectAccount(1);
  await expect(visitor.accountButton).toHaveAccessibleName(/the-keeper-of-the-northe\.\.\./);
  await expect(page.getByRole('status').filter({ hasText: 'Account is now' })).toHaveCount(1);
});

test('another approved account is made the active one, and stays so', async ({
  page,
  visitor,
  wallet,
}) => {
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await wallet.alsoShare(2);
  await wallet.approve();
  await visitor.openAccountDialog();
  await visitor
    .dialog('Account')
    .getByRole('button', { name: /^Use the-keeper/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(visitor.accountButton).toHaveAccessibleName(/the-keeper/);
  await page.reload();
  await expect(visitor.accountButton).toHaveAccessibleName(/the-keeper/);
});

test('a name that points elsewhere is not believed', async ({ page, visitor, wallet }) => {
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await wallet.window.getByRole('checkbox').nth(2).check();
  await wallet.window.getByRole('checkbox').nth(0).uncheck();
  await wallet.approve();
  await expect(visitor.accountButton).toHaveAccessibleName(/0x3C…93BC/i);
});

test('a wallet that leaves by itself disconnects the page', async ({ visitor, wallet, page }) => {
  await visitor.connect();
  await wallet.configure({ locked: true });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(visitor.connectButton).toBeVisible();
});

test('two tabs: each follows the wallet', async ({ context, page, visitor, wallet, local }) => {
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await wallet.alsoShare(2);
  await wallet.approve();
  const second = await context.newPage();
  await second.goto(local.url);
  const account = second.getByRole('banner').getByRole('button', { name: /Account/ });
  await expect(account).toHaveAccessibleName(/mira\.eth/);
  await wallet.selectAccount(1);
  await expect(account).toHaveAccessibleName(/the-keeper/);
});
