import { expect, test } from './fixtures.ts';

const OTHER_CHAIN = 999_999_001;

test('a visitor switches network and confirms in the wallet', async ({ visitor, wallet }) => {
  await visitor.connect();
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

test('where room is short, the name of the network gives way and that of the account is whole', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.connect();
  const missing = (part: string) =>
    visitor.header.locator(part).evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().width - element.getBoundingClientRect().width;
    });
  await expect(visitor.accountButton).toContainText('mira.eth');
  expect(await missing('.mooring-network-name')).toBeGreaterThan(1);
  expect(await missing('.mooring-button-name')).toBeLessThanOrEqual(0);
});

test('declining the switch says so and stays open', async ({ visitor, wallet }) => {
  await visitor.connect();
  await visitor.openNetworkDialog();
  const dialog = visitor.dialog('Switch network');
  await dialog.getByRole('button', { name: 'Local Rollup' }).click();
  await wallet.reject();
  await expect(dialog.getByRole('alert')).toContainText('You declined the switch to Local Rollup');
  await dialog.getByRole('button', { name: 'Local Rollup' }).click();
  await wallet.approve();
  await expect(visitor.networkButton).toHaveAccessibleName('Network: Local Rollup');
});

test('a wallet that cannot switch says so and stays open', async ({ visitor, testWallet }) => {
  await visitor.connectTestWallet();
  testWallet.next('switch').fail(-32603, 'Out of rope');
  await visitor.openNetworkDialog();
  const dialog = visitor.dialog('Switch network');
  await dialog.getByRole('button', { name: 'Local Rollup' }).click();
  await expect(dialog.getByRole('alert')).toContainText('could not switch to Local Rollup');
});

test.describe('a wallet that does not answer', () => {
  test.use({ timeouts: { switchNetworkMs: 1_000 } });

  test('is told to be switched by hand, and when it is, the page follows', async ({
    visitor,
    testWallet,
    local,
  }) => {
    await visitor.connectTestWallet();
    testWallet.next('switch').hang();
    await visitor.openNetworkDialog();
    const dialog = visitor.dialog('Switch network');
    await dialog.getByRole('button', { name: 'Local Rollup' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Switch to Local Rollup in your wallet');
    testWallet.selectChain(local.devnet.rollup.chain.id);
    await expect(dialog.getByRole('button', { name: 'Local Rollup' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

for (const form of ['plain', 'wrapped', 'server'] as const) {
  test(`a network the wallet does not know is added (${form})`, async ({ visitor, testWallet }) => {
    await visitor.connectTestWallet();
    testWallet.next('wallet_switchEthereumChain').unknownChain(form);
    await visitor.openNetworkDialog();
    await visitor.dialog('Switch network').getByRole('button', { name: 'Local Rollup' }).click();
    const { params } = await testWallet.nextRequest('wallet_addEthereumChain');
    expect(params).toMatchObject([{ chainName: 'Local Rollup' }]);
    await expect(visitor.networkButton).toHaveAccessibleName('Network: Local Rollup');
  });
}

test('a network is added in the wallet’s own window', async ({ visitor, wallet, local }) => {
  await wallet.behaves({ unknownChains: [local.devnet.rollup.chain.id] });
  await visitor.connect();
  await visitor.openNetworkDialog();
  await visitor.dialog('Switch network').getByRole('button', { name: 'Local Rollup' }).click();
  await expect(wallet.window).toContainText('Local Rollup');
  await wallet.approve();
  await expect(visitor.networkButton).toHaveAccessibleName('Network: Local Rollup');
});

test('a chain switched in the wallet is followed', async ({ visitor, testWallet, local }) => {
  await visitor.connectTestWallet();
  testWallet.selectChain(local.devnet.rollup.chain.id);
  await expect(visitor.networkButton).toHaveAccessibleName('Network: Local Rollup');
});

test('on a network that is not supported: a notice, a switch, or the way out', async ({
  visitor,
  wallet,
}) => {
  await visitor.connect();
  await wallet.selectChain(OTHER_CHAIN);
  const wrong = visitor.header.getByRole('button', { name: 'Wrong network' });
  await wrong.click();
  const dialog = visitor.dialog('Switch network');
  await expect(dialog.getByRole('note')).toContainText('does not support');
  await dialog.getByRole('button', { name: 'Local Rollup' }).click();
  await wallet.approve();
  await expect(visitor.networkButton).toHaveAccessibleName('Network: Local Rollup');
  await wallet.selectChain(OTHER_CHAIN);
  await wrong.click();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(visitor.connectButton).toBeVisible();
});
