import { ask, expect, openKiosk, signatureOf, test } from '../embeddedHost.ts';

test('embedded host: a message signed by the Safe is valid on chain', async ({ host }) => {
  const address = await openKiosk(host);
  await ask(host, 'personal_sign', ['Berth 12 is taken', address]);
  await expect(host.question).toContainText('Berth 12 is taken');
  await host.answer('Confirm');
  const signature = await signatureOf(host);
  const { client } = host.local.devnet.rollup;
  const message = 'Berth 12 is taken';
  expect(await client.verifyMessage({ address, message, signature })).toBe(true);
  expect(await client.verifyMessage({ address, message: 'Berth 13', signature })).toBe(false);
});

test('embedded host: the Safe connector is not offered outside a Safe', async ({ page, local }) => {
  await page.goto(local.url);
  const button = page.locator('.mooring-main-button');
  await expect(button).toHaveText('Connect wallet');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' });
  await expect(dialog.getByRole('button', { name: 'Demo Wallet' })).toBeVisible();
  await expect(dialog).not.toContainText('The account this page is open in');
});
