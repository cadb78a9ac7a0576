// @vitest-environment jsdom
import fc from 'fast-check';
import type { EIP1193Provider } from 'viem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConfig, createStorage, http, mock } from 'wagmi';
import { disconnect, reconnect } from 'wagmi/actions';
import { mainnet, optimism } from 'wagmi/chains';
import { createDeviceStorage } from '../core/deviceStorage.ts';
import { connectionStorage } from '../core/session.ts';
import { announcedConnector } from '../wallets/announcedConnector.ts';
import { errorReason } from '../wallets/errorReason.ts';
import { syncDisconnect } from '../wallets/syncDisconnect.ts';
import { ConnectWalletError, connectWallet } from './connectWallet.ts';
// The connector loads it lazily, which is slow on a busy machine.
import '../wallets/pageWallet.ts';

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

type Answers = Record<string, (params?: unknown) => unknown>;

/** Wallet with scripted answers and events. */
function createForeign(answers: Answers = {}) {
  const listeners = new Map<string, Set<(value: unknown) => unknown>>();
  const asked: string[] = [];
  const known: Answers = {
    eth_accounts: () => [first],
    eth_requestAccounts: () => [first],
    eth_chainId: () => '0x1',
    wallet_requestPermissions: () => {
      throw { code: -32601, message: 'No such method' };
    },
    ...answers,
  };
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      asked.push(method);
      return known[method]?.(params) ?? null;
    },
    on: (name: string, listener: (value: unknown) => unknown) => {
      listeners.set(name, new Set(listeners.get(name)).add(listener));
    },
    removeListener: (name: string, listener: (value: unknown) => unknown) =>
      listeners.get(name)?.delete(listener),
  };
  const emit = (name: string, value?: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(value);
  };
  const heard = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0);
  return { provider: provider as unknown as EIP1193Provider, emit, asked, known, heard };
}

type Foreign = ReturnType<typeof createForeign>;

/** Visit to a page with that wallet; `device` is the storage of earlier visits. */
function visit(
  wallet: Pick<Foreign, 'provider'>,
  device = new Map<string, string>(),
  renew?: () => boolean,
) {
  const area = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
    key: (index: number) => [...device.keys()][index] ?? null,
    get length() {
      return device.size;
    },
  };
  const storage = createDeviceStorage({ storage: area });
  const id = 'org.example.harbour';
  const wagmi = createConfig({
    chains: [mainnet, optimism],
    transports: { 1: http('http://127.0.0.1:1'), 10: http('http://127.0.0.1:1') },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: connectionStorage(storage) }),
    connectors: [
      announcedConnector(
        { id, name: 'Harbour', storage, provider: () => wallet.provider, ...(renew && { renew }) },
        30,
      ),
    ],
  });
  const [connector] = wagmi.connectors;
  if (!connector) throw new Error('no connector');
  const choose = () =>
    connectWallet(
      wagmi,
      { connector, signal: new AbortController().signal },
      { timeoutMs: 200, report: () => {} },
    );
  const connection = () => wagmi.state.connections.get(wagmi.state.current ?? '');
  const accounts = () => connection()?.accounts ?? [];
  return { wagmi, connector, choose, accounts, connection, storage, device, id };
}

const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);
beforeEach(() => process.on('unhandledRejection', note));
afterEach(async () => {
  // Unhandled rejections are reported after the current turn.
  await new Promise((done) => setTimeout(done));
  process.off('unhandledRejection', note);
  expect(uncaught.splice(0)).toEqual([]);
});

/** Returns the failure of an attempt, as shown to the user. */
async function failure(attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ConnectWalletError)) throw new Error(`It did not fail: ${String(error)}`);
  return error;
}

describe('connection to an installed wallet', () => {
  it.each<[string, unknown, string]>([
    ['no accounts', [], 'empty'],
    ['null', null, 'empty'],
    ['accounts that are objects', [{ address: first }], 'empty'],
    ['an account of another kind', [`eip155:1:${first}`], 'empty'],
    ['an address that begins otherwise', [`0X${first.slice(2)}`], 'empty'],
  ])('fails and disconnects when the wallet answers %s', async (_, answer, reason) => {
    const wallet = createForeign({ eth_accounts: () => [], eth_requestAccounts: () => answer });
    const page = visit(wallet);
    const error = await failure(page.choose());
    expect([error.reason, error.detail]).toEqual([reason, undefined]);
    expect(page.wagmi.state.status).toBe('disconnected');
    // It can be chosen again.
    wallet.known['eth_requestAccounts'] = () => [first];
    await page.choose();
    expect(page.accounts()).toEqual([first]);
  });

  it('names the invalid address in the error', async () => {
    const wallet = createForeign({ eth_requestAccounts: () => [`0X${first.slice(2)}`] });
    const { message } = Object((await failure(visit(wallet).choose())).cause);
    expect(message).toContain(`0X${first.slice(2)}`);
  });

  it('treats an address in two letter cases as one account', async () => {
    const page = visit(
      createForeign({ eth_requestAccounts: () => [first.toLowerCase(), first, second] }),
    );
    await page.choose();
    expect(page.accounts()).toEqual([first, second]);
  });

  it.each<[string, unknown]>([
    ['nested', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['as a text', 'User rejected the request'],
    ['by a library’s code', { code: 'ACTION_REJECTED', message: 'no' }],
    ['as an internal error', { code: -32603, message: 'MetaMask: User rejected the request.' }],
  ])('rejects after one prompt with %s', async (_, rejection) => {
    const refuse = () => {
      throw rejection;
    };
    const wallet = createForeign({
      wallet_requestPermissions: refuse,
      eth_requestAccounts: refuse,
    });
    expect((await failure(visit(wallet).choose())).reason).toBe('rejected');
    expect(wallet.asked).toEqual(['wallet_requestPermissions']);
  });

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a number', 7],
  ])('has no detail if the wallet rejects with %s', async (_, rejection) => {
    const refuse = () => {
      throw rejection;
    };
    const page = visit(
      createForeign({ wallet_requestPermissions: refuse, eth_requestAccounts: refuse }),
    );
    const error = await failure(page.choose());
    expect([error.reason, error.detail, errorReason(error)]).toEqual([
      'failed',
      undefined,
      undefined,
    ]);
  });

  it('passes on the text of a wallet’s rejection', async () => {
    const refuse = () => {
      throw 'Out of paper';
    };
    const page = visit(
      createForeign({ wallet_requestPermissions: refuse, eth_requestAccounts: refuse }),
    );
    expect((await failure(page.choose())).detail).toBe('Out of paper');
  });

  it('works with a frozen provider', async () => {
    const { provider } = createForeign();
    const { request, on } = provider;
    const page = visit({ provider: Object.freeze({ request, on }) as unknown as EIP1193Provider });
    await page.choose();
    expect(page.accounts()).toEqual([first]);
    await disconnect(page.wagmi);
  });

  it('prompts once when a permission is granted with an invalid answer', async () => {
    const wallet = createForeign({ wallet_requestPermissions: () => 'granted' });
    await visit(wallet).choose();
    expect(wallet.asked).not.toContain('eth_requestAccounts');
  });

  it('uses the new provider of an extension that was updated while the page is open', async () => {
    const wallet = createForeign({
      wallet_requestPermissions: () => {
        throw new Error('Extension context invalidated.');
      },
    });
    const page: { provider: EIP1193Provider } = { provider: wallet.provider };
    const fresh = createForeign({
      eth_requestAccounts: () => [second],
      eth_accounts: () => [second],
    });
    const opened = visit(
      {
        get provider() {
          return page.provider;
        },
      },
      undefined,
      () => {
        if (page.provider === fresh.provider) return false;
        page.provider = fresh.provider;
        return true;
      },
    );
    await opened.choose();
    expect(opened.accounts()).toEqual([second]);
    fresh.emit('accountsChanged', [first]);
    expect(opened.accounts()).toEqual([first]);
  });

  it('rejects as gone, to reload the page, when there is no new provider', async () => {
    const dead = () => {
      throw new Error('Extension context invalidated.');
    };
    const page = visit(
      createForeign({ wallet_requestPermissions: dead, eth_requestAccounts: dead }),
    );
    const error = await failure(page.choose());
    expect(error.reason).toBe('gone');
  });
});

describe('event of an installed wallet', () => {
  it.each<[string, unknown]>([
    ['null', null],
    ['objects', [{ address: second }]],
    ['CAIP-10', [`eip155:1:${second}`]],
    ['nothing', undefined],
  ])('accountsChanged with %s reads the accounts from the wallet', async (_, value) => {
    const wallet = createForeign();
    const page = visit(wallet);
    await page.choose();
    wallet.known['eth_accounts'] = () => [second];
    wallet.emit('accountsChanged', value);
    await expect.poll(() => page.accounts()).toEqual([second]);
  });

  it.each<[string, unknown]>([
    ['an object', { chainId: 'Optimism' }],
    ['nothing', undefined],
    ['a word', 'optimism'],
    ['no number', Number.NaN],
  ])('chainChanged with %s reads the chain from the wallet', async (_, value) => {
    const wallet = createForeign();
    const page = visit(wallet);
    await page.choose();
    wallet.known['eth_chainId'] = () => '0xa';
    wallet.emit('chainChanged', value);
    await expect.poll(() => page.connection()?.chainId).toBe(10);
  });

  it.each<[unknown, number]>([
    ['0xa', 10],
    [10, 10],
    ['10', 10],
  ])('chainChanged with %o sets chain %i', async (value, chainId) => {
    const wallet = createForeign();
    const page = visit(wallet);
    await page.choose();
    wallet.emit('chainChanged', value);
    expect(page.connection()?.chainId).toBe(chainId);
  });

  it('accountsChanged while the accounts are read takes precedence over the read', async () => {
    let answer: (accounts: unknown) => void = () => {};
    const wallet = createForeign();
    const page = visit(wallet);
    await page.choose();
    wallet.known['eth_accounts'] = () =>
      new Promise((done) => {
        answer = done;
      });
    wallet.emit('accountsChanged', null);
    wallet.emit('accountsChanged', [second]);
    answer([first]);
    await new Promise((done) => setTimeout(done));
    expect(page.accounts()).toEqual([second]);
  });
});

describe('locked wallet', () => {
  it.each<[string, (wallet: Foreign) => void]>([
    ['accounts', ({ emit }) => emit('accountsChanged', [first])],
    ['a connection', ({ emit }) => emit('connect', { chainId: '0x1' })],
    [
      'both',
      ({ emit }) => {
        emit('connect', { chainId: '0x1' });
        emit('accountsChanged', [first]);
      },
    ],
  ])('reconnects when it is unlocked, by the event of %s', async (_, unlock) => {
    const wallet = createForeign();
    const page = visit(wallet);
    await page.choose();
    wallet.emit('accountsChanged', []);
    expect(page.wagmi.state.status).toBe('disconnected');
    unlock(wallet);
    await expect.poll(() => page.accounts()).toEqual([first]);
    wallet.emit('accountsChanged', [second]);
    expect(page.accounts()).toEqual([second]);
  });

  it('reconnects on the next visit too, if it was locked when the page opened', async () => {
    const wallet = createForeign();
    const before = visit(wallet);
    await before.choose();
    const next = createForeign({ eth_accounts: () => [] });
    const page = visit(next, before.device);
    await reconnect(page.wagmi);
    expect(page.wagmi.state.status).toBe('disconnected');
    next.known['eth_accounts'] = () => [first];
    next.emit('accountsChanged', [first]);
    await expect.poll(() => page.accounts()).toEqual([first]);
    expect(next.asked).not.toContain('eth_requestAccounts');
  });

  it('stays disconnected after a disconnect, here or by the host, and after a reload', async () => {
    const wallet = createForeign();
    const page = visit(wallet);
    await page.choose();
    // Same call as the host's `useDisconnect`.
    await disconnect(page.wagmi);
    expect(wallet.heard()).toBe(0);
    wallet.emit('connect', { chainId: '0x1' });
    wallet.emit('accountsChanged', [second]);
    const next = visit(wallet, page.device);
    await reconnect(next.wagmi);
    wallet.emit('accountsChanged', [first]);
    for (const { wagmi } of [page, next]) expect(wagmi.state.status).toBe('disconnected');
  });
});

describe('wallet that answers after the time limit when the page opens', () => {
  /** A page whose wallet was chosen before, with a read that is late the n-th time. */
  async function visitLate(method: string, nth: number) {
    const before = visit(createForeign());
    await before.choose();
    const wallet = createForeign();
    const { promise, resolve: answer, reject: fail } = Promise.withResolvers<unknown>();
    const usual = wallet.known[method];
    let count = 0;
    wallet.known[method] = (params) => {
      count += 1;
      return count < nth ? usual?.(params) : promise;
    };
    const page = visit(wallet, before.device);
    await reconnect(page.wagmi);
    expect(page.wagmi.state.status).toBe('disconnected');
    return { wallet, page, answer, fail };
  }

  it.each<[string, number, unknown]>([
    ['eth_accounts', 1, [first]],
    ['eth_accounts', 2, [first]],
    ['eth_chainId', 1, '0x1'],
  ])('is connected by its late answer to %s, question %i', async (method, nth, late) => {
    const { wallet, page, answer } = await visitLate(method, nth);
    answer(late);
    await expect.poll(() => page.accounts()).toEqual([first]);
    expect(wallet.asked).not.toContain('eth_requestAccounts');
    wallet.emit('accountsChanged', [second]);
    expect(page.accounts()).toEqual([second]);
  });

  it('is not connected if it is locked, refuses, or is left meanwhile', async () => {
    const locked = await visitLate('eth_accounts', 1);
    locked.answer([]);
    const refusing = await visitLate('eth_accounts', 1);
    refusing.fail({ code: 4100, message: 'Not authorized' });
    const replaced = await visitLate('eth_accounts', 1);
    await replaced.page.wagmi.storage?.setItem('recentConnectorId', 'org.example.pier');
    replaced.answer([first]);
    await new Promise((done) => setTimeout(done));
    for (const { page } of [locked, refusing, replaced])
      expect(page.wagmi.state.status).toBe('disconnected');
    locked.wallet.known['eth_accounts'] = () => [first];
    locked.wallet.emit('accountsChanged', [first]);
    await expect.poll(() => locked.page.accounts()).toEqual([first]);
  });
});

describe('locked wallet, after another one was chosen', () => {
  it('stays disconnected when it is unlocked', async () => {
    const wallet = createForeign();
    const page = visit(wallet);
    await page.choose();
    wallet.known['eth_accounts'] = () => [];
    wallet.emit('accountsChanged', []);
    expect(page.wagmi.state.status).toBe('disconnected');
    const other = page.wagmi._internal.connectors.setup(mock({ accounts: [second] }));
    const { signal } = new AbortController();
    await connectWallet(page.wagmi, { connector: other, signal }, { report: () => {} });
    wallet.known['eth_accounts'] = () => [first];
    wallet.emit('accountsChanged', [first]);
    // Takes longer than a reconnect that began before, which reads each once.
    for (const _ of ['once', 'twice', 'again']) {
      await page.wagmi.storage?.getItem('recentConnectorId');
      await page.connector.getAccounts();
      await page.connector.getChainId();
    }
    expect(page.accounts()).toEqual([second]);
    expect([...page.wagmi.state.connections.keys()]).toEqual([other.uid]);
  });
});

describe('syncDisconnect of a wallet disconnected in another tab', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it.each([
    ['by the host', 'mooring.wagmi.org.example.harbour.disconnected'],
    ['by us', 'mooring.wagmi.recentConnectorId'],
    ['with all that is stored', null],
  ])('disconnects here too: %s', async (_, key) => {
    // This wallet revokes nothing and emits nothing.
    const wallet = createForeign();
    const here = visit(wallet);
    await here.choose();
    const there = visit(wallet, here.device);
    await reconnect(there.wagmi);
    const stop = syncDisconnect(here.wagmi);
    if (key === null) here.device.clear();
    else if (key.endsWith('recentConnectorId')) here.device.delete(key);
    else await disconnect(there.wagmi);
    tell(key);
    await expect.poll(() => here.wagmi.state.status).toBe('disconnected');
    wallet.emit('accountsChanged', [second]);
    expect(here.accounts()).toEqual([]);
    await here.choose();
    expect(here.accounts()).toEqual([first]);
    stop();
  });

  it('stays connected when another tab changed other values, or switched to another wallet', async () => {
    const wallet = createForeign();
    const here = visit(wallet);
    await here.choose();
    const stop = syncDisconnect(here.wagmi);
    tell('mooring.theme');
    here.device.set('mooring.wagmi.recentConnectorId', '"org.example.other"');
    tell('mooring.wagmi.recentConnectorId');
    await new Promise((done) => setTimeout(done));
    expect(here.accounts()).toEqual([first]);
    stop();
  });
});

it('an installed wallet restores the chosen account as the first, from the first state on', async () => {
  const wallet = createForeign({
    eth_accounts: () => [first, second],
    eth_requestAccounts: () => [first, second],
  });
  const before = visit(wallet);
  await before.choose();
  before.storage.set(`active-account.${before.id}`, second);
  const page = visit(wallet, before.device);
  const published: unknown[] = [];
  page.wagmi.subscribe(page.accounts, (accounts) => published.push(accounts[0]));
  // Same as wagmi's provider, without the kit's.
  await reconnect(page.wagmi);
  expect(published.filter(Boolean)).toEqual([second]);
});

// Answers and errors outside every standard.
const odd = fc.constantFrom<unknown>(
  ...[undefined, null, 0, -1, '', 'x', [], {}, [null], [{}], [first.toLowerCase()], '0x1', '0xa'],
  ...[{ chainId: 1 }, `eip155:1:${first}`, [`0X${first.slice(2)}`], Number.NaN, true],
);
const ending = fc.oneof(
  odd.map((value) => () => value),
  odd.map((value) => () => Promise.reject(value)),
  fc.constant(() => new Promise(() => {})),
  fc.constantFrom(4001, -32002, -32603, 4100).map((code) => () => Promise.reject({ code })),
);
const methods = ['eth_accounts', 'eth_requestAccounts', 'eth_chainId', 'wallet_requestPermissions'];
const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'];

it('an installed wallet with any answers and events ends in the wallet’s state, and prompts once per attempt', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(Object.fromEntries(methods.map((method) => [method, ending]))),
      fc.array(fc.tuple(fc.constantFrom(...events), odd), { maxLength: 6 }),
      async (answers, told) => {
        const wallet = createForeign(answers);
        const page = visit(wallet);
        const attempt = page.choose().catch((error: unknown) => {
          if (!(error instanceof ConnectWalletError)) throw error;
        });
        for (const [name, value] of told) wallet.emit(name, value);
        await attempt;
        // A permission request that failed without a rejection showed no prompt.
        expect(
          wallet.asked.filter((method) => method === 'eth_requestAccounts').length,
        ).toBeLessThan(2);
        expect(
          wallet.asked.filter((method) => method === 'wallet_requestPermissions').length,
        ).toBeLessThan(2);
        const honest = createForeign();
        Object.assign(wallet.known, honest.known, {
          eth_accounts: () => [second],
          eth_chainId: () => '0xa',
        });
        for (const [name, value] of told) wallet.emit(name, value);
        wallet.emit('chainChanged', null);
        wallet.emit('accountsChanged', null);
        await vi.waitFor(() => {
          if (page.wagmi.state.status !== 'connected') return;
          expect([page.accounts(), page.connection()?.chainId]).toEqual([[second], 10]);
        }, 60_000);
      },
    ),
    { numRuns: 80 },
  );
});
