import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Sender } from './sender.ts';

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

// The main journey, in the oldest supported browsers too: `npm run test:old-chrome`.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // With the page's own setting, since Firefox over BiDi cannot emulate the system's preference.
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((theme) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('mooring.theme', theme);
      }, colorScheme);
    });

    test('oldest browser: connects, switches, sends, disconnects; dialogs cover the page', async ({
      page,
      visitor,
      local,
    }) => {
      await page.goto('/');
      await visitor.openConnectDialog();
      await expectOpaque(visitor.connectDialog, colorScheme);
      await visitor.chooseWallet();
      await visitor.wallet.approve();
      await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
      await visitor.openNetworkDialog();
      await expectOpaque(visitor.networkDialog, colorScheme);
      const { name } = local.devnet.rollup.chain;
      await visitor.networkDialog.getByRole('button', { name }).click();
      await visitor.wallet.approve();
      await expect(visitor.networkButton).toHaveAccessibleName(new RegExp(name));
      await page.goto('/send');
      const sender = new Sender(page);
      await sender.fill(harbour, '0.25');
      await sender.send();
      await sender.wallet.approve();
      await sender.openActivity();
      await expect(sender.transaction(/0\.25/)).toContainText('Confirmed');
      await visitor.openAccountDialog();
      await expectOpaque(visitor.accountDialog, colorScheme);
      await visitor.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
      await expect(visitor.connectButton).toBeVisible();
    });
  });
}

/** Expects an opaque background of the theme, and a dimmed backdrop. */
async function expectOpaque(dialog: Locator, scheme: 'light' | 'dark') {
  const ground = scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(20, 32, 42)';
  await expect(dialog).toHaveCSS('background-color', ground);
  const behind = await dialog.evaluate(
    (element) => getComputedStyle(element, '::backdrop').background,
  );
  expect(behind).not.toMatch(/^rgba\(0, 0, 0, 0\) none/);
}
