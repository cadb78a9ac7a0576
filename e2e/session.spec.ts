import { expect, test } from './fixtures.ts';

test('a reload brings the session back, without a blink of "Connect wallet"', async ({
  page,
  visitor,
}) => {
  await visitor.arriveConnected();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    // Each frame that is painted: the server's first view of `/` is in the HTML, and stays hidden.
    const look = () => {
      const button = document.querySelector('header .mooring-main-button');
      if (button && getComputedStyle(button).visibility === 'visible') {
        seen.push(button.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(visitor.accountButton).toHaveAccessibleName(/mira\.eth/);
  const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(seen).toContainEqual(expect.stringContaining('mira.eth'));
  expect(seen).not.toContain('Connect wallet');
});

test('disconnecting is for good: a reload does not connect again', { tag: '@full' }, async ({
  page,
  visitor,
}) => {
  await visitor.arriveConnected();
  await visitor.openAccountDialog();
  await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(visitor.connectButton).toBeVisible();
  await page.reload();
  await expect(visitor.connectButton).toBeVisible();
});

test('two tabs: each follows the wallet', { tag: '@full' }, async ({
  context,
  page,
  visitor,
  wallet,
  local,
}) => {
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
