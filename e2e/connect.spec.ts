import { expect, test } from './fixtures.ts';

test('a visitor connects, sees who they are, and leaves', async ({ page, visitor, wallet }) => {
  await page.goto('/');
  await expect(visitor.connectButton).toBeVisible();
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await expect(wallet.window).toBeVisible();
  await wallet.approve();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  await expect(visitor.connectDialog).toHaveCount(0);
  await visitor.openAccountDialog();
  await expect(visitor.dialog('Account')).toContainText('mira.eth');
  await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(visitor.connectButton).toBeVisible();
});

test('rejecting leads back to the list, without a word of error', async ({
  page,
  visitor,
  wallet,
}) => {
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await wallet.reject();
  const row = visitor.connectDialog.getByRole('button', { name: 'Demo Wallet', exact: true });
  await expect(row).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a wallet that fails is explained, and Retry works', async ({ page, visitor, wallet }) => {
  const failure = { code: -32603, message: 'The safe is jammed' };
  await wallet.behaves({
    fail: { eth_requestAccounts: failure, wallet_requestPermissions: failure },
  });
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  const alert = visitor.connectDialog.getByRole('alert');
  await expect(alert).toContainText('Demo Wallet could not connect');
  await expect(alert).toContainText('The safe is jammed');
  await wallet.configure({ fail: {} });
  await visitor.connectDialog.getByRole('button', { name: 'Retry' }).click();
  await wallet.approve();
  await expect(visitor.accountButton).toBeVisible();
});

test('a wallet that wants another window answered first says so', async ({
  page,
  visitor,
  wallet,
}) => {
  const failure = { code: -32002, message: 'Already processing' };
  await wallet.behaves({
    fail: { eth_requestAccounts: failure, wallet_requestPermissions: failure },
  });
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await expect(visitor.connectDialog.getByRole('alert')).toContainText(
    'has a request open already',
  );
});

test.describe('a wallet that never answers', () => {
  test.use({ timeouts: { connectMs: 1_500 } });

  test('is given up after the time limit', async ({ page, visitor, wallet }) => {
    await wallet.behaves({ hang: ['*'] });
    await page.goto('/');
    await visitor.openConnectDialog();
    await visitor.chooseWallet();
    await expect(visitor.connectDialog).toContainText('Open Demo Wallet to continue');
    await expect(visitor.connectDialog.getByRole('alert')).toContainText('did not answer in time');
  });
});

test('a connection can be cancelled, and a late approval changes nothing', async ({
  page,
  visitor,
  wallet,
}) => {
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await expect(wallet.window).toBeVisible();
  // The wallet's window lies above: its owner cancels on the page by leaving it open.
  await visitor.connectDialog
    .getByRole('button', { name: 'Cancel', includeHidden: true })
    .evaluate((button: HTMLButtonElement) => button.click());
  await wallet.approve();
  await expect(
    visitor.connectDialog.getByRole('button', { name: 'Demo Wallet', exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(visitor.connectButton).toBeVisible();
});

test('a locked wallet is unlocked and then approves', async ({ page, visitor, wallet }) => {
  await wallet.behaves({ locked: true });
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await wallet.window.getByRole('button', { name: 'Unlock' }).click();
  await wallet.approve();
  await expect(visitor.accountButton).toBeVisible();
});

test('a wallet that announces itself late appears by itself', async ({ page, visitor, wallet }) => {
  await wallet.behaves({ announceAfterMs: 5_000, repeatAnnouncements: 3 });
  await page.goto('/');
  await visitor.openConnectDialog();
  await expect(visitor.connectDialog).toContainText('No wallet found in this browser');
  const row = visitor.connectDialog.getByRole('button', { name: 'Demo Wallet', exact: true });
  await expect(row).toHaveCount(1);
  await row.click();
  await wallet.approve();
  await expect(visitor.accountButton).toBeVisible();
});

test('two wallets with the same name are told apart', async ({ page, visitor, wallet }) => {
  await wallet.behaves({ twin: true });
  await page.goto('/');
  await visitor.openConnectDialog();
  const rows = visitor.connectDialog.getByRole('button', { name: 'Demo Wallet', exact: true });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toHaveAccessibleDescription(/org\.mooring\.demo/);
  await expect(rows.nth(1)).toHaveAccessibleDescription(/org\.mooring\.demo\.twin/);
  await rows.nth(1).click();
  await wallet.approve();
  await expect(visitor.accountButton).toBeVisible();
});

test.describe('a wallet in window.ethereum', () => {
  test('is offered as "Browser wallet" when it did not announce itself', async ({
    page,
    visitor,
    wallet,
  }) => {
    await wallet.behaves({ legacy: 'other' });
    await page.goto('/');
    await visitor.openConnectDialog();
    await visitor.chooseWallet('Browser wallet');
    await wallet.approve();
    await expect(visitor.accountButton).toBeVisible();
  });

  test('is not offered twice when it is one that announced itself', async ({
    page,
    visitor,
    wallet,
  }) => {
    await wallet.behaves({ legacy: 'same' });
    await page.goto('/');
    await visitor.openConnectDialog();
    const { connectDialog } = visitor;
    await expect(connectDialog.getByRole('button', { name: 'Demo Wallet' })).toHaveCount(1);
    await expect(connectDialog.getByRole('button', { name: 'Browser wallet' })).toHaveCount(0);
  });
});

test.describe('wallets with oddities', () => {
  for (const settings of [
    { noRemoveListener: true },
    { noRequestPermissions: true },
    { lowercaseAddresses: true },
    { slowMs: 400 },
  ]) {
    test(`connect and disconnect: ${JSON.stringify(settings)}`, async ({ visitor, wallet }) => {
      await wallet.behaves(settings);
      await visitor.connect();
      await visitor.openAccountDialog();
      await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click();
      await expect(visitor.connectButton).toBeVisible();
    });
  }
});

test('a visitor new to this learns what a wallet is', async ({ page, visitor }) => {
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.connectDialog.getByRole('button', { name: 'What is a wallet?' }).click();
  await expect(visitor.dialog('What is a wallet?')).toContainText('Nothing moves without you');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(visitor.connectDialog).toBeVisible();
});

test('the wallet used last is marked and comes first', async ({ visitor, wallet, page }) => {
  await wallet.behaves({ twin: true });
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.connectDialog
    .getByRole('button', { name: 'Demo Wallet', exact: true })
    .nth(1)
    .click();
  await wallet.approve();
  await visitor.openAccountDialog();
  await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click();
  await visitor.openConnectDialog();
  const first = visitor.connectDialog
    .getByRole('button', { name: 'Demo Wallet', exact: true })
    .first();
  await expect(first).toHaveAccessibleDescription(/org\.mooring\.demo\.twin.*Recent/);
});
