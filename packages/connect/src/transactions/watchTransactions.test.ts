import { type Address, type Client, createClient, custom, type Hash, http } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDeviceStorage } from '../core/deviceStorage.ts';
import { openTwoTabs } from '../core/twoTabs.testing.ts';
import {
  type LocalChain,
  type Sending,
  startLocalChain,
  startUnreliableNode,
} from './localChain.testing.ts';
import type { StoredTransaction } from './storedTransaction.ts';
import { createTransactionStore, type TransactionStore } from './transactionStore.ts';
import { type WatchTransactionsParameters, watchTransactions } from './watchTransactions.ts';

const unknown: Hash = `0x${'f'.repeat(64)}`;
let chain: LocalChain;
let rollup: LocalChain;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  [chain, rollup] = await Promise.all([startLocalChain(31_403), startLocalChain(31_404)]);
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(() => Promise.all([chain.stop(), rollup.stop()]));

function getClient(chainId: number): Client | undefined {
  return [chain.client, rollup.client][chainId - 31_403];
}

function openStore(): TransactionStore {
  return createTransactionStore({ storage: createDeviceStorage({ prefix: 'test' }) });
}

type Options = Partial<Omit<WatchTransactionsParameters, 'account'>>;

/** Watches its own account; `heard` collects the host's callbacks. */
function watch(account: Address, options: Options = {}) {
  const store = options.store ?? openStore();
  const heard: string[] = [];
  const parameters: WatchTransactionsParameters = {
    getClient,
    pollingIntervalMs: () => 20,
    onConfirmed: ({ hash }) => heard.push(`confirmed ${hash}`),
    onFailed: ({ reason, hash }) => heard.push(`${reason} ${hash}`),
    onError: (_, chainId) => heard.push(`error ${chainId}`),
    ...options,
    store,
    account,
  };
  const start = () => {
    const stop = watchTransactions(parameters);
    stops.push(stop);
    return stop;
  };
  return { store, heard, start, stop: start() };
}

/** Waits until the account's only transaction is as told. */
async function becomes(
  store: TransactionStore,
  account: Address,
  state: Readonly<Partial<Record<keyof StoredTransaction | 'replacedBy', unknown>>>,
) {
  await expect.poll(() => store.list(account), { interval: 10 }).toMatchObject([state]);
}

/** Sends a transaction and waits until the watch has seen it waiting. */
async function sendAndSee(sending: Partial<Sending> = {}, options: Options = {}) {
  const from = chain.takeAccount();
  const to = chain.takeAccount();
  const hash = await chain.send({ from, to, value: 5n, ...sending });
  const watched = watch(from, options);
  watched.store.add(from, 31_403, { hash, description: 'Send' });
  await becomes(watched.store, from, { status: 'pending', nonce: 0, from: from.toLowerCase() });
  return { ...watched, from, to, hash };
}

describe('watchTransactions', () => {
  test('confirms a transaction when it is in a block', async () => {
    const { store, from, hash, heard } = await sendAndSee();
    expect(heard).toEqual([]);
    await chain.mine();
    await becomes(store, from, { hash, status: 'confirmed' });
    expect(heard).toEqual([`confirmed ${hash}`]);
  });

  test('waits for the requested confirmations without a timeout', async () => {
    const from = chain.takeAccount();
    const hash = await chain.send({ from, to: from });
    await chain.mine();
    const node = await startUnreliableNode(chain.url);
    stops.push(node.stop);
    const client = createClient({ transport: http(node.url) });
    const { store } = watch(from, { timeoutMs: 1, getClient: () => client });
    store.add(from, 31_403, { hash, description: 'Send', confirmations: 3 });
    await expect.poll(() => node.asked.length).toBeGreaterThan(6);
    await becomes(store, from, { status: 'pending' });
    await chain.mine(2);
    await becomes(store, from, { status: 'confirmed' });
  });

  test('marks a reverted transaction as failed', async () => {
    const from = chain.takeAccount();
    const hash = await chain.send({ from, data: '0x60006000fd' });
    const { store, heard } = watch(from);
    store.add(from, 31_403, { hash, description: 'Deploy' });
    await chain.mine();
    await becomes(store, from, { status: 'failed', reason: 'reverted' });
    expect(heard).toEqual([`reverted ${hash}`]);
  });
});

describe('watchTransactions with a used nonce', () => {
  test('follows a repriced transaction as the same one', async () => {
    const { store, from, to, hash, heard } = await sendAndSee();
    const faster = await chain.send({ from, to, value: 5n, nonce: 0, fee: 10 });
    await chain.mine();
    await becomes(store, from, { hash: faster, originalHash: hash, status: 'confirmed' });
    expect(heard).toEqual([`confirmed ${faster}`]);
  });

  test('marks a repriced transaction that reverts as failed', async () => {
    const from = chain.takeAccount();
    const { store } = watch(from);
    const data = '0x60006000fd';
    const hash = await chain.send({ from, data });
    store.add(from, 31_403, { hash, description: 'Deploy' });
    await becomes(store, from, { nonce: 0 });
    const faster = await chain.send({ from, data, nonce: 0, fee: 10 });
    await chain.mine();
    await becomes(store, from, { hash: faster, status: 'failed', reason: 'reverted' });
  });

  test('marks a transaction replaced by an empty one as cancelled', async () => {
    const { store, from, hash, heard } = await sendAndSee();
    const cancel = await chain.send({ from, to: from, value: 0n, nonce: 0, fee: 10 });
    await chain.mine();
    await becomes(store, from, {
      hash,
      status: 'failed',
      reason: 'cancelled',
      replacedBy: cancel,
    });
    expect(heard).toEqual([`cancelled ${hash}`]);
  });

  test('does not take a repriced empty transaction for a cancellation', async () => {
    const from = chain.takeAccount();
    const { store } = watch(from);
    const hash = await chain.send({ from, to: from });
    store.add(from, 31_403, { hash, description: 'Cancel the other one' });
    await becomes(store, from, { nonce: 0 });
    const faster = await chain.send({ from, to: from, nonce: 0, fee: 10 });
    await chain.mine();
    await becomes(store, from, { hash: faster, status: 'confirmed' });
  });

  test.each<[string, Partial<Sending>]>([
    ['another amount', { value: 6n }],
    ['other data', { data: '0x01' }],
    ['another recipient', { to: '0x000000000000000000000000000000000000dEaD' }],
  ])('marks a transaction as replaced when the other one has %s', async (_, change) => {
    const { store, from, to, hash, heard } = await sendAndSee();
    const other = await chain.send({ from, to, value: 5n, nonce: 0, fee: 10, ...change });
    await chain.mine(3);
    await becomes(store, from, { hash, status: 'failed', reason: 'replaced', replacedBy: other });
    expect(heard).toEqual([`replaced ${hash}`]);
  });
});

describe('watchTransactions after the timeout', () => {
  test('marks a transaction as not confirmed, and corrects it on the next visit', async () => {
    const { store, from, hash, heard, start } = await sendAndSee({}, { timeoutMs: 300 });
    await becomes(store, from, { status: 'failed', reason: 'timed-out' });
    expect(heard).toEqual([`timed-out ${hash}`]);
    await chain.mine();
    start();
    await becomes(store, from, { status: 'confirmed' });
    expect(store.list(from)[0]).not.toHaveProperty('reason');
    expect(heard).toEqual([`timed-out ${hash}`, `confirmed ${hash}`]);
  });

  test('inspects a transaction that timed out between visits before it decides', async () => {
    const { store, from, to, hash, heard, stop } = await sendAndSee();
    stop();
    const other = await chain.send({ from, to, value: 6n, nonce: 0, fee: 10 });
    await chain.mine();
    watch(from, { store, timeoutMs: 0, onFailed: ({ reason }) => heard.push(`late: ${reason}`) });
    await becomes(store, from, { hash, reason: 'replaced', replacedBy: other });
    expect(heard).toEqual(['late: replaced']);
  });

  test('finds a later replacement on the next visit', async () => {
    const { store, from, start, stop } = await sendAndSee({}, { timeoutMs: 200 });
    await becomes(store, from, { reason: 'timed-out' });
    stop();
    const cancel = await chain.send({ from, to: from, nonce: 0, fee: 10 });
    await chain.mine();
    start();
    await becomes(store, from, { reason: 'cancelled', replacedBy: cancel });
  });

  test('follows a later repriced transaction on the next visit', async () => {
    const { store, from, to, start, stop } = await sendAndSee({}, { timeoutMs: 200 });
    await becomes(store, from, { reason: 'timed-out' });
    stop();
    const faster = await chain.send({ from, to, value: 5n, nonce: 0, fee: 10 });
    await chain.mine();
    start();
    await becomes(store, from, { hash: faster, status: 'confirmed' });
  });

  test('ends a transaction that no node knows, unless it has no timeout', async () => {
    const from = chain.takeAccount();
    const store = openStore();
    store.add(from, 31_403, { hash: unknown, description: 'limited' });
    store.add(from, 31_404, { hash: unknown, description: 'unlimited' });
    watch(from, {
      store,
      timeoutMs: ({ description }) => (description === 'limited' ? 100 : Number.POSITIVE_INFINITY),
    });
    await expect
      .poll(() => store.list(from))
      .toMatchObject([
        { description: 'unlimited', status: 'pending' },
        { description: 'limited', reason: 'timed-out' },
      ]);
  });

  test('does not extend the timeout when the clock is set back', async () => {
    const from = chain.takeAccount();
    const storage = createDeviceStorage({ prefix: 'test' });
    const ahead = createTransactionStore({ storage, now: () => Date.now() + 3_600_000 });
    ahead.add(from, 31_403, { hash: unknown, description: 'Send' });
    const { store } = watch(from, { store: createTransactionStore({ storage }), timeoutMs: 100 });
    await becomes(store, from, { reason: 'timed-out' });
  });
});

describe('watchTransactions with an unreachable node', () => {
  async function openUnreliable() {
    const node = await startUnreliableNode(chain.url);
    stops.push(node.stop);
    const client = createClient({ transport: http(node.url, { retryCount: 0 }) });
    return { node, getClient: () => client };
  }

  test('reports one error for each outage, and continues when it is back', async () => {
    const { node, getClient } = await openUnreliable();
    node.setDown(true);
    const from = chain.takeAccount();
    const { store, heard } = watch(from, { getClient });
    const hash = await chain.send({ from, to: from });
    store.add(from, 31_403, { hash, description: 'Send' });
    await expect.poll(() => node.asked.length).toBeGreaterThan(3);
    await becomes(store, from, { status: 'pending' });
    expect(heard).toEqual(['error 31403']);

    node.setDown(false);
    await becomes(store, from, { status: 'pending', nonce: 0 });
    node.setDown(true);
    await expect.poll(() => heard).toEqual(['error 31403', 'error 31403']);

    node.setDown(false);
    await chain.mine();
    await becomes(store, from, { status: 'confirmed' });
    expect(heard).toEqual(['error 31403', 'error 31403', `confirmed ${hash}`]);
  });

  test('polls with growing intervals (backoff)', async () => {
    const { node, getClient } = await openUnreliable();
    node.setDown(true);
    const from = chain.takeAccount();
    const times: number[] = [];
    const store = openStore();
    store.add(from, 31_403, { hash: unknown, description: 'Send' });
    watch(from, {
      store,
      getClient: () => {
        times.push(performance.now());
        return getClient();
      },
    });
    await expect.poll(() => times.length).toBeGreaterThanOrEqual(5);
    const [first = 0, second = 0, , fourth = 0, fifth = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(39);
    expect(fifth - fourth).toBeGreaterThanOrEqual(319);
  });

  test('gives an old transaction the whole timeout of the visit, then ends it', async () => {
    const { node, getClient } = await openUnreliable();
    node.setDown(true);
    const from = chain.takeAccount();
    const storage = createDeviceStorage({ prefix: 'test' });
    const yesterday = createTransactionStore({ storage, now: () => Date.now() - 86_400_000 });
    yesterday.add(from, 31_403, { hash: unknown, description: 'Send' });
    const begun = performance.now();
    const { store } = watch(from, {
      store: createTransactionStore({ storage }),
      getClient,
      timeoutMs: 250,
    });
    await becomes(store, from, { reason: 'timed-out' });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(249);
  });

  test('reports an error that getClient throws, and continues', async () => {
    const from = chain.takeAccount();
    const store = openStore();
    store.add(from, 31_403, { hash: unknown, description: 'Send' });
    const { heard } = watch(from, {
      store,
      getClient: () => {
        throw new Error('Chain not configured');
      },
    });
    await expect.poll(() => heard).toEqual(['error 31403']);
  });
});

describe('watchTransactions: several transactions', () => {
  test('follows each on its own chain, and skips chains that are not configured', async () => {
    const from = chain.takeAccount();
    const { store } = watch(from);
    const [one, two] = await Promise.all([
      chain.send({ from, to: from }),
      rollup.send({ from, to: from, value: 1n }),
    ]);
    store.add(from, 31_405, { hash: one, description: 'nowhere' });
    store.add(from, 31_403, { hash: one, description: 'chain' });
    store.add(from, 31_404, { hash: two, description: 'rollup' });
    await rollup.mine();
    await expect
      .poll(() => store.list(from))
      .toMatchObject([
        { description: 'rollup', status: 'confirmed' },
        { description: 'chain', status: 'pending', nonce: 0 },
        { description: 'nowhere', status: 'pending' },
      ]);
    await chain.mine();
    await expect.poll(() => store.pending(from)).toHaveLength(1);
  });

  test('shows the result in all tabs, and reports it in one', async () => {
    const tabs = openTwoTabs();
    const from = chain.takeAccount();
    const first = createTransactionStore({ storage: createDeviceStorage(tabs.first) });
    const second = createTransactionStore({ storage: createDeviceStorage(tabs.second) });
    const here = watch(from, { store: first });
    const there = watch(from, { store: second });
    const hash = await chain.send({ from, to: from });
    first.add(from, 31_403, { hash, description: 'Send' });
    await chain.mine();
    await becomes(first, from, { status: 'confirmed' });
    await becomes(second, from, { status: 'confirmed' });
    expect([...here.heard, ...there.heard]).toEqual([`confirmed ${hash}`]);
  });

  test('follows a transaction again that was cleared and added again', async () => {
    const { store, from, hash } = await sendAndSee({}, { pollingIntervalMs: () => 60_000 });
    store.clear(from);
    store.add(from, 31_403, { hash, description: 'Send' });
    await becomes(store, from, { status: 'pending', nonce: 0 });
  });
});

describe('watchTransactions: polling', () => {
  async function openCounted() {
    const node = await startUnreliableNode(chain.url);
    stops.push(node.stop);
    const client = createClient({ transport: http(node.url) });
    return { node, getClient: () => client };
  }

  test('stops with the returned function', async () => {
    const stopped = await openCounted();
    const { store, from, stop, heard } = await sendAndSee({}, { getClient: stopped.getClient });
    stop();
    const before = stopped.node.asked.length;
    const { node, getClient } = await openCounted();
    watch(from, { store, getClient });
    await expect.poll(() => node.asked.length).toBeGreaterThan(15);
    // At most the look that was under way has come to its end.
    expect(stopped.node.asked.length - before).toBeLessThanOrEqual(3);
    await chain.mine();
    await becomes(store, from, { status: 'confirmed' });
    expect(heard).toEqual([]);
  });

  test('leaves no timer', async () => {
    const from = chain.takeAccount();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = createClient({ transport: custom({ request: async () => null }) });
    const { store, stop } = watch(from, { getClient: () => client });
    store.add(from, 31_403, { hash: unknown, description: 'Send' });
    await vi.advanceTimersByTimeAsync(50);
    // The connection to the chain has timers too.
    const timers = vi.getTimerCount();
    stop();
    expect(vi.getTimerCount()).toBe(timers - 1);
  });

  test('pauses while the page is hidden and starts immediately when it is visible', async () => {
    const page = Object.assign(new EventTarget(), { hidden: true });
    vi.stubGlobal('document', page);
    const from = chain.takeAccount();
    const hash = await chain.send({ from, to: from });
    let looks = 0;
    const { store } = watch(from, {
      pollingIntervalMs: () => 60_000,
      getClient: (chainId) => {
        looks++;
        return getClient(chainId);
      },
    });
    store.add(from, 31_403, { hash, description: 'Send' });
    const show = (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    show(true);
    expect(looks).toBe(0);
    show(false);
    await becomes(store, from, { status: 'pending', nonce: 0 });
    expect(looks).toBe(1);
    show(true);
    await chain.mine();
    expect(looks).toBe(1);
    show(false);
    await becomes(store, from, { status: 'confirmed' });
    expect(looks).toBe(2);
  });

  test('restarts for a transaction that is not confirmed when the page becomes visible', async () => {
    const page = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal('document', page);
    const { store, from } = await sendAndSee({}, { timeoutMs: 200 });
    await becomes(store, from, { reason: 'timed-out' });
    await chain.mine();
    page.dispatchEvent(new Event('visibilitychange'));
    await becomes(store, from, { status: 'confirmed' });
  });
});
