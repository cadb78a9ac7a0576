import { installTestWallet } from '@mooring/testing/playwright';
import { expect, test } from '@playwright/test';

test('ConnectButton connects, and is connected after a reload', async ({ page }) => {
  const wallet = await installTestWallet(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('button', { name: 'Test Wallet' }).click();
  await expect(page.getByRole('button', { name: /^Account 0x/ })).toBeVisible();
  expect(wallet.isConnected).toBe(true);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Account 0x/ })).toBeVisible();
});

test('ConnectButton is disconnected after a rejection', async ({ page }) => {
  const wallet = await installTestWallet(page);
  wallet.next('connect').hang();
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('button', { name: 'Test Wallet' }).click();
  const request = await wallet.nextRequest('connect');
  await expect(page.getByRole('dialog')).toContainText('Open Test Wallet to continue');

  request.reject();
  await expect(page.getByRole('button', { name: 'Test Wallet' })).toBeVisible();
  expect(wallet.isConnected).toBe(false);
});
