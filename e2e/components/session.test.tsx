import { ConnectButton, useConnectDialog } from '@mooring/connect';
import { privateKeyToAddress } from 'viem/accounts';
import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { type CreateConnectorFn, mock } from 'wagmi';
import { type ApplicationOptions, announce, localWallet, openApplication } from './application.tsx';

/** Page whose visitor connected a wallet on the last visit; now it is not announced. */
async function openWithoutWallet(options?: ApplicationOptions) {
  const wallet = localWallet();
  const leave = wallet.announce();
  const application = openApplication(options);
  await application.connect();
  leave();
  application.reload();
  return { application, wallet };
}

test('session is restored from a wallet announced late', async () => {
  const { application, wallet } = await openWithoutWallet();
  const restoring = page.getByRole('button', { name: /^Restoring your connection…/ });
  await expect.element(restoring).toHaveAttribute('aria-busy', 'true');
  announce(wallet);
  await expect.element(application.accountButton).toBeVisible();
});

test('session is restored after the timeout, unless another wallet was chosen', async () => {
  const { application, wallet } = await openWithoutWallet({ timeouts: { restoreMs: 100 } });
  await expect.element(application.connectButton).toHaveAttribute('aria-busy', 'false');
  const leaveLate = wallet.announce();
  await expect.element(application.accountButton).toBeVisible();
  leaveLate();
  application.reload();
  await expect.element(application.connectButton).toHaveAttribute('aria-busy', 'false');
  announce(
    localWallet({
      accounts: inject('keys').slice(1, 2),
      name: 'Other',
      rdns: 'org.mooring.other',
    }),
  );
  await application.openConnectDialog();
  await application.chooseWallet('Other');
  await expect.element(application.accountButton).toHaveAccessibleName(/the-keeper/);
  announce(wallet);
  await application.openAccountDialog();
  await expect.element(application.accountButton).toHaveAccessibleName(/the-keeper/);
});

test('session is not restored after the timeout once another wallet was chosen and left', async () => {
  const { application, wallet } = await openWithoutWallet({ timeouts: { restoreMs: 100 } });
  await expect.element(application.connectButton).toHaveAttribute('aria-busy', 'false');
  announce(localWallet({ name: 'Other', rdns: 'org.mooring.other' }));
  await application.openConnectDialog();
  await application.chooseWallet('Other');
  await application.disconnect();
  const asked = wallet.requests.length;
  announce(wallet);
  // It is read before the page decides.
  await expect.poll(() => wallet.requests.length).toBeGreaterThan(asked);
  await application.openConnectDialog();
  await application.connectDialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(application.connectDialog).not.toBeInTheDocument();
  await expect.element(application.connectButton).toBeVisible();
});

test.for([
  ['the restore', { restoreMs: 200 }],
  ['a read', { walletReadMs: 100 }],
] as const)(
  'session is restored when the wallet answers after the timeout of %s',
  async ([, timeouts]) => {
    const wallet = announce(localWallet());
    const application = openApplication({ timeouts });
    await application.connect();
    wallet.always('eth_accounts').slow(1_500).approve();
    application.reload();
    await expect.element(application.connectButton).toHaveAttribute('aria-busy', 'false');
    await expect.element(application.accountButton).toBeVisible();
  },
);

test('session restore gives up a hanging wallet (timeout), which can be chosen again', async () => {
  const wallet = announce(localWallet());
  const application = openApplication({ timeouts: { restoreMs: 500 } });
  await application.connect();
  wallet.always('eth_accounts').hang();
  application.reload();
  await expect.element(application.connectButton).toBeVisible();
  wallet.reset();
  await application.connect();
});

test('session restore gives up an uninstalled wallet', async () => {
  const { application } = await openWithoutWallet({ timeouts: { restoreMs: 500 } });
  await expect.element(application.connectButton).toBeVisible();
});

/** Button of a host, which also works while the session is being restored. */
function Opener() {
  const { open } = useConnectDialog();
  return (
    <button type="button" onClick={open}>
      Come aboard
    </button>
  );
}

const withOpener = (
  <>
    <Opener />
    <ConnectButton />
  </>
);

test('session restored late closes the Connect dialog', async () => {
  const { application, wallet } = await openWithoutWallet({ timeouts: { restoreMs: 100 } });
  await expect.element(application.connectButton).toHaveAttribute('aria-busy', 'false');
  await application.openConnectDialog();
  announce(wallet);
  await expect.element(application.connectDialog).not.toBeInTheDocument();
  await expect.element(application.accountButton).toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Connected' }))
    .toBeInTheDocument();
});

test('session restored while the host shows the Connect dialog closes it', async () => {
  const { application, wallet } = await openWithoutWallet({ content: withOpener });
  await page.getByRole('button', { name: 'Come aboard' }).click();
  await expect.element(application.connectDialog).toBeVisible();
  announce(wallet);
  await expect.element(application.connectDialog).not.toBeInTheDocument();
  await expect.element(application.accountButton).toBeVisible();
});

/**
 * Page whose visitor connected the host's wallet on the last visit, and now waits for another one, while the first has
 * not answered yet.
 */
async function openBetweenWallets() {
  const [mira] = inject('keys').map((key) => privateKeyToAddress(key));
  if (!mira) throw new Error('There is an account.');
  const answer = Promise.withResolvers<void>();
  const features = { defaultConnected: true, reconnect: true };
  const harbour: CreateConnectorFn = (config) => {
    const connector = mock({ accounts: [mira], features })(config);
    return {
      ...connector,
      ...{ id: 'harbour', name: 'Harbour' },
      async connect(parameters) {
        if (parameters?.isReconnecting) await answer.promise;
        return connector.connect(parameters);
      },
    };
  };
  const accounts = inject('keys').slice(1, 2);
  const other = announce(localWallet({ accounts, name: 'Other', rdns: 'org.mooring.other' }));
  const application = openApplication({
    timeouts: { restoreMs: 100 },
    config: { connectors: [harbour] },
    content: withOpener,
  });
  await application.openConnectDialog();
  await application.chooseWallet('Harbour');
  await expect.element(application.accountButton).toHaveAccessibleName(/mira/);
  application.reload();
  await page.getByRole('button', { name: 'Come aboard' }).click();
  other.next('connect').hang();
  await application.chooseWallet('Other');
  const request = await other.nextRequest('connect');
  return { application, request, answer: answer.resolve };
}

test('session is not restored into the request of another wallet', async () => {
  const { application, request, answer } = await openBetweenWallets();
  answer();
  request.approve();
  await expect.element(application.accountButton).toHaveAccessibleName(/the-keeper/);
  await expect.element(application.connectDialog).not.toBeInTheDocument();
});

test('session is not restored over another wallet', async () => {
  const { application, request, answer } = await openBetweenWallets();
  request.approve();
  await expect.element(application.accountButton).toHaveAccessibleName(/the-keeper/);
  answer();
  await application.openAccountDialog();
  await expect.element(application.accountButton).toHaveAccessibleName(/the-keeper/);
});

test('wallet of the last session can be chosen once another rejected', async () => {
  const { application, request, answer } = await openBetweenWallets();
  request.reject();
  answer();
  await application.chooseWallet('Harbour');
  await expect.element(application.accountButton).toHaveAccessibleName(/mira/);
  await expect.element(application.connectDialog).not.toBeInTheDocument();
});

test('disconnecting is for good: a reload does not connect again', async () => {
  const wallet = announce(localWallet());
  const application = openApplication();
  await application.connect();
  await application.disconnect();
  const asked = wallet.requests.length;
  application.reload();
  await expect.element(application.connectButton).toHaveAttribute('aria-busy', 'false');
  expect(wallet.requests).toHaveLength(asked);
});

test('account switched in the wallet is followed and announced', async () => {
  const wallet = announce(localWallet({ accounts: inject('keys').slice(0, 2) }));
  const application = openApplication();
  await application.connect();
  await expect.element(application.accountButton).toHaveAccessibleName(/mira\.eth/);
  wallet.selectAccount(1);
  await expect
    .element(application.accountButton)
    .toHaveAccessibleName(/the-keeper-of-the-northe\.\.\./);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Account is now' }))
    .toBeInTheDocument();
});

test('active account is switched to another approved one and kept', async () => {
  announce(localWallet({ accounts: inject('keys').slice(0, 2) }));
  const application = openApplication();
  await application.connect();
  await application.openAccountDialog();
  await application.accountDialog.getByRole('button', { name: /^Use the-keeper/ }).click();
  await expect.element(application.accountButton).toHaveAccessibleName(/the-keeper/);
  application.reload();
  await expect.element(application.accountButton).toHaveAccessibleName(/the-keeper/);
});

test('active account is kept with a connector of the host', async () => {
  const accounts = inject('keys')
    .slice(0, 2)
    .map((key) => privateKeyToAddress(key));
  const [mira, keeper] = accounts;
  if (!mira || !keeper) throw new Error('There are two accounts.');
  const features = { defaultConnected: true, reconnect: true };
  const connectors = [mock({ accounts: [mira, keeper], features })];
  const application = openApplication({ config: { connectors } });
  await application.openConnectDialog();
  await application.chooseWallet('Mock Connector');
  await expect.element(application.accountButton).toHaveAccessibleName(/mira\.eth/);
  await application.openAccountDialog();
  await application.accountDialog.getByRole('button', { name: /^Use the-keeper/ }).click();
  await expect.element(application.accountButton).toHaveAccessibleName(/the-keeper/);
  application.reload();
  await expect.element(application.accountButton).toHaveAccessibleName(/the-keeper/);
});

test('name whose forward record differs is not shown (spoofing)', async () => {
  announce(localWallet({ accounts: inject('keys').slice(2, 3) }));
  const application = openApplication();
  await application.connect();
  await application.openAccountDialog();
  await expect.element(application.accountButton).toHaveAccessibleName(/0x3C…93BC/i);
});

test('disconnect event of the wallet disconnects the page', async () => {
  const wallet = announce(localWallet());
  const application = openApplication();
  await application.connect();
  wallet.disconnect();
  await expect.element(application.connectButton).toBeVisible();
});
