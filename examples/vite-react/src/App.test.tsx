// @vitest-environment jsdom
import { completeJsdom, createTestWallet } from '@mooring/testing';
import { createRoot } from 'react-dom/client';
import { mainnet } from 'viem/chains';
import { expect, test, vi } from 'vitest';
import { App } from './App.tsx';

/** Clicks the button with this text once it exists. */
async function press(text: string) {
  const find = () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent.includes(text));
  await expect.poll(find).toBeDefined();
  find()?.click();
}

test('a visitor connects', async () => {
  completeJsdom();
  // Chains are not read in tests.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No network in tests.')));
  const wallet = createTestWallet({ chains: [{ id: mainnet.id }] });
  wallet.announce();
  createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);

  await press('Connect wallet');
  await press('Test Wallet');
  await expect.poll(() => wallet.isConnected).toBe(true);
});
