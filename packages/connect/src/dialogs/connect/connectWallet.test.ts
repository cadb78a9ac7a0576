// @vitest-environment jsdom
import { createTestWallet } from '@mooring/testing';
import { describe, expect, it } from 'vitest';
import { type Connector, createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { announcedConnector } from '../../wallets/announcedConnector.ts';
import { isProvider } from '../../wallets/walletRegistry.ts';
import { ConnectWalletError, connectWallet } from './connectWallet.ts';

/** A page with one wallet of its browser, which does what the test says. */
function openPage(readTimeoutMs = 60_000) {
  const wallet = createTestWallet();
  const { provider } = wallet;
  if (!isProvider(provider)) throw new Error('no provider');
  let current: typeof provider | undefined = provider;
  const wagmi = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: [
      announcedConnector(
        { id: 'harbour', name: 'Harbour', provider: () => current },
        readTimeoutMs,
      ),
    ],
    storage: null,
  });
  const [connector] = wagmi.connectors;
  if (!connector) throw new Error('no connector');
  const leave = () => {
    current = undefined;
  };
  return { wallet, wagmi, connector, leave };
}

/** The wallet's connector, failing as no standard has it. */
const throwing = (connector: Connector, thrown: unknown): Connector => ({
  ...connector,
  connect: () => Promise.reject(thrown),
});

const patient = () => ({ timeoutMs: 60_000, signal: new AbortController().signal });

describe('connectWallet', () => {
  it('connects', async () => {
    const { wagmi, connector, wallet } = openPage();
    await connectWallet(wagmi, connector, patient());
    expect(wagmi.state.status).toBe('connected');
    expect(wallet.isConnected).toBe(true);
  });

  it.each([
    [4001, 'rejected'],
    [-32002, 'busy'],
    [-32603, 'failed'],
  ])('tells %o as %s', async (code, reason) => {
    const { wagmi, connector, wallet } = openPage();
    wallet.always('connect').fail(code);
    await expect(connectWallet(wagmi, connector, patient())).rejects.toMatchObject({
      name: 'ConnectWalletError',
      reason,
    });
    expect(wagmi.state.status).toBe('disconnected');
  });

  it.each([
    [{ code: 4001, message: 'no' }, 'rejected'],
    [{ code: -32002, message: 'busy' }, 'busy'],
    [{ code: -32603, message: 'broken' }, 'failed'],
    [new Error('broken'), 'failed'],
    [undefined, 'failed'],
  ])('tells what is no error of the standard, %o, as %s', async (thrown, reason) => {
    const { wagmi, connector } = openPage();
    await expect(
      connectWallet(wagmi, throwing(connector, thrown), patient()),
    ).rejects.toMatchObject({ name: 'ConnectWalletError', reason });
    expect(wagmi.state.status).toBe('disconnected');
  });

  it('keeps the wallet’s own words', async () => {
    const { wagmi, connector } = openPage();
    const jammed = throwing(connector, { message: 'The safe is jammed' });
    const error: unknown = await connectWallet(wagmi, jammed, patient()).catch((e) => e);
    expect(error).toBeInstanceOf(ConnectWalletError);
    expect(error).toMatchObject({ detail: 'The safe is jammed' });
    expect(String(error)).toContain('Harbour did not connect (failed): The safe is jammed');
  });

  it('has a short message, the page that says what to do, and the cause', async () => {
    const { wagmi, connector } = openPage();
    const thrown = { message: 'The safe is jammed' };
    await expect(
      connectWallet(wagmi, throwing(connector, thrown), patient()),
    ).rejects.toMatchObject({
      shortMessage: 'Harbour did not connect (failed)',
      docsPath: 'docs/errors.md#connect',
      cause: thrown,
    });
  });

  it('says so when the wallet has left the page', async () => {
    const { wagmi, connector, leave } = openPage();
    leave();
    await expect(connectWallet(wagmi, connector, patient())).rejects.toMatchObject({
      reason: 'gone',
      detail: undefined,
    });
  });

  it('says so when the wallet is silent where nobody is asked', async () => {
    const { wagmi, connector, wallet } = openPage(5);
    wallet.always('eth_chainId').hang();
    await expect(connectWallet(wagmi, connector, patient())).rejects.toMatchObject({
      reason: 'timeout',
      detail: undefined,
    });
  });

  it('gives up after the time limit', async () => {
    const { wagmi, connector, wallet } = openPage();
    wallet.always('connect').hang();
    const options = { ...patient(), timeoutMs: 5 };
    await expect(connectWallet(wagmi, connector, options)).rejects.toMatchObject({
      reason: 'timeout',
    });
    expect(wagmi.state.status).toBe('disconnected');
  });

  it('can be cancelled, before and while it runs', async () => {
    const { wagmi, connector, wallet } = openPage();
    wallet.always('connect').hang();
    const cancel = new AbortController();
    const running = connectWallet(wagmi, connector, { timeoutMs: 60_000, signal: cancel.signal });
    cancel.abort();
    await expect(running).rejects.toMatchObject({ reason: 'cancelled' });
    await expect(
      connectWallet(wagmi, connector, { timeoutMs: 60_000, signal: cancel.signal }),
    ).rejects.toMatchObject({ reason: 'cancelled' });
    expect(wagmi.state.status).toBe('disconnected');
  });
});
