import { ConnectButton, CustomWalletButton, type Wallet } from '@mooring/connect';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type CreateConnectorFn, injected } from 'wagmi';
import { announce, localWallet, openApplication } from './application.tsx';

const row: Wallet = {
  id: 'harbourWallet',
  name: 'Harbour Wallet',
  accent: '#0b6570',
  homepage: 'https://harbour.example/wallet',
  chrome: 'nkbihfbeogaeaoehlefnkodbefgpgknn',
};

/** A connector of the host's own, with the id of its row. */
function harbour() {
  const { provider } = localWallet();
  return injected({
    target: { id: row.id, name: 'Connector', provider: () => provider as never },
  });
}

test('wallet row with the id of a connector connects by it, under its own name', async () => {
  const application = openApplication({
    config: { connectors: [harbour()], wallets: [{ name: 'Ours', wallets: [row, 'metamask'] }] },
  });
  await application.openConnectDialog();
  const group = application.connectDialog.getByRole('list', { name: 'Ours' });
  await expect.element(group.getByRole('button', { name: /Harbour Wallet/ })).toBeVisible();
  await expect.element(application.connectDialog.getByText('Connector')).not.toBeInTheDocument();
  await group.getByRole('button', { name: /Harbour Wallet/ }).click();
  await expect.element(application.accountButton).toBeVisible();
});

test('wallet list merges a vendor’s connector with its installed extension', async () => {
  const sdk: CreateConnectorFn = (config) => ({
    ...harbour()(config),
    ...{ id: 'harbourSDK', name: 'Harbour', type: 'harbour' },
    rdns: ['org.example.harbour', 'org.example.harbour.mobile'],
  });
  const application = openApplication({ config: { connectors: [sdk] } });
  await application.openConnectDialog();
  const rows = application.connectDialog.getByRole('button', { name: /^Harbour/ });
  await expect.element(rows).toBeVisible();
  announce(localWallet({ name: 'Harbour Extension', rdns: 'org.example.harbour' }));
  await expect
    .element(application.connectDialog.getByRole('button', { name: /^Harbour Extension/ }))
    .toBeVisible();
  expect(rows.elements()).toHaveLength(1);
});

test('wallet search finds a merged row once', async () => {
  const many = ['metamask', 'rainbow', 'trust', 'ledger', 'phantom', 'okx', 'zerion', 'rabby'];
  const application = openApplication({
    config: { connectors: [harbour()], wallets: [{ name: 'Ours', wallets: [row, ...many] }] },
  });
  await application.openConnectDialog();
  const dialog = application.connectDialog;
  await dialog.getByRole('searchbox').fill('harb');
  await expect.element(dialog.getByText('MetaMask')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /Harbour Wallet/ }).elements()).toHaveLength(1);
});

test('wallet row that is not installed shows the host’s install steps', async () => {
  const application = openApplication({
    config: {
      connectors: [harbour()],
      wallets: [
        {
          name: 'Ours',
          wallets: [
            {
              ...row,
              installed: false,
              steps: { extension: [{ title: 'Fetch the pilot', description: 'From the quay.' }] },
              learnMoreUrl: 'https://harbour.example/pilot',
            },
          ],
        },
      ],
    },
  });
  await application.openConnectDialog();
  await application.connectDialog.getByRole('button', { name: /Harbour Wallet/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Fetch the pilot' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Learn more' }))
    .toHaveAttribute('href', 'https://harbour.example/pilot');
  const steps = page.getByRole('dialog').element().querySelectorAll('.mooring-steps > li');
  expect(steps).toHaveLength(1);
});

test('hidden wallet row leaves out its connector, installed or not', async () => {
  announce(localWallet());
  const seen: (readonly string[])[] = [];
  const application = openApplication({
    config: {
      connectors: [harbour()],
      wallets: [
        {
          name: 'Ours',
          wallets: [
            { ...row, hidden: true },
            {
              ...row,
              id: 'other',
              name: 'Other Wallet',
              hidden: (installed) => {
                seen.push(installed);
                return installed.length > 0;
              },
            },
            'rainbow',
          ],
        },
      ],
    },
  });
  await application.openConnectDialog();
  const dialog = application.connectDialog;
  await expect.element(dialog.getByRole('button', { name: /Rainbow/ })).toBeVisible();
  await expect.element(dialog.getByText(/Harbour Wallet|Connector/)).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Other Wallet')).not.toBeInTheDocument();
  expect(seen.at(-1)).not.toHaveLength(0);
});

test('chosen wallet is beside the list on wide screens, else after it', async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(414, 896));
  const wallet = announce(localWallet());
  const application = openApplication();
  await application.openConnectDialog();
  const dialog = application.connectDialog;
  const rows = dialog.getByRole('button', { name: 'Test Wallet', exact: true });
  await expect.element(page.getByRole('heading', { name: 'Your keys, kept by you' })).toBeVisible();
  wallet.next('connect').hang();
  await rows.click();
  await expect
    .element(dialog.getByText('Approve the connection in the wallet’s own window.'))
    .toBeVisible();
  await expect.element(rows).toBeVisible();
  expect(document.activeElement?.className).toContain('mooring-pane');
  expect(dialog.element().getBoundingClientRect().width).toBe(720);
  await page.viewport(414, 896);
  await expect.element(rows).not.toBeInTheDocument();
  await expect
    .element(dialog.getByText('Approve the connection in the wallet’s own window.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(rows).toHaveFocus();
  await expect.element(dialog.getByText('Your keys, kept by you')).not.toBeInTheDocument();
});

test('WalletButton renders the host’s own button', async () => {
  announce(localWallet());
  openApplication({
    content: (
      <>
        <ConnectButton />
        <CustomWalletButton wallet="metamask">
          {({ name, ready, connected, loading, connect }) => (
            <button
              type="button"
              disabled={!ready}
              data-state={`${connected} ${loading}`}
              onClick={connect}
            >
              Sail with {name}
            </button>
          )}
        </CustomWalletButton>
      </>
    ),
  });
  const button = page.getByRole('button', { name: 'Sail with MetaMask' });
  await expect.element(button).toHaveAttribute('data-state', 'false false');
  await button.click();
  await expect.element(page.getByRole('dialog', { name: 'Get MetaMask' })).toBeVisible();
  await expect.element(button).toHaveAttribute('data-state', 'false true');
});
