import { expect, test } from './fixtures.ts';

test('connect: shows the account, then disconnects', async ({ page, visitor, wallet }) => {
  await visitor.recordSpoken();
  await page.goto('/');
  await expect(visitor.connectButton).toBeVisible();
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await expect(wallet.window).toBeVisible();
  await wallet.approve();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  // By its name, unless that takes longer than people who listen should wait.
  await expect.poll(() => visitor.spoken()).toMatch(/Connected as (mira\.eth|0xf3…2266)/);
  expect((await visitor.spoken()).match(/Connected as/g)).toHaveLength(1);
  await expect(visitor.connectDialog).toHaveCount(0);
  await visitor.openAccountDialog();
  await expect(visitor.dialog('Account')).toContainText('mira.eth');
  await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(visitor.connectButton).toBeVisible();
});

test('connect: a rejection returns to the list without an error', { tag: '@full' }, async ({
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

test('connect: a locked wallet is unlocked, then approves', { tag: '@full' }, async ({
  page,
  visitor,
  wallet,
}) => {
  await wallet.behaves({ locked: true });
  await page.goto('/');
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  await wallet.window.getByRole('button', { name: 'Unlock' }).click();
  await wallet.approve();
  await expect(visitor.accountButton).toBeVisible();
});
