import {
  ConnectButton,
  CustomConnectButton,
  type Timeouts,
  type Wallet,
  WalletButton,
} from '@mooring/connect';
import type { TestWallet } from '@mooring/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announce, ethereum, localWallet, openApplication, rollup } from './application.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

test('host avatars are shown in button and dialog, in their sizes', async () => {
  announce(localWallet());
  const application = openApplication({
    host: {
      avatar: ({ address, ensImage, size }) => (
        <i data-testid="face" title={`${address.slice(0, 4)} ${typeof ensImage} ${size}`} />
      ),
    },
  });
  await application.connect();
  await application.openAccountDialog();
  const titles = () =>
    page
      .getByTestId('face')
      .elements()
      .map((face) => face.getAttribute('title'));
  expect(titles()).toEqual([
    expect.stringMatching(/^0x.{2} \w+ 24$/),
    expect.stringMatching(/^0x.{2} \w+ 76$/),
  ]);
});

test('host disclaimer and learn-more link are in the Connect dialog', async () => {
  announce(localWallet());
  const application = openApplication({
    host: {
      appInfo: {
        learnMoreUrl: 'https://harbour.example/wallets',
        disclaimer: ({ Text, Link }) => (
          <Text>
            By connecting you accept our <Link href="https://harbour.example/terms">terms</Link>.
          </Text>
        ),
      },
    },
  });
  await application.openConnectDialog();
  const dialog = application.connectDialog;
  await expect.element(dialog).toMatchTextContent('By connecting you accept our terms.');
  await expect
    .element(dialog.getByRole('link', { name: 'terms' }))
    .toHaveAttribute('rel', 'noreferrer');
  await dialog.getByRole('button', { name: 'What is a wallet?' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Learn more' }))
    .toHaveAttribute('href', 'https://harbour.example/wallets');
  await expect.element(page.getByText('accept our')).not.toBeInTheDocument();
});

test('a dialog that fails to render leaves the page, and the host is told', async () => {
  announce(localWallet());
  const fault = new Error('The host has no terms.');
  const onError = vi.fn();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const disclaimer = () => {
    throw fault;
  };
  const application = openApplication({ host: { appInfo: { disclaimer }, onError } });
  await application.connectButton.click();
  await expect.element(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(onError.mock.calls).toEqual([[fault]]);
});

test('Account dialog hides transactions when the host turns them off', async () => {
  announce(localWallet());
  const application = openApplication({ host: { showRecentTransactions: false } });
  await application.connect();
  await application.openAccountDialog();
  await expect.element(application.accountDialog.getByText('Transactions')).not.toBeInTheDocument();
});

test('initialChain: the wallet is asked for the network', async () => {
  announce(localWallet());
  const application = openApplication({ host: { initialChain: rollup } });
  await application.connect();
  await expect.element(page.getByRole('button', { name: `Network: ${rollup.name}` })).toBeVisible();
});

test('initialChain: a rejected switch stays connected', async () => {
  const wallet = announce(localWallet());
  const onError = vi.fn();
  const application = openApplication({ host: { initialChain: rollup.id, onError } });
  wallet.next('switch').reject();
  await application.connect();
  await expect.poll(() => onError).toHaveBeenCalled();
  await expect
    .element(page.getByRole('button', { name: `Network: ${ethereum.name}` }))
    .toBeVisible();
});

test('onConnect and onDisconnect are called, not for a restored session', async () => {
  announce(localWallet());
  const [onConnect, onDisconnect] = [vi.fn(), vi.fn()];
  const application = openApplication({ host: { onConnect, onDisconnect } });
  await application.connect();
  await expect.poll(() => onConnect).toHaveBeenCalledOnce();
  expect(onConnect).toHaveBeenCalledWith({
    address: expect.stringMatching(/^0x/),
    chainId: ethereum.id,
  });
  application.reload();
  await expect.element(application.accountButton).toBeVisible();
  await application.disconnect();
  await expect.poll(() => onDisconnect).toHaveBeenCalledOnce();
  expect(onConnect).toHaveBeenCalledOnce();
});

const slowRead = (wallet: TestWallet) => {
  wallet.always('eth_accounts').slow(1_500).approve();
  return () => {};
};

/** Makes the wallet silent; returns what happens once the page shows a disconnected visitor. */
type Silence = (wallet: TestWallet, leave: () => void) => () => void;

test.for<[string, Partial<Timeouts>, Silence]>([
  ['answers after the time limit of the restore', { restoreMs: 200 }, slowRead],
  ['answers after the time limit of a read', { walletReadMs: 100 }, slowRead],
  [
    'is announced late',
    { restoreMs: 100 },
    (wallet, leave) => {
      leave();
      return () => announce(wallet);
    },
  ],
  [
    'is unlocked late',
    {},
    (wallet) => {
      wallet.lock();
      return () => wallet.unlock();
    },
  ],
])('onConnect is not called when the last wallet %s', async ([, timeouts, silence]) => {
  const wallet = localWallet();
  const leave = wallet.announce();
  onTestFinished(leave);
  const [onConnect, onDisconnect] = [vi.fn(), vi.fn()];
  const application = openApplication({ host: { onConnect, onDisconnect }, timeouts });
  await application.connect();
  await expect.poll(() => onConnect).toHaveBeenCalledOnce();
  const comeBack = silence(wallet, leave);
  application.reload();
  await expect.element(application.connectButton).toHaveAttribute('aria-busy', 'false');
  comeBack();
  await expect.element(application.accountButton).toBeVisible();
  wallet.reset();
  wallet.lock();
  await expect.poll(() => onDisconnect).toHaveBeenCalledOnce();
  expect(onConnect).toHaveBeenCalledOnce();
  // After `onDisconnect`, the host hears of the same wallet again.
  wallet.unlock();
  await expect.poll(() => onConnect).toHaveBeenCalledTimes(2);
});

test.each([
  [drawing, true],
  ['/apps/web/public/favicon.svg', true],
  ['//icons.example/ethereum.svg', false],
  ['https://icons.example/ethereum.svg', false],
])('the icon %s of a chain: %s', async (iconUrl, isShown) => {
  announce(localWallet());
  const marked = { ...ethereum, iconUrl };
  const application = openApplication({
    chains: [marked, rollup],
    content: (
      <>
        <ConnectButton />
        <CustomConnectButton>
          {({ network }) => <p data-testid="icon">{network?.icon}</p>}
        </CustomConnectButton>
      </>
    ),
  });
  await application.connect();
  await expect.element(application.networkButton).toBeVisible();
  const picture = application.networkButton.element().querySelector('img');
  expect(picture?.getAttribute('src')).toBe(isShown ? iconUrl : undefined);
  expect(page.getByTestId('icon').element().textContent).toBe(isShown ? iconUrl : '');
});

test('button shows names only, of account and network', async () => {
  await page.viewport(1280, 800);
  announce(localWallet());
  const application = openApplication({ content: <ConnectButton account="name" network="name" /> });
  await application.connect();
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.checkVisibility());
  await expect.element(application.networkButton).toBeVisible();
  expect(seen('.mooring-button-avatar')).toEqual([false]);
  expect(seen('.mooring-network-button .mooring-network-icon')).toEqual([false]);
  expect(seen('.mooring-network-name')).toEqual([true]);
});

test('WalletButton connects its wallet or shows how to install it', async () => {
  announce(localWallet({ rdns: 'io.rabby' }));
  const application = openApplication({
    content: (
      <>
        <ConnectButton />
        <WalletButton wallet="rabby" />
        <WalletButton wallet="frame" label="Sail with Frame" />
        <WalletButton wallet="nobody" />
      </>
    ),
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('nobody').click();
  await expect.element(application.connectDialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(application.connectDialog).not.toBeInTheDocument();

  await button('Sail with Frame').click();
  await expect.element(page.getByRole('dialog', { name: 'Get Frame' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await userEvent.keyboard('{Escape}');

  await button('Rabby Wallet').click();
  await expect.element(application.accountButton).toBeVisible();
});

test('WalletButton connects the installed wallet of a host’s own row', async () => {
  announce(localWallet({ name: 'Harbour Wallet', rdns: 'com.harbour.wallet' }));
  const own: Wallet = {
    id: 'harbour',
    name: 'Harbour',
    homepage: 'https://harbour.example',
    accent: '#0a5c74',
    rdns: ['com.harbour.Wallet'],
    chrome: 'https://chromewebstore.google.com/detail/harbour',
  };
  const application = openApplication({
    content: (
      <>
        <ConnectButton />
        <WalletButton wallet="harbour" />
      </>
    ),
    config: { wallets: [{ name: 'Ours', wallets: [own] }] },
  });
  await page.getByRole('button', { name: 'Harbour', exact: true }).click();
  await expect.element(application.accountButton).toBeVisible();
});

test('WalletButton searches for a wallet that a link opens, on a phone without a relay', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/605',
  );
  const { connectDialog } = openApplication({ content: <WalletButton wallet="metamask" /> });
  await page.getByRole('button', { name: 'MetaMask' }).click();
  const row = connectDialog.getByRole('link', { name: 'MetaMask' });
  await expect.element(row).toHaveAttribute('href', expect.stringContaining('link.metamask.io'));
  await expect.element(connectDialog.getByRole('searchbox')).toHaveValue('MetaMask');
  agent.mockRestore();
});

test('walletHelp sets the links below the list', async () => {
  announce(localWallet());
  const application = openApplication({ host: { walletHelp: { get: false, about: false } } });
  await application.openConnectDialog();
  const { connectDialog } = application;
  await expect.element(connectDialog.getByRole('button', { name: 'Test Wallet' })).toBeVisible();
  expect(connectDialog.element().querySelector('.mooring-footer')?.checkVisibility()).toBe(false);
});

test('wrong network: the host offers only configured networks', async () => {
  const wallet = announce(localWallet({ chains: [{ id: ethereum.id }, { id: 777 }] }));
  const application = openApplication({ host: { enforceSupportedChains: true } });
  await application.connect();
  wallet.selectChain(777);
  await expect.element(application.networkDialog).toBeVisible();
});

test('chain icon has the host’s background', async () => {
  announce(localWallet());
  const marked = { ...ethereum, iconUrl: drawing, iconBackground: '#0b6570' };
  const application = openApplication({ chains: [marked, rollup] });
  await application.connect();
  const icon = application.networkButton.element().querySelector('svg.mooring-network-icon');
  expect(icon?.querySelector('circle')?.getAttribute('fill')).toBe('#0b6570');
  expect(icon?.querySelector('image')?.getAttribute('href')).toBe(drawing);
});
