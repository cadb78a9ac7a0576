// @vitest-environment jsdom
import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import { completeJsdom, createTestWallet, type TestWallet } from '@mooring/testing';
import { createRoot } from 'react-dom/client';
import { custom } from 'viem';
import { mainnet } from 'viem/chains';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

let wallet: TestWallet;
let close = () => {};

/** Renders the application, on a network whose node answers null to everything. */
function openApplication() {
  const config = createMooringConfig({
    appName: 'My application',
    chains: [mainnet],
    transports: { [mainnet.id]: custom({ request: async () => null }) },
  });
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  root.render(
    <MooringProvider config={config}>
      <ConnectButton />
    </MooringProvider>,
  );
  return () => {
    root.unmount();
    page.remove();
  };
}

/** Clicks the button with this text once it exists. */
async function press(text: string) {
  const find = () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent.includes(text));
  await expect.poll(find).toBeDefined();
  find()?.click();
}

beforeAll(() => completeJsdom());
beforeEach(() => {
  localStorage.clear();
  wallet = createTestWallet({ chains: [{ id: mainnet.id }] });
  const leave = wallet.announce();
  const unmount = openApplication();
  close = () => {
    unmount();
    leave();
  };
});
afterEach(() => close());

test('ConnectButton connects', async () => {
  await press('Connect wallet');
  await press('Test Wallet');
  const shown = wallet.accounts[0]?.slice(0, 4) ?? '';
  await expect.poll(() => document.body.textContent).toContain(shown);
  expect(wallet.isConnected).toBe(true);
});

test('ConnectButton is disconnected after a rejection', async () => {
  wallet.next('connect').hang();
  await press('Connect wallet');
  await press('Test Wallet');
  const request = await wallet.nextRequest('connect');
  await expect.poll(() => document.body.textContent).toContain('Open Test Wallet to continue');

  request.reject();
  await expect.poll(() => document.body.textContent).not.toContain('Open Test Wallet to continue');
  expect(wallet.isConnected).toBe(false);
});
