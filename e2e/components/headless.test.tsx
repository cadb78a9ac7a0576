// A dialog of the host's own, made of the hooks without a screen.
import {
  createQrCode,
  formatAddress,
  type ListedWallet,
  useConnectWallet,
  useDisconnectWallet,
  useWalletList,
} from '@mooring/connect/headless';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAccount } from 'wagmi';
import { announce, ethereum, localWallet, openApplication } from './application.tsx';
import { scriptedPhone } from './scriptedPhone.ts';

function OwnDialog() {
  const [search, setSearch] = useState('');
  const { groups, status } = useWalletList(search);
  const { mutate: connect, reset: cancel, step, error, data } = useConnectWallet();
  const { mutate: disconnect } = useDisconnectWallet();
  const { address } = useAccount();
  if (address) {
    return (
      <button type="button" onClick={() => disconnect()}>
        Leave {formatAddress(address)} {String(data)}
      </button>
    );
  }
  return (
    <>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <p role="alert">{error && `${error.reason}: ${error.detail ?? 'no detail'}`}</p>
      <output>{step?.name ?? status}</output>
      {step?.name === 'code' && <Code text={step.uri} />}
      {step?.name === 'unreachable' && (
        <button type="button" onClick={step.retry}>
          Retry {step.problem}
        </button>
      )}
      {step ? (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      ) : (
        groups.map(({ id, name, wallets }) => (
          <section key={id} aria-label={name}>
            {wallets.map((wallet) => (
              <Row key={wallet.id} wallet={wallet} onChoose={connect} />
            ))}
          </section>
        ))
      )}
    </>
  );
}

function Row({
  wallet,
  onChoose,
}: {
  readonly wallet: ListedWallet;
  readonly onChoose: (wallet: ListedWallet) => void;
}) {
  return wallet.action === 'connect' ? (
    <button type="button" onClick={() => onChoose(wallet)}>
      {wallet.name}
    </button>
  ) : (
    <a href={wallet.href}>{wallet.name}</a>
  );
}

function Code({ text }: { readonly text: string }) {
  const { size, path } = createQrCode(text);
  return (
    <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label="Code">
      <path d={path} />
    </svg>
  );
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const step = page.getByRole('status').first();
const alert = page.getByRole('alert').first();
const phoneRow = 'Phone wallet';

test('headless: an installed wallet is listed, prompted once, connected and disconnected', async () => {
  const wallet = announce(localWallet());
  openApplication({ content: <OwnDialog /> });
  await page
    .getByRole('region', { name: 'Installed' })
    .getByRole('button', { name: 'Test Wallet' })
    .click();
  await button(/^Leave 0x.* false$/).click();
  await expect.element(button('Test Wallet')).toBeVisible();
  expect(wallet.requests.filter(({ method }) => /permission/i.test(method))).not.toEqual([]);
});

test('headless: a rejection has its reason, and the next attempt starts fresh', async () => {
  const wallet = announce(localWallet());
  openApplication({ content: <OwnDialog /> });
  wallet.next('connect').reject();
  await button('Test Wallet').click();
  await expect.element(alert).toMatchTextContent(/^rejected: /);
  await button('Test Wallet').click();
  await expect.element(button(/^Leave /)).toBeVisible();
});

test('headless: a late approval after cancelling changes nothing', async () => {
  const wallet = announce(localWallet());
  openApplication({ content: <OwnDialog /> });
  wallet.next('connect').hang();
  await button('Test Wallet').click();
  await expect.element(step).toHaveTextContent('approve');
  const asked = await wallet.nextRequest('connect');
  await button('Cancel').click();
  await expect.element(button('Test Wallet')).toBeVisible();
  asked.approve();
  await expect.poll(() => wallet.isConnected).toBe(true);
  await expect.element(button('Test Wallet')).toBeVisible();
  await expect.element(alert).toHaveTextContent('');
});

/** Shows every wallet all the time, and names the connected one. */
function OpenList() {
  const { groups } = useWalletList();
  const { mutate: connect } = useConnectWallet();
  const { connector } = useAccount();
  return (
    <>
      <output>{connector?.name ?? 'none'}</output>
      {groups.flatMap(({ wallets }) =>
        wallets.map((wallet) => <Row key={wallet.id} wallet={wallet} onChoose={connect} />),
      )}
    </>
  );
}

test('headless: a second wallet cancels the attempt with the first; its late approval changes nothing', async () => {
  const slow = announce(localWallet());
  announce(localWallet({ name: 'Other', rdns: 'org.mooring.other' }));
  const errors: unknown[] = [];
  openApplication({
    content: <OpenList />,
    host: { onError: (error) => errors.push(error) },
  });
  slow.next('connect').hang();
  await button('Test Wallet').click();
  const asked = await slow.nextRequest('connect');
  await button('Other').click();
  await expect.poll(() => errors).toMatchObject([{ reason: 'cancelled' }]);
  await expect.element(step).toHaveTextContent('Other');
  asked.approve();
  await expect.poll(() => slow.isConnected).toBe(true);
  await expect.element(step).toHaveTextContent('Other');
});

test('headless: a double press prompts once', async () => {
  const wallet = announce(localWallet());
  openApplication({ content: <OpenList /> });
  wallet.next('connect').hang();
  await button('Test Wallet').dblClick();
  const asked = await wallet.nextRequest('connect');
  asked.approve();
  await expect.element(step).toHaveTextContent('Test Wallet');
  const prompts = wallet.requests.filter(({ method }) =>
    /^(?:wallet_requestPermissions|eth_requestAccounts)$/.test(method),
  );
  expect(prompts.map(({ method }) => method)).toEqual(['wallet_requestPermissions']);
});

test('headless: a phone connects by QR code; a failed relay is retried', async () => {
  const phone = scriptedPhone(ethereum.id);
  openApplication({ content: <OwnDialog />, config: { connectors: [phone.create] } });
  await button(phoneRow).click();
  await expect.element(page.getByRole('img', { name: 'Code' })).toBeVisible();
  phone.become({ status: 'failed', error: phone.error('relaySilent') });
  await button('Retry relaySilent').click();
  await expect.element(page.getByRole('img', { name: 'Code' })).toBeVisible();
  phone.approve();
  await expect.element(button(/^Leave 0xf3…2266/)).toBeVisible();
});

test('headless: cancelling withdraws the code', async () => {
  const phone = scriptedPhone(ethereum.id);
  openApplication({ content: <OwnDialog />, config: { connectors: [phone.create] } });
  await button(phoneRow).click();
  await expect.element(page.getByRole('img', { name: 'Code' })).toBeVisible();
  await button('Cancel').click();
  await expect.poll(() => phone.asked()).toBeUndefined();
  await expect.element(button(phoneRow)).toBeVisible();
});

test('headless: search finds wallets by other names, with download links', async () => {
  openApplication({ content: <OwnDialog /> });
  await expect.element(step).toHaveTextContent('success');
  await page.getByRole('searchbox').fill('メタマスク');
  const link = page.getByRole('link', { name: 'MetaMask' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/chrome/));
  await page.getByRole('searchbox').fill('no such wallet');
  await expect.element(link).not.toBeInTheDocument();
});
