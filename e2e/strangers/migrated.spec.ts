// Application of RainbowKit after `create-mooring migrate`.
import { expect } from '@playwright/test';
import { test } from './stranger.ts';

test('migrated: connects by a wallet of the browser, reloads and disconnects', async ({
  page,
  button,
  dialog,
  wallet,
}) => {
  await page.goto('/');
  await button(/^Board$/).click();
  const connect = dialog('Connect a wallet');
  await expect(connect.getByRole('button', { name: 'Ledger' })).toBeVisible();
  await expect(connect.getByRole('button', { name: 'Agent' })).toHaveCount(0);
  await connect.getByRole('button', { name: 'Test Wallet' }).click();
  await expect(button(/^Account 0x/)).toBeVisible();
  expect(wallet.isConnected).toBe(true);
  await page.reload();
  await button(/^Account 0x/).click();
  await dialog('Account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(button('Connect wallet')).toBeVisible();
});

test('migrated: connects by a wallet of the application, under its condition', async ({
  page,
  button,
  dialog,
}) => {
  await page.goto('/?agent');
  await button('Connect wallet').click();
  await dialog('Connect a wallet').getByRole('button', { name: 'Agent' }).click();
  await expect(button(/^Account 0x00…c0DE/)).toBeVisible();
});
