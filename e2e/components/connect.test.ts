import type { TestWallet } from '@mooring/testing';
import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { announce, localWallet, openApplication } from './application.tsx';

test('a wallet that fails is explained, and Retry works', async () => {
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

test('a wallet that wants another window answered first says so', async () => {
  const wallet = announce(localWallet());
  wallet.always('connect').fail(-32002, 'Already processing');
  const application = openApplication();
  await application.openConnectDialog();
  await application.chooseWallet();
  await expect
    .element(application.connectDialog.getByRole('alert'))
    .toMatchTextContent('has a request open already');
});

test('a wallet that never answers is given up after the time limit', async () => {
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

test('a person who says no is back at the list, without a word of error', async () => {
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

test('a connection can be cancelled, and a late approval changes nothing', async () => {
  const wallet = announce(localWallet());
  wallet.next('connect').hang();
  const application = openApplication();
  await application.openConnectDialog();
  await application.chooseWallet();
  const request = await wallet.nextRequest('connect');
  await application.connectDialog.getByRole('button', { name: 'Cancel' }).click();
  request.approve();
  const row = application.connectDialog.getByRole('button', { name: 'Test Wallet', exact: true });
  await expect.element(row).toBeVisible();
  await expect.poll(() => wallet.isConnected).toBe(true);
  await expect.element(application.connectDialog).toBeVisible();
});

test('a wallet that announces itself late appears by itself', async () => {
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

test('two wallets with the same name are told apart, and the one used last comes first', async () => {
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

/** Puts a wallet where old applications look for one, until the test is over. */
function injectEthereum(provider: object) {
  Reflect.set(window, 'ethereum', provider);
  return () => void Reflect.deleteProperty(window, 'ethereum');
}

test('a wallet in window.ethereum that did not announce itself is "Browser wallet"', async ({
  onTestFinished,
}) => {
  onTestFinished(injectEthereum(localWallet().provider));
  const application = openApplication();
  await application.openConnectDialog();
  await application.chooseWallet('Browser wallet');
  await expect.element(application.accountButton).toBeVisible();
});

test('a wallet in window.ethereum that announced itself is not offered twice', async ({
  onTestFinished,
}) => {
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

/** As Zerion does it: `window.ethereum` leads to the same wallet through another object. */
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

test('a wallet in window.ethereum with accounts of its own is offered beside one that announced itself', async ({
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

/** Has a wallet answer with addresses in lower case, as some do. */
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

test('a visitor new to this learns what a wallet is', async () => {
  const application = openApplication();
  await application.openConnectDialog();
  await application.connectDialog.getByRole('button', { name: 'What is a wallet?' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'What is a wallet?' }))
    .toMatchTextContent('Nothing moves without you');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(application.connectDialog).toBeVisible();
});
