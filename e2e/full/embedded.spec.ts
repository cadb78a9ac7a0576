import type { Address } from 'viem';
import { axeFaults } from '../axeFaults.ts';
import { expect, safesOf, test } from '../framed.ts';

const harbour: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const SHORT_NAME = /0x\w{4}…\w{4}|\.eth/;

test('outside a Safe nothing mentions one', async ({ page, local, host }) => {
  await page.goto(local.url);
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' });
  await expect(dialog.getByRole('button', { name: 'Demo Wallet' })).toBeVisible();
  await expect(dialog).not.toContainText('this page is open in');
  expect(host.page.frames()).toHaveLength(1);
});

test('embedded in a Safe: several payments are one transaction, followed by its hash', async ({
  host,
  local,
}) => {
  const { club } = safesOf(local);
  await host.openConnected({ safe: club.address, path: '/send' });
  await host.app.getByRole('button', { name: 'Add recipient' }).click();
  await host.fillPayment(harbour, '0.1', ' 1');
  await host.fillPayment(harbour, '0.2', ' 2');
  await host.send();
  await expect(host.question).toContainText('Confirm a transaction');
  await host.answer('Confirm');
  // Signed by one of two owners: it is pending, but the page does not block.
  await expect(host.app.getByRole('main')).toContainText('Proposed to the owners.');
  await expect(host.page.getByRole('complementary')).toContainText('1 of 2');
});

test('embedded in a Safe: a rejection keeps the form, without an error', async ({
  host,
  local,
}) => {
  const { kiosk } = safesOf(local);
  await host.openConnected({ safe: kiosk.address, path: '/send' });
  await host.fillPayment(harbour, '0.25');
  await host.send();
  await host.answer('Reject');
  await expect(host.app.getByLabel('Amount', { exact: true })).toHaveValue('0.25');
  await expect(host.app.getByRole('alert')).toHaveCount(0);
});

test('embedded in a Safe: a slow host shows loading, then connects', async ({ host, local }) => {
  const { club } = safesOf(local);
  await host.open({ safe: club.address, answers: { delay: '1500' } });
  await expect(host.mainButton).toHaveAttribute('aria-busy', 'true');
  await expect(host.mainButton).toHaveAccessibleName(/Restoring|Loading/);
  await expect(host.connectButton).toHaveCount(0);
  await expect(host.accountButton).toBeVisible();
});

test('embedded in a Safe: a silent host (timeout) leaves other wallets usable', async ({
  host,
  local,
}) => {
  const { club } = safesOf(local);
  await host.open({ safe: club.address, answers: { silent: '1' } });
  await expect(host.mainButton).toHaveAttribute('aria-busy', 'true');
  await expect(host.connectButton).toBeVisible();
  await host.connectButton.click();
  const dialog = host.app.getByRole('dialog', { name: 'Connect a wallet' });
  await expect(dialog.getByRole('button', { name: 'Safe', exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Demo Wallet', exact: true }).click();
  await host.app.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(host.accountButton).toHaveAccessibleName(/mira\.eth/);

  // The host responds again: it takes precedence over the last wallet.
  await host.openConnected({ safe: club.address });
  await expect(host.accountButton).toHaveAccessibleName(/boat-club\.eth/);
});

test('embedded in a Safe: invalid, foreign, huge and replayed messages are ignored', async ({
  host,
  local,
}) => {
  const { club } = safesOf(local);
  await host.openConnected({ safe: club.address, answers: { hostile: '1', stranger: '1' } });
  await expect(host.accountButton).toHaveAccessibleName(/boat-club\.eth/);
  await expect(host.app.getByRole('main')).toContainText(club.address);
  await host.post(null);
  await host.post({
    id: 'eeeeeeeeee',
    success: true,
    data: 'x'.repeat(1_048_576),
    version: '9.1.0',
  });
  await host.accountButton.click();
  await expect(host.app.getByRole('dialog', { name: 'Account' })).toContainText('boat-club.eth');
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in the frame, nothing is cut off, and all is reached by keyboard', async ({
      page,
      host,
      local,
    }) => {
      const { club } = safesOf(local);
      await host.openConnected({ safe: club.address });
      await expect(host.app.getByRole('main')).toContainText('Safe multisig account');
      const frame = page.frame('app');
      if (!frame) throw new Error('The host frames no application.');
      const faults = () => axeFaults(frame);
      expect(await faults()).toEqual([]);
      const overflow = await host.app
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(overflow).toBe(0);

      await host.accountButton.focus();
      await page.keyboard.press('Enter');
      const dialog = host.app.getByRole('dialog', { name: 'Account' });
      await expect(dialog).toContainText('Safe multisig account');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(host.accountButton).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      expect(await faults()).toEqual([]);
      await expect(dialog).toContainText(SHORT_NAME);
    });
  });
}
