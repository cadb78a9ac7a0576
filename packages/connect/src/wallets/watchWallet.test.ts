// @vitest-environment jsdom
import { createTestWallet } from '@mooring/testing';
import { afterEach, expect, test } from 'vitest';
import { createConfig, http } from 'wagmi';
import { connect, getConnection } from 'wagmi/actions';
import { mainnet, optimism } from 'wagmi/chains';
import { moveAccountFirst } from './activeAccount.ts';
import { announcedConnector } from './announcedConnector.ts';
import { isProvider } from './walletRegistry.ts';
import { watchWallet } from './watchWallet.ts';

const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;

let stop = () => {};
afterEach(() => stop());

/** Page with a watched wallet whose events are off by default. */
async function open({ hears = false } = {}) {
  const wallet = createTestWallet({ accounts: keys, chains: [{ id: 1 }, { id: 10 }] });
  const { provider: own } = wallet;
  let released: Promise<unknown> = Promise.resolve();
  const late = {
    ...own,
    async request(asked: Parameters<typeof own.request>[0]) {
      const answer = await own.request(asked);
      if (asked.method === 'eth_accounts') await released;
      return answer;
    },
  };
  const none = () => {};
  const deaf = hears ? late : { ...late, on: none, removeListener: none };
  if (!isProvider(deaf)) throw new Error('no provider');
  const wagmi = createConfig({
    chains: [mainnet, optimism],
    transports: { 1: http('http://127.0.0.1:1'), 10: http('http://127.0.0.1:1') },
    storage: null,
    multiInjectedProviderDiscovery: false,
    connectors: [announcedConnector({ id: 'harbour', name: 'Harbour', provider: () => deaf }, 500)],
  });
  const [connector] = wagmi.connectors;
  if (!connector) throw new Error('no connector');
  await connect(wagmi, { connector });
  stop = watchWallet(wagmi, connector);
  const asked = () => wallet.requests.filter(({ method }) => method === 'eth_chainId').length;
  /** Resolves once the wallet has been read. */
  async function comeBack() {
    const before = asked();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => asked()).toBeGreaterThan(before);
  }
  await expect.poll(() => asked()).toBeGreaterThan(1);
  /** Delays the answer to `eth_accounts` until the returned function is called. */
  function hold() {
    let release = () => {};
    released = new Promise<void>((resolve) => {
      release = resolve;
    });
    return release;
  }
  return { wallet, wagmi, comeBack, hold, asked, connection: () => getConnection(wagmi) };
}

test('watchWallet activates an account that was switched while the page was hidden', async () => {
  const { wallet, comeBack, connection } = await open();
  wallet.selectAccount(1);
  expect(connection().address).toBe(wallet.accounts[0]);
  await comeBack();
  await expect.poll(() => connection().address).toBe(wallet.accounts[1]);
});

test('watchWallet follows a network that was switched while the page was hidden', async () => {
  const { wallet, comeBack, connection } = await open();
  wallet.selectChain(10);
  await comeBack();
  await expect.poll(() => connection().chainId).toBe(10);
});

test('watchWallet disconnects a wallet that was disconnected while the page was hidden', async () => {
  const { wallet, comeBack, connection } = await open();
  wallet.disconnect();
  await comeBack();
  await expect.poll(() => connection().status).toBe('disconnected');
});

test('watchWallet keeps the account chosen on the page if the wallet’s accounts are unchanged', async () => {
  const { wallet, wagmi, comeBack, connection } = await open();
  const [, second = null] = wallet.accounts;
  moveAccountFirst(wagmi, second);
  await comeBack();
  wallet.selectChain(10);
  await comeBack();
  await expect.poll(() => connection().chainId).toBe(10);
  expect(connection().address).toBe(second);
});

test('watchWallet keeps an account that is switched during the read, since the answer is older', async () => {
  const { wallet, hold, asked, connection } = await open({ hears: true });
  const release = hold();
  const before = asked();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => wallet.requests.at(-1)?.method).toBe('eth_accounts');
  wallet.selectAccount(1);
  await expect.poll(() => connection().address).toBe(wallet.accounts[1]);
  release();
  // Read again, since the answer is older than the event.
  await expect.poll(() => asked()).toBe(before + 2);
  expect(connection().address).toBe(wallet.accounts[1]);
});

test('watchWallet keeps the state of a wallet that does not answer', async () => {
  const { wallet, comeBack, connection } = await open();
  const { address } = connection();
  wallet.always('eth_accounts').fail(-32603);
  wallet.selectChain(10);
  document.dispatchEvent(new Event('visibilitychange'));
  await wallet.nextRequest('eth_accounts');
  wallet.reset();
  expect(connection()).toMatchObject({ address, chainId: 1, status: 'connected' });
  await comeBack();
  await expect.poll(() => connection().chainId).toBe(10);
});
