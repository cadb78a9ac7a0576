import { type AuthenticationAdapter, AuthenticationProvider } from '@mooring/connect';
import { createSiweMessage } from 'viem/siwe';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { announce, ethereum, localWallet, openApplication } from './application.tsx';
import { axeFaults } from './axeFaults.ts';
import { scriptedPhone } from './scriptedPhone.ts';

const adapter: AuthenticationAdapter = {
  getNonce: async () => 'anchoraweigh',
  createMessage: (fields) =>
    createSiweMessage({
      ...fields,
      ...{ domain: location.host, uri: location.origin, version: '1' },
    }),
  verify: async () => true,
  signOut: async () => {},
};

/** Page of visitors who are not signed in, with a clock that the test advances. */
function open(connectors: Parameters<typeof openApplication>[0] = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return openApplication({
    ...connectors,
    around: (kit) => (
      <AuthenticationProvider adapter={adapter} status="unauthenticated">
        {kit}
      </AuthenticationProvider>
    ),
  });
}

const plainWay = page.getByRole('button', { name: 'Connect first, sign in later' });

/** Lets the time pass in which a wallet may answer. */
async function waitLong() {
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
}

test('silent wallet_connect (timeout) offers to connect without sign-in', async () => {
  const wallet = announce(localWallet({ connectsWithSignIn: true }));
  const application = open();
  await application.openConnectDialog();
  wallet.next('wallet_connect').hang();
  // It shows nothing for the request that it leaves unanswered.
  wallet.next('wallet_requestPermissions').approve();
  await application.chooseWallet();
  await wallet.nextRequest('wallet_connect');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect.element(plainWay).not.toBeInTheDocument();
  await waitLong();
  await expect.element(plainWay).toBeVisible();
  expect(await axeFaults(application.connectDialog.element())).toEqual([]);
  await plainWay.click();
  await expect.element(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(wallet.requests.map(({ method }) => method)).toContain('wallet_requestPermissions');
});

test('wallet whose wallet_connect prompt is open says so when sign-in is skipped', async () => {
  const wallet = announce(localWallet({ connectsWithSignIn: true }));
  const application = open();
  await application.openConnectDialog();
  wallet.next('wallet_connect').hang();
  await application.chooseWallet();
  const prompt = await wallet.nextRequest('wallet_connect');
  await waitLong();
  await plainWay.click();
  await expect
    .element(application.connectDialog.getByRole('alert'))
    .toMatchTextContent('has a request open already');
  prompt.reject();
  await application.connectDialog.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => wallet.isConnected).toBe(true);
  await expect.element(application.connectDialog).not.toBeInTheDocument();
});

test('wallet without wallet_connect offers no second way', async () => {
  // The catalogue knows that it cannot do both.
  const wallet = announce(localWallet({ name: 'MetaMask', rdns: 'io.metamask' }));
  const application = open();
  await application.openConnectDialog();
  wallet.next('connect').hang();
  await application.chooseWallet('MetaMask');
  await wallet.nextRequest('connect');
  await waitLong();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect.element(plainWay).not.toBeInTheDocument();
});

test('silent phone gets a link that connects without sign-in', async () => {
  const phone = scriptedPhone(ethereum.id);
  const application = open({ config: { connectors: [phone.create] } });
  await application.openConnectDialog();
  await application.connectDialog.getByRole('button', { name: 'Phone wallet' }).click();
  await expect.poll(() => phone.composed).toEqual([expect.objectContaining({ version: '1' })]);
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await waitLong();
  await plainWay.click();
  await expect.poll(() => phone.composed.length).toBe(2);
  expect(phone.composed[1]).toBeUndefined();
  await expect.element(plainWay).not.toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  phone.approve();
  await expect.element(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
