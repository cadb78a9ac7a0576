import { expect, test } from './fixtures.ts';

test('network: switches and confirms in the wallet', async ({ visitor, wallet }) => {
  await visitor.arriveConnected();
  await visitor.openNetworkDialog();
  const dialog = visitor.dialog('Switch network');
  await expect(dialog.getByRole('button', { name: 'Local Ethereum' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await dialog.getByRole('button', { name: 'Local Rollup' }).click();
  await expect(dialog).toContainText('Confirm in your wallet');
  await wallet.approve();
  await expect(dialog).toHaveCount(0);
  await expect(visitor.networkButton).toHaveAccessibleName('Network: Local Rollup');
});

test('network: names are not cut on narrow screens', {
  tag: '@full',
}, async ({ page, visitor }) => {
  await visitor.arriveConnected();
  const missing = (part: string) =>
    visitor.header.locator(part).evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().width - element.getBoundingClientRect().width;
    });
  await expect(visitor.accountButton).toContainText('mira.eth');
  // Text widths depend on the machine's fonts.
  for (let width = 1300; width >= 760; width -= 60) {
    await page.setViewportSize({ width, height: 800 });
    expect(await missing('.mooring-network-name'), `${width}`).toBeLessThanOrEqual(1);
    expect(await missing('.mooring-button-name'), `${width}`).toBeLessThanOrEqual(1);
  }
});

test('network: an unknown network is added in the wallet', { tag: '@full' }, async ({
  visitor,
  wallet,
  local,
}) => {
  await wallet.behaves({ unknownChains: [local.devnet.rollup.chain.id] });
  await visitor.arriveConnected();
  await visitor.openNetworkDialog();
  await visitor.dialog('Switch network').getByRole('button', { name: 'Local Rollup' }).click();
  await expect(wallet.window).toContainText('Local Rollup');
  await wallet.approve();
  await expect(visitor.networkButton).toHaveAccessibleName('Network: Local Rollup');
});
