import type { TestWallet } from '@mooring/testing';
import { expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announce, localWallet, openApplication } from './application.tsx';

test('Connect dialog explains a failed wallet, and Retry works', async () => {
  const wallet = announce(localWallet());
  wallet.always('connect').fail(-32603, 'The safe is jammed');
  const application = openApplication();
  await application.openConnectDialog();
  await application.chooseWallet();
  const alert = application.connectDialog.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Test Wallet could not connect');
  await expect.element(alert).toMatchTextContent('The safe is jammed');
  wallet.reset();
  await application.connectDialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(application.accountButton).toBeVisible();
});

test('Connect dialog names a pending request of the wallet (-32002)', async () => {
  const wallet = announce(localWallet());
  wallet.always('connect').fail(-32002, 'Already processing');
  const application = openApplication();
  await application.openConnectDialog();
  await application.chooseWallet();
  await expect
    .element(application.connectDialog.getByRole('alert'))
    .toMatchTextContent('has a request open already');
});

test('Connect dialog gives up a silent wallet after the timeout', async () => {
  const wallet = announce(localWallet());
  wallet.always().hang();
  const application = openApplication({ timeouts: { connectMs: 700 } });
  await application.openConnectDialog();
  await application.chooseWallet();
  await expect
    .element(application.connectDialog)
    .toMatchTextContent('Open Test Wallet to continue');
  await expect
    .element(application.connectDialog.getByRole('alert'))
    .toMatchTextContent('did not answer in time');
});

test('Connect dialog returns to the list after a rejection, without an error', async () => {
  const wallet = announce(localWallet());
  wallet.next('connect').reject();
  const application = openApplication();
  await application.openConnectDialog();
  await application.chooseWallet();
  await wallet.nextRequest('connect');
  const row = application.connectDialog.getByRole('button', { name: 'Test Wallet', exact: true });
  await expect.element(row).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('Connect dialog ignores a late approval after cancelling', async () => {
  const wallet = announce(localWallet());
  wallet.next('connect').hang();
  const errors: unknown[] = [];
  const application = openApplication({ host: { onError: (error) => errors.push(error) } });
  await application.openConnectDialog();
  await application.chooseWallet();
  const request = await wallet.nextRequest('connect');
  await application.connectDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => errors).toMatchObject([{ reason: 'cancelled' }]);
  request.approve();
  const row = application.connectDialog.getByRole('button', { name: 'Test Wallet', exact: true });
  await expect.element(row).toBeVisible();
  await expect.poll(() => wallet.isConnected).toBe(true);
  await expect.element(application.connectDialog).toBeVisible();
});

test('Connect dialog cancels the attempt when it is closed; a late approval changes nothing', async () => {
  const wallet = announce(localWallet());
  wallet.next('connect').hang();
  const errors: unknown[] = [];
  const application = openApplication({ host: { onError: (error) => errors.push(error) } });
  await application.openConnectDialog();
  await application.chooseWallet();
  const request = await wallet.nextRequest('connect');
  await userEvent.keyboard('{Escape}');
  await expect.element(application.connectDialog).not.toBeInTheDocument();
  await expect.poll(() => errors).toMatchObject([{ reason: 'cancelled' }]);
  request.approve();
  await expect.poll(() => wallet.isConnected).toBe(true);
  await application.openConnectDialog();
  await expect.element(application.connectDialog).toBeVisible();
});

test('Connect dialog adds a wallet announced late (EIP-6963)', async () => {
  const application = openApplication();
  await application.openConnectDialog();
  await expect
    .element(application.connectDialog)
    .toMatchTextContent('No wallet found in this browser');
  const wallet = localWallet();
  announce(wallet);
  announce(wallet);
  const row = application.connectDialog.getByRole('button', { name: 'Test Wallet', exact: true });
  await expect.element(row).toBeVisible();
  expect(row.elements()).toHaveLength(1);
  await row.click();
  await expect.element(application.accountButton).toBeVisible();
});

test('Connect dialog distinguishes wallets with one name, the last used first', async () => {
  announce(localWallet({ rdns: 'org.mooring.one' }));
  const other = announce(localWallet({ rdns: 'org.mooring.other' }));
  const application = openApplication();
  await application.openConnectDialog();
  const rows = application.connectDialog.getByRole('button', { name: 'Test Wallet', exact: true });
  await expect.element(rows.nth(1)).toHaveAccessibleDescription(/org\.mooring\.other/);
  await expect.element(rows.nth(0)).toHaveAccessibleDescription(/org\.mooring\.one/);
  await rows.nth(1).click();
  await expect.element(application.accountButton).toBeVisible();
  expect(other.isConnected).toBe(true);
  await application.disconnect();
  await application.openConnectDialog();
  await expect.element(rows.nth(0)).toHaveAccessibleDescription(/org\.mooring\.other.*Recent/);
});

/** Sets `window.ethereum` until the test is over. */
function injectEthereum(provider: object) {
  Reflect.set(window, 'ethereum', provider);
  return () => void Reflect.deleteProperty(window, 'ethereum');
}

test('window.ethereum without an announcement is listed as "Browser wallet"', async ({
  onTestFinished,
}) => {
  onTestFinished(injectEthereum(localWallet().provider));
  const application = openApplication();
  await application.openConnectDialog();
  await application.chooseWallet('Browser wallet');
  await expect.element(application.accountButton).toBeVisible();
});

test('window.ethereum of an announced wallet is listed once', async ({ onTestFinished }) => {
  const wallet = announce(localWallet());
  onTestFinished(injectEthereum(wallet.provider));
  const application = openApplication();
  await application.openConnectDialog();
  const { connectDialog } = application;
  await expect.element(connectDialog.getByRole('button', { name: 'Test Wallet' })).toBeVisible();
  expect(connectDialog.getByRole('button', { name: 'Test Wallet' }).elements()).toHaveLength(1);
  await expect
    .element(connectDialog.getByRole('button', { name: 'Browser wallet' }))
    .not.toBeInTheDocument();
});

test('window.ethereum injected late appears in the open dialog', async ({ onTestFinished }) => {
  const application = openApplication();
  await application.openConnectDialog();
  const row = application.connectDialog.getByRole('button', { name: 'Browser wallet' });
  const nothing = application.connectDialog.getByText('No wallet found in this browser');
  await expect.element(nothing).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  onTestFinished(injectEthereum(localWallet().provider));
  await expect.element(row).toBeVisible();
  await expect.element(nothing).not.toBeInTheDocument();
});

test('window.ethereum appears on the ethereum#initialized event', async ({ onTestFinished }) => {
  const clock = vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void clock.useRealTimers());
  const application = openApplication();
  await application.openConnectDialog();
  onTestFinished(injectEthereum(localWallet().provider));
  window.dispatchEvent(new Event('ethereum#initialized'));
  await application.chooseWallet('Browser wallet');
  await expect.element(application.accountButton).toBeVisible();
});

const metamask = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

for (const [whose, userAgent] of [
  ['its mark', `${metamask} (KHTML, like Gecko) Mobile/15E148 WebView MetaMaskMobile`],
  ['what may be Safari', `${metamask} (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`],
] as const) {
  test(`in a wallet’s own browser, known by ${whose}, that wallet is there and no link to another`, async ({
    onTestFinished,
  }) => {
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgent'));
    announce(localWallet({ rdns: 'io.metamask.mobile', name: 'MetaMask' }));
    const application = openApplication();
    await application.openConnectDialog();
    const { connectDialog } = application;
    await expect.element(connectDialog.getByRole('button', { name: 'MetaMask' })).toBeVisible();
    await expect.element(connectDialog.getByText('Rainbow')).not.toBeInTheDocument();
    expect(connectDialog.getByRole('link').elements()).toEqual([]);
    expect(connectDialog.element().querySelectorAll('.mooring-row')).toHaveLength(1);
  });
}

test('in-app browser: a wallet injected late is awaited', async ({ onTestFinished }) => {
  const value = `${metamask} (KHTML, like Gecko) Mobile/15E148 WebView MetaMaskMobile`;
  Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgent'));
  const application = openApplication();
  await application.openConnectDialog();
  const { connectDialog } = application;
  const looking = connectDialog.getByText('Looking for MetaMask…');
  await expect.element(looking).toBeVisible();
  await expect.element(connectDialog.getByRole('button', { name: 'Reload page' })).toBeVisible();
  announce(localWallet({ rdns: 'io.metamask.mobile', name: 'MetaMask' }));
  await expect.element(connectDialog.getByRole('button', { name: 'MetaMask' })).toBeVisible();
  await expect.element(looking).not.toBeInTheDocument();
});

test('in-app browser without wallets offers to copy the URL', async ({ onTestFinished }) => {
  const value = `${metamask} (KHTML, like Gecko) Mobile/15E148 Instagram 330.0.3.30.112`;
  Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'userAgent');
    copied.mockRestore();
  });
  const application = openApplication();
  await application.openConnectDialog();
  const { connectDialog } = application;
  await expect.element(connectDialog.getByText(/do not open from Instagram/)).toBeVisible();
  await connectDialog.getByRole('button', { name: 'Copy this page’s address' }).click();
  await expect.element(connectDialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(location.href);
});

/** Like Zerion: `window.ethereum` is another object of the same wallet. */
function proxyOf({ provider }: TestWallet) {
  return {
    request: (args: Parameters<typeof provider.request>[0]) => provider.request(args),
    on: provider.on.bind(provider),
    removeListener: provider.removeListener.bind(provider),
  };
}

for (const connected of [false, true]) {
  test(`a wallet that announces another object than window.ethereum is offered once${connected ? ', connected before too' : ''}`, async ({
    onTestFinished,
  }) => {
    const wallet = announce(localWallet({ connected }));
    onTestFinished(injectEthereum(proxyOf(wallet)));
    const application = openApplication();
    await application.openConnectDialog();
    const { connectDialog } = application;
    await expect.element(connectDialog.getByRole('button', { name: 'Test Wallet' })).toBeVisible();
    await expect
      .element(connectDialog.getByRole('button', { name: 'Browser wallet' }))
      .not.toBeInTheDocument();
  });
}

test('window.ethereum with other accounts is listed beside an announced wallet', async ({
  onTestFinished,
}) => {
  announce(localWallet());
  onTestFinished(
    injectEthereum(localWallet({ accounts: inject('keys').slice(1, 2), connected: true }).provider),
  );
  const application = openApplication();
  await application.openConnectDialog();
  const { connectDialog } = application;
  await expect.element(connectDialog.getByRole('button', { name: 'Test Wallet' })).toBeVisible();
  await expect.element(connectDialog.getByRole('button', { name: 'Browser wallet' })).toBeVisible();
});

/** Makes a wallet return addresses in lower case, as some do. */
function answerInLowerCase(wallet: TestWallet) {
  const { request } = wallet.provider;
  const lower = (answer: unknown): unknown =>
    typeof answer === 'string' ? answer.toLowerCase() : answer;
  wallet.provider.request = async (args) => {
    const answer = await request(args);
    return Array.isArray(answer) ? answer.map(lower) : answer;
  };
}

for (const [oddity, make] of [
  ['has no removeListener', (wallet) => Reflect.deleteProperty(wallet.provider, 'removeListener')],
  [
    'has no wallet_requestPermissions',
    (wallet) => wallet.always('wallet_requestPermissions').fail(-32601, 'No such method'),
  ],
  ['answers addresses in lower case', answerInLowerCase],
  ['is slow', (wallet) => wallet.always().slow(400)],
] satisfies readonly (readonly [string, (wallet: TestWallet) => unknown])[]) {
  test(`a wallet that ${oddity} connects and disconnects`, async () => {
    const wallet = localWallet();
    make(wallet);
    announce(wallet);
    const application = openApplication();
    await application.connect();
    await application.disconnect();
  });
}

test('Connect dialog explains what a wallet is', async () => {
  const application = openApplication();
  await application.openConnectDialog();
  await application.connectDialog.getByRole('button', { name: 'What is a wallet?' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'What is a wallet?' }))
    .toMatchTextContent('Nothing moves without you');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(application.connectDialog).toBeVisible();
});
