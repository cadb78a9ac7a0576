import { expect, test } from '@jest/globals';
import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import { completeJsdom, createTestWallet } from '@mooring/testing';
import { createRoot } from 'react-dom/client';
import { custom } from 'viem';
import { mainnet } from 'viem/chains';

const config = createMooringConfig({
  appName: 'My application',
  chains: [mainnet],
  transports: { [mainnet.id]: custom({ request: async () => null }) },
});

async function until(holds) {
  while (!holds()) await new Promise((done) => setTimeout(done, 20));
}

async function press(text) {
  const find = () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent.includes(text));
  await until(find);
  find().click();
}

test('a visitor connects', async () => {
  completeJsdom();
  const wallet = createTestWallet({ chains: [{ id: mainnet.id }] });
  wallet.announce();
  createRoot(document.body).render(
    <MooringProvider config={config}>
      <ConnectButton />
    </MooringProvider>,
  );
  await press('Connect wallet');
  await press('Test Wallet');
  await until(() => document.body.textContent.includes(wallet.accounts[0].slice(0, 4)));
  expect(wallet.isConnected).toBe(true);
});
