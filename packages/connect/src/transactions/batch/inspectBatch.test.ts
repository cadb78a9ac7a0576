import type { Address, Hash } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createDeviceStorage } from '../../core/deviceStorage.ts';
import { openTwoTabs } from '../../core/twoTabs.testing.ts';
import { type LocalChain, startLocalChain } from '../localChain.testing.ts';
import { createTransactionStore } from '../transactionStore.ts';
import { watchTransactions } from '../watchTransactions.ts';
import { createBatchInspection } from './inspectBatch.ts';
import { readCallsStatus } from './readCallsStatus.ts';
import { readSentBatch } from './readSentBatch.ts';

const CHAIN_ID = 31_411;
/** Creation code that reverts. */
const FAILS = '0x60006000fd';
let chain: LocalChain;
const stops: (() => void)[] = [];

beforeAll(async () => {
  chain = await startLocalChain(CHAIN_ID);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
afterAll(() => chain.stop());

/** A batch of three that a wallet took, and the wallet's answers about it, as told. */
function open({ account = chain.takeAccount(), id = 'batch of mine', confirmations = 1 } = {}) {
  const device = openTwoTabs().first;
  const openStore = () => createTransactionStore({ storage: createDeviceStorage(device) });
  const store = openStore();
  const sent = readSentBatch({ id }, { connectorId: 'io.wallet', size: 3 });
  if (!sent) throw new Error('No batch.');
  store.add(account, CHAIN_ID, { ...sent, description: 'Payroll', confirmations });
  const wallet = {
    isConnected: true,
    answer: (): Promise<unknown> => Promise.resolve({ status: 100 }),
    asked: 0,
  };
  let passed = 0;
  let looks = 0;
  const now = () => Date.now() + passed;
  const errors: unknown[] = [];

  function watch(own = store) {
    const inspect = createBatchInspection({
      account,
      askWallet() {
        if (!wallet.isConnected) return undefined;
        wallet.asked += 1;
        return wallet.answer();
      },
      walletMs: 30,
      limitMs: 300_000,
      onError: (error) => errors.push(error),
      now,
    });
    const stop = watchTransactions({
      store: own,
      account,
      getClient() {
        looks += 1;
        return chain.client;
      },
      pollingIntervalMs: () => 20,
      timeoutMs: () => Number.POSITIVE_INFINITY,
      now,
      inspect,
    });
    stops.push(stop);
    return stop;
  }
  /** Sends the calls of a wallet, in a block. */
  async function mine(calls: readonly { readonly data?: typeof FAILS; readonly from?: Address }[]) {
    const hashes: Hash[] = [];
    for (const call of calls) {
      const to = call.data ? {} : { to: chain.takeAccount(), value: 1n };
      hashes.push(await chain.send({ from: account, ...to, ...call }));
    }
    await chain.mine();
    return hashes;
  }
  /** Waits until two more looks have begun, the first of which has ended. */
  const looksAgain = async () => {
    const before = looks;
    await expect.poll(() => looks).toBeGreaterThanOrEqual(before + 2);
  };
  const becomes = (state: object, own = store) =>
    expect.poll(() => own.list(account), { interval: 10 }).toMatchObject([state]);
  const tells = (status: number, hashes: readonly Hash[], more: object = {}) => {
    const receipts = hashes.map((transactionHash) => ({ transactionHash }));
    wallet.answer = async () => ({ version: '2.0.0', status, receipts, ...more });
  };
  const pass = (ms: number) => {
    passed += ms;
  };
  return {
    account,
    store,
    openStore,
    wallet,
    watch,
    mine,
    becomes,
    tells,
    pass,
    errors,
    looksAgain,
  };
}

test.each(['constructor', '__proto__', 99, 700, 200.5, null])(
  'a status of %j is not read',
  (status) => {
    expect(readCallsStatus({ status })).toBeUndefined();
  },
);

test('batch in one transaction is confirmed with its hash', async () => {
  const { watch, becomes, mine, tells, store, account } = open();
  watch();
  await becomes({ status: 'pending', batch: { id: 'batch of mine', size: 3 } });
  const [hash] = await mine([{}]);
  if (!hash) throw new Error('Nothing was sent.');
  tells(200, [hash], { atomic: true });
  await becomes({ status: 'confirmed', hash, batch: { done: 3, atomic: true, hashes: [hash] } });
  expect(store.list(account)[0]?.batch).not.toHaveProperty('claimed');
});

test('batch in three transactions counts the mined ones', async () => {
  const { watch, becomes, mine, tells } = open();
  watch();
  const first = await mine([{}]);
  tells(100, first, { atomic: false });
  await becomes({ status: 'pending', batch: { done: 1, atomic: false } });
  const rest = await mine([{}, {}]);
  tells(200, [...first, ...rest], { atomic: false });
  await becomes({ status: 'confirmed', hash: rest[1], batch: { done: 3, size: 3 } });
});

test('batch is read from its wallet again after a reload, once the wallet is connected', async () => {
  const { watch, becomes, mine, tells, wallet, openStore, pass, looksAgain } = open();
  const stop = watch();
  await becomes({ status: 'pending' });
  stop();
  wallet.isConnected = false;
  const reloaded = openStore();
  watch(reloaded);
  pass(3_600_000);
  const asked = wallet.asked;
  const hashes = await mine([{}]);
  tells(200, hashes, { atomic: true });
  await looksAgain();
  await becomes({ status: 'pending' }, reloaded);
  expect(wallet.asked).toBe(asked);
  wallet.isConnected = true;
  await becomes({ status: 'confirmed', hash: hashes[0] }, reloaded);
});

test('batch is decided by the chain when the wallet is disconnected and all hashes are known', async () => {
  const { watch, becomes, mine, tells, wallet } = open();
  watch();
  const hashes = await mine([{}, {}]);
  const [last] = await mine([{ data: FAILS }]);
  if (!last) throw new Error('Nothing was sent.');
  tells(100, [...hashes, last], { atomic: false });
  await becomes({ status: 'failed', reason: 'reverted', hash: last, batch: { done: 2 } });
  expect(wallet.asked).toBeGreaterThan(0);
});

describe('partly executed batch', () => {
  test('counts executed calls and fails as reverted when a transaction reverted', async () => {
    const { watch, becomes, mine, tells } = open();
    watch();
    const hashes = await mine([{}, { data: FAILS }]);
    tells(600, hashes, { atomic: false });
    await becomes({
      status: 'failed',
      reason: 'reverted',
      hash: hashes[1],
      batch: { done: 1, size: 3, atomic: false },
    });
  });

  test('fails as reported by the wallet, unproven, when no transaction on the chain failed', async () => {
    const { watch, becomes, mine, tells } = open();
    watch();
    const hashes = await mine([{}]);
    tells(600, hashes, { atomic: false });
    await becomes({ status: 'failed', reason: 'error', batch: { done: 1, claimed: true } });
  });

  test('counts no executed calls when atomic', async () => {
    const { watch, becomes, mine, tells } = open();
    watch();
    const hashes = await mine([{ data: FAILS }]);
    tells(500, hashes, { atomic: true });
    await becomes({ status: 'failed', reason: 'reverted', batch: { done: 0 } });
  });

  test('reported as not sent fails unproven, and is confirmed later', async () => {
    const { watch, becomes, mine, tells } = open();
    const stop = watch();
    tells(400, []);
    await becomes({ status: 'failed', reason: 'error', batch: { claimed: true } });
    stop();
    const hashes = await mine([{}]);
    tells(200, hashes, { atomic: true });
    watch();
    await becomes({ status: 'confirmed', hash: hashes[0] });
  });
});

describe('dishonest wallet', () => {
  test('reports success: a reverted transaction on the chain makes the batch fail', async () => {
    const { watch, becomes, mine, tells } = open();
    watch();
    const hashes = await mine([{ data: FAILS }]);
    tells(200, hashes, { atomic: true });
    await becomes({ status: 'failed', reason: 'reverted' });
  });

  test('reports another account’s transaction: confirmed, but unproven', async () => {
    const { watch, becomes, mine, tells } = open();
    watch();
    const hashes = await mine([{ from: chain.takeAccount() }]);
    tells(200, hashes, { atomic: true });
    await becomes({ status: 'confirmed', batch: { claimed: true } });
  });

  test('reports no transaction: confirmed, but unproven', async () => {
    const { watch, becomes, tells } = open();
    watch();
    tells(200, []);
    await becomes({ status: 'confirmed', batch: { claimed: true, done: 3 } });
  });

  test('reports an unknown hash: pending until the timeout, then not confirmed', async () => {
    const { watch, becomes, tells, pass } = open();
    watch();
    tells(200, [`0x${'a'.repeat(64)}`]);
    await becomes({ status: 'pending', batch: { hashes: [`0x${'a'.repeat(64)}`] } });
    pass(121_000);
    await becomes({ status: 'failed', reason: 'timed-out' });
  });

  test.each([
    null,
    'done',
    { status: 'done' },
    { status: 7 },
    { status: 200, receipts: [null, { transactionHash: 'x' }], atomic: 'yes' },
  ])('returns %j: ignored', async (answer) => {
    const { watch, wallet, becomes } = open();
    wallet.answer = async () => answer;
    watch();
    await expect.poll(() => wallet.asked).toBeGreaterThan(0);
    await becomes({ batch: { id: 'batch of mine' } });
  });
});

test('batch replaces a hash that the wallet replaced', async () => {
  const { watch, becomes, mine, tells } = open();
  watch();
  const before: Hash = `0x${'b'.repeat(64)}`;
  tells(100, [before], { atomic: true });
  await becomes({ status: 'pending', batch: { hashes: [before] } });
  const hashes = await mine([{}]);
  tells(200, hashes, { atomic: true });
  await becomes({ status: 'confirmed', hash: hashes[0], batch: { hashes } });
});

test('batch that the wallet no longer knows is pending until the timeout, with one error', async () => {
  const { watch, becomes, wallet, pass, errors } = open();
  wallet.answer = () => Promise.reject(Object.assign(new Error('Unknown'), { code: 5730 }));
  watch();
  await expect.poll(() => errors).toHaveLength(1);
  await becomes({ status: 'pending' });
  pass(300_000);
  await becomes({ status: 'failed', reason: 'timed-out' });
  expect(errors).toHaveLength(1);
});

test('batch is requested once from a wallet that hangs, and its late response counts', async () => {
  const { watch, becomes, wallet, mine, looksAgain } = open();
  let answer: (value: unknown) => void = () => {};
  wallet.answer = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  watch();
  const [transactionHash] = await mine([{}]);
  await looksAgain();
  expect(wallet.asked).toBe(1);
  answer({ status: 200, atomic: true, receipts: [{ transactionHash }] });
  await becomes({ status: 'confirmed', hash: transactionHash });
});

test('batch waits for the requested number of confirmations', async () => {
  const { watch, becomes, mine, tells } = open({ confirmations: 2 });
  watch();
  const hashes = await mine([{}]);
  tells(200, hashes, { atomic: true });
  await becomes({ status: 'pending', hash: hashes[0] });
  await chain.mine();
  await becomes({ status: 'confirmed', hash: hashes[0] });
});

test.each([
  ['no id', { id: '' }],
  ['an id without end', { id: 'x'.repeat(8_195) }],
  ['nonsense', 7],
])('readSentBatch returns undefined for %s', (_, answer) => {
  expect(readSentBatch(answer, { connectorId: 'io.wallet', size: 3 })).toBeUndefined();
});

test('damaged batch in storage is ignored', () => {
  const { account, openStore } = open();
  const tab = openTwoTabs().first;
  const storage = createDeviceStorage(tab);
  const store = createTransactionStore({ storage });
  const sent = readSentBatch('mine', { connectorId: 'io.wallet', size: 3 });
  if (!sent) throw new Error('No batch.');
  store.add(account, CHAIN_ID, { ...sent, description: 'Payroll' });
  const [key = ''] = storage.keys('tx.');
  const stored = JSON.parse(storage.get(key) ?? '');
  for (const batch of [7, {}, { ...sent.batch, id: 7 }, { ...sent.batch, hashes: ['0x'] }]) {
    storage.set(key, JSON.stringify({ ...stored, batch }));
    expect(store.list(account)).toEqual([]);
  }
  expect(openStore().list(account)).toHaveLength(1);
});
