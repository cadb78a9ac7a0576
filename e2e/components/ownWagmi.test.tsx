import {
  ConnectButton,
  createMooringConfig,
  MooringProvider,
  type Timeouts,
} from '@mooring/connect';
import type { TestWallet } from '@mooring/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { http } from 'viem';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type CreateConnectorFn,
  createConfig,
  createStorage,
  mock,
  useConnection,
  useDisconnect,
  WagmiProvider,
} from 'wagmi';
import { reconnect, signMessage } from 'wagmi/actions';
import { announce, ethereum, localWallet, rollup } from './application.tsx';

beforeEach(() => localStorage.clear());

interface Host {
  /** wagmi's own provider: as documented, with its defaults, or none. */
  readonly provider: 'shown' | 'plain' | 'none';
  readonly ssr: boolean;
  /** Connectors of a configuration that the kit makes. Default: the host makes its own. */
  readonly connectors?: readonly CreateConnectorFn[];
  readonly timeouts?: Partial<Timeouts>;
}

const hosts = (['shown', 'plain', 'none'] as const).flatMap((provider) =>
  [true, false].map((ssr): [string, Host] => [
    `with WagmiProvider ${provider}${ssr ? ', and ssr' : ''}`,
    { provider, ssr },
  ]),
);

/** Tests in every host; the quick run has two. */
function testInHosts(name: string, run: (host: Host) => Promise<void>) {
  const isQuick = ([, { provider, ssr }]: (typeof hosts)[number]) =>
    (provider === 'shown' && ssr) || (provider === 'none' && !ssr);
  const { quick = [], others = [] } = Object.groupBy(hosts, (host) =>
    isQuick(host) ? 'quick' : 'others',
  );
  test.each(quick)(`${name} %s`, (_, host) => run(host));
  test.each(others)(`${name} %s`, { tags: ['long'] }, (_, host) => run(host));
}

/** Loads a page with wagmi's provider, and records each account as it is published. */
function load({ provider, ssr, connectors, timeouts = {} }: Host) {
  const chains = [ethereum, rollup] as const;
  const transports = { [ethereum.id]: http(), [rollup.id]: http() };
  let isOpen = true;
  const storage = createStorage({
    storage: {
      getItem: (key) => localStorage.getItem(key),
      // A closed page stores nothing more.
      setItem(key, value) {
        if (isOpen) localStorage.setItem(key, value);
      },
      removeItem(key) {
        if (isOpen) localStorage.removeItem(key);
      },
    },
  });
  const mooring = createMooringConfig({
    ...{ appName: 'Own', chains, timeouts },
    ...(connectors
      ? { transports, ssr, connectors }
      : { wagmi: createConfig({ chains, transports, ssr, storage }) }),
  });
  const { wagmi } = mooring;
  const published: string[] = [];
  const queryClient = new QueryClient();

  function Content() {
    const { address } = useConnection();
    const { mutate: disconnect } = useDisconnect();
    if (address && published.at(-1) !== address) published.push(address);
    return (
      <>
        <ConnectButton />
        <button type="button" onClick={() => disconnect()}>
          Host leaves
        </button>
      </>
    );
  }
  const around = (kit: ReactNode) =>
    provider === 'none' ? (
      kit
    ) : (
      <WagmiProvider config={wagmi} reconnectOnMount={provider === 'plain'}>
        {kit}
      </WagmiProvider>
    );
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  let remount = () => {};
  function Kit() {
    const [count, setCount] = useState(0);
    remount = () => setCount(count + 1);
    return (
      <MooringProvider config={mooring} key={count}>
        <Content />
      </MooringProvider>
    );
  }
  root.render(
    <StrictMode>
      {around(
        <QueryClientProvider client={queryClient}>
          <Kit />
        </QueryClientProvider>,
      )}
    </StrictMode>,
  );
  const close = () => {
    if (isOpen) root.unmount();
    isOpen = false;
  };
  onTestFinished(close);
  return { published, close, wagmi, remount: () => remount() };
}

const connectButton = page.getByRole('button', { name: 'Connect wallet' });
const accountButton = page.getByRole('button', { name: /Account / });
const dialog = page.getByRole('dialog', { name: 'Connect a wallet' });

async function connect() {
  await connectButton.click();
  const row = dialog.getByRole('button', { name: 'Test Wallet', exact: true });
  await expect.element(row).toBeVisible();
  expect(row.elements()).toHaveLength(1);
  await row.click();
  await expect.element(accountButton).toBeVisible();
}

/** Wallet with two accounts. */
function wallet(): TestWallet {
  return announce(localWallet({ accounts: inject('keys').slice(0, 2) }));
}

testInHosts('a connection is restored on reload', async (host) => {
  wallet();
  const first = load(host);
  await connect();
  first.close();
  const { published } = load(host);
  await expect.element(accountButton).toHaveAccessibleName(/mira\.eth/);
  expect(published).toHaveLength(1);
});

/** Connector that loads its software late, and has no session. */
const lateConnector: CreateConnectorFn = (config) => ({
  ...mock({ accounts: ['0x0000000000000000000000000000000000000001'] })(config),
  ...{ id: 'late', name: 'Late' },
  getProvider: () => new Promise((resolve) => setTimeout(resolve, 300)),
});

test('a connection is restored though wagmi’s provider waits for another connector', async () => {
  wallet();
  const host: Host = { provider: 'plain', ssr: false, connectors: [lateConnector] };
  const first = load(host);
  await connect();
  first.close();
  const { published } = load(host);
  await expect.element(accountButton).toHaveAccessibleName(/mira\.eth/);
  expect(published).toHaveLength(1);
});

/** Chooses the second account of the wallet, and loads the page again. */
async function reloadWithSecondAccount(tester: TestWallet, host: Host, answerMs: number) {
  const first = load(host);
  await connect();
  await accountButton.click();
  await page.getByRole('button', { name: /^Use the-keeper/ }).click();
  await expect.element(accountButton).toHaveAccessibleName(/the-keeper/);
  first.close();
  if (answerMs > 0) tester.always('eth_accounts').slow(answerMs);
  const { published } = load(host);
  await expect.element(accountButton).toHaveAccessibleName(/the-keeper/);
  return published;
}

testInHosts('the chosen account is restored', async (host) => {
  const published = await reloadWithSecondAccount(wallet(), host, 0);
  // Of a wallet that answers before the kit is loaded, wagmi publishes the first account before.
  if (host.provider !== 'plain') expect(published).toHaveLength(1);
});

testInHosts('a slow wallet’s accounts appear without a flash', async (host) => {
  const published = await reloadWithSecondAccount(wallet(), host, 100);
  expect(published).toHaveLength(1);
});

testInHosts('a disconnect by the host’s useDisconnect survives a reload', async (host) => {
  const tester = wallet();
  // It keeps sharing its accounts, and reports a change of them.
  tester.always('wallet_revokePermissions').fail(-32601, 'No such method');
  const first = load(host);
  await connect();
  await page.getByRole('button', { name: 'Host leaves' }).click();
  await expect.element(connectButton).toBeVisible();
  tester.selectAccount(1);
  await connectButton.click();
  await expect.element(dialog).toBeVisible();
  expect(first.published).toHaveLength(1);
  first.close();
  load(host);
  tester.selectAccount(0);
  await expect.element(connectButton).toHaveAttribute('aria-busy', 'false');
});

/** Connector that does not remember that it was disconnected, unlike those of installed wallets. */
const forgetfulConnector: CreateConnectorFn = (config) => ({
  ...mock({ accounts: ['0x0000000000000000000000000000000000000001'] })(config),
  ...{ id: 'forgetful', name: 'Forgetful', isAuthorized: async () => true },
});

test('a disconnect survives a reload with a connector that does not remember it', async () => {
  const host: Host = { provider: 'none', ssr: false, connectors: [forgetfulConnector] };
  const first = load(host);
  await connectButton.click();
  await dialog.getByRole('button', { name: 'Forgetful', exact: true }).click();
  await accountButton.click();
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect.element(connectButton).toBeVisible();
  first.close();
  load(host);
  await expect.element(connectButton).toHaveAttribute('aria-busy', 'false');
});

/** Stores a connection as wagmi does: with its connector's name only. */
function persistConnection() {
  const connector = { id: 'gone', name: 'Gone', type: 'injected', uid: 'earlier' };
  const accounts = ['0x0000000000000000000000000000000000000001'];
  const connections = {
    __type: 'Map',
    value: [['earlier', { accounts, chainId: ethereum.id, connector }]],
  };
  const state = { connections, chainId: ethereum.id, current: 'earlier' };
  localStorage.setItem('wagmi.store', JSON.stringify({ state, version: 3 }));
}

testInHosts('a wallet connects beside a persisted connection', async (host) => {
  const tester = wallet();
  persistConnection();
  const { wagmi } = load(host);
  tester.next('connect').reject();
  await connectButton.click();
  const row = dialog.getByRole('button', { name: 'Test Wallet', exact: true });
  await row.click();
  await tester.nextRequest('connect');
  await expect.poll(() => wagmi.state.status).toBe('disconnected');
  await row.click();
  await expect.element(accountButton).toHaveAccessibleName(/mira\.eth/);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(wagmi.state.connections).toHaveLength(1);
});

/** Waits until wagmi reconnects again: of all pages in this window, it reconnects one at a time. */
async function reconnects() {
  const features = { defaultConnected: true, reconnect: true };
  const connectors = [mock({ accounts: [`0x${'01'.repeat(20)}`], features })];
  const transports = { [ethereum.id]: http() };
  const other = createConfig({
    ...{ chains: [ethereum], transports, connectors },
    ...{ storage: null, multiInjectedProviderDiscovery: false },
  });
  await expect.poll(() => reconnect(other)).toHaveLength(1);
}

test('a wallet connects while wagmi’s provider waits for another with a persisted connection', async () => {
  const silent = announce(localWallet({ name: 'Silent', rdns: 'org.mooring.silent' }));
  silent.next('eth_accounts').hang();
  wallet();
  persistConnection();
  const { wagmi } = load({ provider: 'plain', ssr: false });
  const question = await silent.nextRequest('eth_accounts');
  onTestFinished(() => {
    question.reject();
    return reconnects();
  });
  await page.getByRole('button', { name: 'Connecting…' }).click();
  await dialog.getByRole('button', { name: 'Test Wallet', exact: true }).click();
  await expect.element(accountButton).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(wagmi.state.connections).toHaveLength(1);
});

/** Page whose visitor waits for a wallet, while wagmi's provider still waits for that of the last visit. */
async function loadBetweenWallets() {
  const last = wallet();
  const first = load({ provider: 'plain', ssr: false });
  await connect();
  first.close();
  const accounts = inject('keys').slice(2, 3);
  const other = announce(localWallet({ accounts, name: 'Other', rdns: 'org.mooring.other' }));
  last.next('eth_accounts').hang();
  const { wagmi } = load({ provider: 'plain', ssr: false, timeouts: { restoreMs: 100 } });
  const findHanging = () => last.requests.find(({ state }) => state === 'hanging');
  await expect.poll(findHanging).toBeDefined();
  await page.getByRole('button', { name: 'Connecting…' }).click();
  other.next('connect').hang();
  await dialog.getByRole('button', { name: 'Other', exact: true }).click();
  const request = await other.nextRequest('connect');
  return { wagmi, answer: findHanging(), request };
}

test('a connected wallet stays when wagmi’s provider restores another late', async () => {
  const { wagmi, answer, request } = await loadBetweenWallets();
  request.approve();
  await expect.element(accountButton).toHaveAccessibleName(/0x3C…93BC/i);
  const connected = wagmi.state;
  answer?.approve();
  await expect.poll(() => wagmi.state).not.toBe(connected);
  await accountButton.click();
  await expect.element(accountButton).toHaveAccessibleName(/0x3C…93BC/i);
  await expect(signMessage(wagmi, { message: 'Still here' })).resolves.toMatch(/^0x/);
});

test('a session that wagmi’s provider restores leaves the request of another wallet open', async () => {
  const { answer, request } = await loadBetweenWallets();
  answer?.approve();
  await expect
    .element(page.getByRole('status').filter({ hasText: /mira\.eth/ }))
    .toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  request.approve();
  await expect.element(accountButton).toHaveAccessibleName(/0x3C…93BC/i);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a session that wagmi’s provider restores after a rejection is shown', async () => {
  const { answer, request } = await loadBetweenWallets();
  request.reject();
  await expect.element(dialog.getByRole('button', { name: 'Other', exact: true })).toBeVisible();
  answer?.approve();
  await expect.element(accountButton).toHaveAccessibleName(/mira\.eth/);
  await expect.element(dialog).not.toBeInTheDocument();
});

testInHosts('a wallet stays connected when the provider mounts again', async (host) => {
  wallet();
  const { remount, wagmi } = load(host);
  await connect();
  remount();
  await accountButton.click();
  await expect.element(page.getByRole('button', { name: 'Disconnect', exact: true })).toBeVisible();
  await expect(signMessage(wagmi, { message: 'Still here' })).resolves.toMatch(/^0x/);
});
