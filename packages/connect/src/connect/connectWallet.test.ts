// @vitest-environment jsdom

import { createTestWallet } from '@mooring/testing';
import { describe, expect, it } from 'vitest';
import { type Connector, type CreateConnectorFn, createConfig, http, mock } from 'wagmi';
import { connect } from 'wagmi/actions';
import { mainnet } from 'wagmi/chains';
import { announcedConnector } from '../wallets/announcedConnector.ts';
import { isProvider } from '../wallets/walletRegistry.ts';
import {
  ConnectWalletError,
  cancellableConnect,
  connectWallet,
  prepareAttempt,
} from './connectWallet.ts';

/** Page with one scriptable installed wallet. */
function openPage(readTimeoutMs = 60_000, others: readonly CreateConnectorFn[] = []) {
  const wallet = createTestWallet();
  const { provider } = wallet;
  if (!isProvider(provider)) throw new Error('no provider');
  let current: typeof provider | undefined = provider;
  const wagmi = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    multiInjectedProviderDiscovery: false,
    connectors: [
      announcedConnector(
        { id: 'harbour', name: 'Harbour', provider: () => current },
        readTimeoutMs,
      ),
      ...others,
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

/** Connector of the wallet that fails with a nonstandard error. */
const throwing = (connector: Connector, thrown: unknown): Connector => ({
  ...connector,
  connect: () => Promise.reject(thrown),
});

const patient = { timeoutMs: 60_000, report: () => {} };

const attempt = (connector: Connector, { signal } = new AbortController()) => ({
  connector,
  signal,
});

describe('connectWallet', () => {
  it('connects', async () => {
    const { wagmi, connector, wallet } = openPage();
    await connectWallet(wagmi, attempt(connector), patient);
    expect(wagmi.state.status).toBe('connected');
    expect(wallet.isConnected).toBe(true);
  });

  it.each([
    [4001, 'rejected'],
    [-32002, 'busy'],
    [-32603, 'failed'],
  ])('rejects code %o as %s', async (code, reason) => {
    const { wagmi, connector, wallet } = openPage();
    wallet.always('connect').fail(code);
    await expect(connectWallet(wagmi, attempt(connector), patient)).rejects.toMatchObject({
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
  ])('returns for the unknown error %o the reason %s', async (thrown, reason) => {
    const { wagmi, connector } = openPage();
    await expect(
      connectWallet(wagmi, attempt(throwing(connector, thrown)), patient),
    ).rejects.toMatchObject({ name: 'ConnectWalletError', reason });
    expect(wagmi.state.status).toBe('disconnected');
  });

  it('keeps the reason the wallet gave as detail', async () => {
    const { wagmi, connector } = openPage();
    const jammed = throwing(connector, { message: 'The safe is jammed' });
    const error: unknown = await connectWallet(wagmi, attempt(jammed), patient).catch((e) => e);
    expect(error).toBeInstanceOf(ConnectWalletError);
    expect(error).toMatchObject({ detail: 'The safe is jammed' });
    expect(String(error)).toContain('Harbour did not connect (failed): The safe is jammed');
  });

  it('throws an error with a short message, the page that helps, and the cause', async () => {
    const { wagmi, connector } = openPage();
    const thrown = { message: 'The safe is jammed' };
    await expect(
      connectWallet(wagmi, attempt(throwing(connector, thrown)), patient),
    ).rejects.toMatchObject({
      shortMessage: 'Harbour did not connect (failed)',
      docsPath: 'docs/errors.md#connect',
      cause: thrown,
    });
  });

  it('rejects as gone when the wallet has left the page', async () => {
    const { wagmi, connector, leave } = openPage();
    leave();
    await expect(connectWallet(wagmi, attempt(connector), patient)).rejects.toMatchObject({
      reason: 'gone',
      detail: undefined,
    });
  });

  it('rejects with timeout when the wallet does not answer a read', async () => {
    const { wagmi, connector, wallet } = openPage(5);
    wallet.always('eth_chainId').hang();
    await expect(connectWallet(wagmi, attempt(connector), patient)).rejects.toMatchObject({
      reason: 'timeout',
      detail: undefined,
    });
  });

  it('waits longer than a page that opens for a wallet that answers a read late', async () => {
    const { wagmi, connector, wallet } = openPage(100);
    wallet.always('eth_chainId').slow(200).approve();
    await connectWallet(wagmi, attempt(connector), patient);
    expect(wagmi.state.status).toBe('connected');
  });

  it.each(['eth_accounts', 'eth_chainId'])(
    'restores no connection with a late answer to %s: the connector reconnects by itself',
    async (method) => {
      const { wagmi, connector, wallet } = openPage(100);
      await connectWallet(wagmi, attempt(connector), patient);
      wallet.always(method).slow(200).approve();
      const restored = connector.connect({ isReconnecting: true });
      await expect(restored).rejects.toMatchObject({ name: 'TimeoutError' });
    },
  );

  it('rejects with timeout after the time limit', async () => {
    const { wagmi, connector, wallet } = openPage();
    wallet.always('connect').hang();
    await expect(
      connectWallet(wagmi, attempt(connector), { ...patient, timeoutMs: 5 }),
    ).rejects.toMatchObject({
      reason: 'timeout',
    });
    expect(wagmi.state.status).toBe('disconnected');
  });

  it('rejects as cancelled when aborted, before and while it runs', async () => {
    const { wagmi, connector, wallet } = openPage();
    wallet.always('connect').hang();
    const cancel = new AbortController();
    const running = connectWallet(wagmi, attempt(connector, cancel), patient);
    cancel.abort();
    await expect(running).rejects.toMatchObject({ reason: 'cancelled' });
    await expect(connectWallet(wagmi, attempt(connector, cancel), patient)).rejects.toMatchObject({
      reason: 'cancelled',
    });
    expect(wagmi.state.status).toBe('disconnected');
  });
});

describe('connectWallet without accounts', () => {
  it('rejects as empty, and leaves nothing connected', async () => {
    const { wagmi, connector } = openPage();
    const none = { ...connector, connect: async () => ({ accounts: [], chainId: 1 }) };
    await expect(connectWallet(wagmi, attempt(none), patient)).rejects.toMatchObject({
      reason: 'empty',
    });
    expect(wagmi.state).toMatchObject({ status: 'disconnected', current: null });
    expect(wagmi.state.connections.size).toBe(0);
  });
});

describe('connectWallet while another wallet is connected', () => {
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const previous = { accounts: [account] as const, features: { reconnect: true } };

  it('disconnects the other wallet, also for later visits', async () => {
    const { wagmi, connector } = openPage(60_000, [mock(previous)]);
    const [, other] = wagmi.connectors;
    if (!other) throw new Error('no other');
    await connectWallet(wagmi, attempt(other), patient);
    await connectWallet(wagmi, attempt(connector), patient);
    const left = [...wagmi.state.connections.values()].map(({ connector: { id } }) => id);
    expect(left).toEqual([connector.id]);
    expect(await other.isAuthorized()).toBe(false);
  });

  /** Connectors of the wallets that are left, in the order they were connected. */
  const remaining = ({ wagmi }: ReturnType<typeof openPage>) =>
    [...wagmi.state.connections.values()].map(({ connector: { id } }) => id);

  it('disconnects every other wallet that the host has connected', async () => {
    const page = openPage(60_000, [mock(previous), mock(previous)]);
    const { wagmi, connector } = page;
    for (const other of wagmi.connectors.slice(1)) await connect(wagmi, { connector: other });
    expect(remaining(page)).toHaveLength(2);
    await connectWallet(wagmi, attempt(connector), patient);
    expect(remaining(page)).toEqual([connector.id]);
  });

  it('waits until the other wallet is disconnected', async () => {
    const answer = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const slow: CreateConnectorFn = (config) => ({
      ...mock(previous)(config),
      async disconnect() {
        asked.resolve();
        await answer.promise;
      },
    });
    const page = openPage(60_000, [slow]);
    const { wagmi, connector } = page;
    const [, other] = wagmi.connectors;
    if (!other) throw new Error('no other');
    await connectWallet(wagmi, attempt(other), patient);
    const left = connectWallet(wagmi, attempt(connector), patient).then(() => remaining(page));
    await asked.promise;
    answer.resolve();
    expect(await left).toEqual([connector.id]);
  });

  it('leaves the other wallet if its disconnect fails, and reports the error', async () => {
    const failing: CreateConnectorFn = (config) => ({
      ...mock(previous)(config),
      disconnect: () => Promise.reject(new Error('The line is dead')),
    });
    const page = openPage(60_000, [failing]);
    const { wagmi, connector } = page;
    const [, other] = wagmi.connectors;
    if (!other) throw new Error('no other');
    await connectWallet(wagmi, attempt(other), patient);
    const errors: unknown[] = [];
    const report = (error: unknown) => errors.push(error);
    await connectWallet(wagmi, attempt(connector), { ...patient, report });
    expect(remaining(page)).toEqual([connector.id]);
    expect(wagmi.state).toMatchObject({ status: 'connected', current: connector.uid });
    expect(errors).toMatchObject([{ message: 'The line is dead' }]);
  });

  it.each([
    ['declines', 4001],
    ['is busy', -32002],
  ])('keeps the other wallet connected when the new one %s', async (_, code) => {
    const { wagmi, connector, wallet } = openPage(60_000, [mock(previous)]);
    const [, other] = wagmi.connectors;
    if (!other) throw new Error('no other');
    await connectWallet(wagmi, attempt(other), patient);
    wallet.next('connect').fail(code);
    await expect(connectWallet(wagmi, attempt(connector), patient)).rejects.toThrow();
    expect(wagmi.state.current).toBe(other.uid);
    expect(await other.isAuthorized()).toBe(true);
  });
});

describe('cancellableConnect and prepareAttempt of a phone wallet', () => {
  /** Pairing connector by its contract: loaded at the first attempt, then one link at a time. */
  function phoneLine() {
    const loaded = Promise.withResolvers<void>();
    const listeners = new Set<() => void>();
    let status = 'idle';
    let running: { reject(error: Error): void; resolve(): void } | undefined;
    let proposals = 0;
    let connected = false;
    const become = (next: string) => {
      status = next;
      for (const listener of [...listeners]) listener();
    };
    const end = (settle: (attempt: NonNullable<typeof running>) => void) => {
      const attempt = running;
      running = undefined;
      become('idle');
      if (attempt) settle(attempt);
    };
    const pairing = {
      getState: () => ({ status }),
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      getSession: () => undefined,
      choose() {},
      forget() {},
      renew() {},
      cancel: () => end((attempt) => attempt.reject(Object.assign(new Error(), { code: 4001 }))),
      check: async () => {},
    };
    const [real] = createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http('http://127.0.0.1:1') },
      multiInjectedProviderDiscovery: false,
      connectors: [mock({ accounts: ['0x0000000000000000000000000000000000000001'] })],
      storage: null,
    }).connectors;
    if (!real) throw new Error('no connector');
    const connector: Connector = {
      ...real,
      type: 'pairing',
      mooring: { kind: 'pairing', control: pairing },
      async connect(parameters) {
        await loaded.promise;
        if (!connected) {
          pairing.cancel();
          const { promise, resolve, reject } = Promise.withResolvers<void>();
          running = { resolve, reject };
          proposals += 1;
          become('starting');
          await promise;
        }
        return real.connect(parameters);
      },
    };
    return {
      connector,
      load: () => loaded.resolve(),
      status: () => status,
      listeners,
      proposals: () => proposals,
      approve() {
        connected = true;
        end((attempt) => attempt.resolve());
      },
    };
  }

  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };

  it('withdraws the link when the user goes back', async () => {
    const line = phoneLine();
    line.load();
    const abort = new AbortController();
    const connecting = cancellableConnect(attempt(line.connector, abort))().catch(
      (error: unknown) => error,
    );
    await settled();
    expect(line.status()).toBe('starting');
    abort.abort();
    expect(line.status()).toBe('idle');
    expect(await connecting).toMatchObject({ code: 4001 });
    expect(line.listeners.size).toBe(0);
  });

  it('withdraws an attempt that has not started, and not the next one', async () => {
    const line = phoneLine();
    const [first, second] = [new AbortController(), new AbortController()];
    const one = cancellableConnect(attempt(line.connector, first))();
    first.abort();
    const other = cancellableConnect(attempt(line.connector, second))();
    line.load();
    await expect(one).rejects.toMatchObject({ code: 4001 });
    await settled();
    expect(line.proposals()).toBe(2);
    expect(line.status()).toBe('starting');
    line.approve();
    expect((await other).accounts).toHaveLength(1);
    expect(line.listeners.size).toBe(0);
  });

  it('connects any wallet by a link that was prepared before', async () => {
    const line = phoneLine();
    line.load();
    const prepared = prepareAttempt(line.connector);
    await settled();
    expect(line.status()).toBe('starting');
    const connecting = prepared.connect();
    line.approve();
    expect((await connecting).accounts).toHaveLength(1);
    expect(line.proposals()).toBe(1);
  });

  it('withdraws a prepared link that was not used', async () => {
    const line = phoneLine();
    line.load();
    const prepared = prepareAttempt(line.connector);
    await settled();
    prepared.abort.abort();
    await expect(prepared.answer).rejects.toMatchObject({ code: 4001 });
    expect(line.status()).toBe('idle');
  });
});
