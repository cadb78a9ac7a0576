import type { Address, Hash } from 'viem';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDeviceStorage } from '../../core/deviceStorage.ts';
import type { MultisigTransactionStatus } from '../../core/multisigSource.ts';
import { openTwoTabs } from '../../core/twoTabs.testing.ts';
import { type LocalChain, startLocalChain } from '../localChain.testing.ts';
import { createTransactionStore, type TransactionStore } from '../transactionStore.ts';
import { watchTransactions } from '../watchTransactions.ts';
import { createInspection } from './createInspection.ts';
import { createLocalSafe, type LocalSafe, type SafePayment } from './localSafe.testing.ts';

const CHAIN_ID = 31_409;
const awaiting: MultisigTransactionStatus = {
  state: 'AWAITING_CONFIRMATIONS',
  confirmations: 1,
  threshold: 2,
};
let chain: LocalChain;
const stops: (() => void)[] = [];

beforeAll(async () => {
  chain = await startLocalChain(CHAIN_ID);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
afterAll(() => chain.stop());

/** As a page opens it; on the same tab, as the page after a reload does. */
function openStore(tab = openTwoTabs().first): TransactionStore {
  return createTransactionStore({ storage: createDeviceStorage(tab) });
}

interface Watching {
  readonly account?: Address;
  readonly store?: TransactionStore;
  readonly isMultisig?: () => Promise<boolean>;
  readonly now?: () => number;
}

/** A Safe, a source that answers as told, and a watch of what it sends. */
async function open() {
  const safe = await createLocalSafe(chain);
  const source = { answer: async (): Promise<unknown> => awaiting, asked: [] as Hash[] };
  const heard: string[] = [];

  function watch(watching: Watching = {}) {
    const { store = openStore(), isMultisig = async () => true, now = Date.now } = watching;
    const { account = safe.address } = watching;
    const stop = watchTransactions({
      store,
      account,
      getClient: () => chain.client,
      pollingIntervalMs: () => 20,
      timeoutMs: ({ multisig }) => (multisig ? Number.POSITIVE_INFINITY : 300_000),
      now,
      inspect: createInspection({
        account,
        isMultisig,
        // Tests skip pauses.
        now: () => (later += 60_000),
        source: {
          transactionStatus: async ({ safeTxHash }) => {
            source.asked.push(safeTxHash);
            const answer = await source.answer();
            // Whatever it is: what comes over a wire has no type.
            return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
          },
          messageStatus: async () => undefined,
        },
      }),
      onConfirmed: ({ hash }) => heard.push(`confirmed ${hash}`),
      onFailed: ({ reason }) => heard.push(`failed ${reason}`),
      onSigned: ({ multisig }) => heard.push(`${multisig?.confirmations} signed`),
      onError: () => heard.push('error'),
    });
    stops.push(stop);
    return { store, stop };
  }
  return { safe, source, heard, watch };
}

let later = Date.now();

async function propose(safe: LocalSafe, store: TransactionStore, payment?: Partial<SafePayment>) {
  const call = { to: chain.takeAccount(), value: 5n, ...payment };
  const hash = await safe.hashOf(call);
  store.add(safe.address, CHAIN_ID, { hash, description: 'Send', multisig: {} });
  return { call, hash };
}

async function becomes(store: TransactionStore, safe: LocalSafe, state: object) {
  await expect.poll(() => store.list(safe.address), { interval: 10 }).toMatchObject([state]);
}

test('multisig transaction waits for its owners, survives a reload, and takes the executing hash', async () => {
  const { safe, source, heard, watch } = await open();
  const tab = openTwoTabs().first;
  const first = watch({ store: openStore(tab) });
  const { call, hash } = await propose(safe, first.store);
  await becomes(first.store, safe, {
    status: 'pending',
    hash,
    multisig: { confirmations: 1, threshold: 2 },
  });
  first.stop();

  const later = watch({ store: openStore(tab), now: () => Date.now() + 86_400_000 });
  await expect.poll(() => source.asked.length).toBeGreaterThan(3);
  expect(later.store.list(safe.address)).toMatchObject([{ status: 'pending', hash }]);

  const executed = await safe.execute(call);
  source.answer = async () => ({ ...awaiting, state: 'SUCCESS', transactionHash: executed });
  await becomes(later.store, safe, {
    status: 'confirmed',
    hash: executed,
    originalHash: hash,
    description: 'Send',
  });
  expect(openStore(tab).list(safe.address)).toHaveLength(1);
  expect(heard).toEqual(['1 signed', `confirmed ${executed}`]);
});

test('multisig transaction fails when its call failed, although the receipt has status success', async () => {
  const { safe, source, watch } = await open();
  const { store } = watch();
  const refusing = chain.takeAccount();
  await chain.client.setCode({ address: refusing, bytecode: '0x60006000fd' });
  const { call } = await propose(safe, store, { to: refusing, safeTxGas: 50_000n });
  const executed = await safe.execute(call);
  expect(await chain.client.getTransactionReceipt({ hash: executed })).toMatchObject({
    status: 'success',
  });
  source.answer = async () => ({ ...awaiting, state: 'SUCCESS', transactionHash: executed });
  await becomes(store, safe, { status: 'failed', reason: 'reverted', hash: executed });
});

test.each([
  ['cancelled', {}],
  ['replaced', { replacedBy: `0x${'ab'.repeat(32)}` }],
])('multisig transaction with a used nonce ends as %s', async (reason, more) => {
  const { safe, source, heard, watch } = await open();
  const { store } = watch();
  source.answer = async () => ({ state: 'CANCELLED', ...more });
  await propose(safe, store);
  await becomes(store, safe, { status: 'failed', reason, ...more });
  expect(heard).toContain(`failed ${reason}`);
});

test('multisig transaction reported as failed without proof is not confirmed, and may be corrected', async () => {
  const { safe, source, watch } = await open();
  const { store, stop } = watch();
  source.answer = async () => ({ state: 'FAILED' });
  const { call } = await propose(safe, store);
  await becomes(store, safe, { status: 'failed', reason: 'error' });
  stop();
  const executed = await safe.execute(call);
  source.answer = async () => ({ state: 'SUCCESS', transactionHash: executed });
  watch({ store });
  await becomes(store, safe, { status: 'confirmed', hash: executed });
});

test('multisig transaction deleted from its source is not confirmed, until it is executed', async () => {
  const { safe, source, watch } = await open();
  const { store, stop } = watch();
  const { call } = await propose(safe, store);
  await becomes(store, safe, { status: 'pending', multisig: { confirmations: 1 } });
  let looks = 0;
  source.answer = async () => (++looks === 1 ? undefined : awaiting);
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(store.list(safe.address)).toMatchObject([{ status: 'pending' }]);
  source.answer = async () => undefined;
  await becomes(store, safe, { status: 'failed', reason: 'error' });
  stop();
  const executed = await safe.execute(call);
  source.answer = async () => ({ state: 'SUCCESS', transactionHash: executed });
  watch({ store });
  await becomes(store, safe, { status: 'confirmed', hash: executed });
});

test('multisig transaction stays pending while its source is unreachable, and is polled again', async () => {
  const { safe, source, heard, watch } = await open();
  source.answer = async () => {
    throw new Error('503');
  };
  const { store } = watch({ now: () => Date.now() + 86_400_000 });
  const { call } = await propose(safe, store);
  await expect.poll(() => source.asked.length).toBeGreaterThan(2);
  expect(store.list(safe.address)).toMatchObject([{ status: 'pending' }]);
  expect(heard).toEqual(['error']);
  const executed = await safe.execute(call);
  source.answer = async () => ({ state: 'SUCCESS', transactionHash: executed });
  await becomes(store, safe, { status: 'confirmed' });
});

test.each<[string, (other: Hash) => unknown]>([
  ['another transaction', (other) => ({ state: 'SUCCESS', transactionHash: other })],
  ['one that is not there', () => ({ state: 'SUCCESS', transactionHash: `0x${'cd'.repeat(32)}` })],
  ['no hash', () => ({ state: 'SUCCESS', transactionHash: 'soon' })],
  ['nothing', () => undefined],
  ['nonsense', () => ({ state: 7, confirmations: -1, threshold: 1e9, transactionHash: {} })],
  ['a text', () => 'SUCCESS'],
])(
  'multisig transaction ignores a source that reports %s as its execution',
  async (_name, answer) => {
    const { safe, source, watch } = await open();
    const other = await safe.execute({ to: chain.takeAccount(), value: 1n });
    source.answer = async () => answer(other);
    const { store } = watch();
    const { hash } = await propose(safe, store);
    await expect.poll(() => source.asked.length).toBeGreaterThan(2);
    expect(store.list(safe.address)).toMatchObject([{ status: 'pending', hash }]);
  },
);

test('multisig transaction added before the multisig was detected loses its timeout', async () => {
  const { safe, watch } = await open();
  const { store } = watch();
  const hash = await safe.hashOf({ to: chain.takeAccount() });
  store.add(safe.address, CHAIN_ID, { hash, description: 'Send' });
  await becomes(store, safe, { status: 'pending', multisig: { confirmations: 1 } });
});

test('multisig transaction with the hash on the chain needs no source', async () => {
  const { safe, source, watch } = await open();
  source.answer = async () => undefined;
  const { store } = watch();
  const hash = await safe.execute({ to: chain.takeAccount(), value: 1n });
  store.add(safe.address, CHAIN_ID, { hash, description: 'Send', multisig: {} });
  await becomes(store, safe, { status: 'confirmed', hash });
  expect(source.asked).toEqual([]);
});

test('transaction of an externally owned account sends no request to the source', async () => {
  const { source, watch } = await open();
  const isMultisig = vi.fn(async () => false);
  const from = chain.takeAccount();
  const { store } = watch({ account: from, isMultisig });
  const hash = await chain.send({ from, to: chain.takeAccount(), value: 1n });
  store.add(from, CHAIN_ID, { hash, description: 'Send' });
  await expect.poll(() => store.list(from)).toMatchObject([{ nonce: 0 }]);
  await chain.mine();
  await expect.poll(() => store.list(from)).toMatchObject([{ status: 'confirmed' }]);
  expect(source.asked).toEqual([]);
  expect(isMultisig).not.toHaveBeenCalled();
});

test('multisig transaction has one entry with its new hash in two tabs', async () => {
  const { safe, source, watch } = await open();
  const tabs = openTwoTabs();
  const one = createTransactionStore({ storage: createDeviceStorage(tabs.first) });
  const other = createTransactionStore({ storage: createDeviceStorage(tabs.second) });
  const { call, hash } = await propose(safe, one);
  watch({ store: one });
  watch({ store: other });
  await becomes(other, safe, { status: 'pending', hash, multisig: { confirmations: 1 } });
  const executed = await safe.execute(call);
  source.answer = async () => ({ ...awaiting, state: 'SUCCESS', transactionHash: executed });
  await becomes(one, safe, { status: 'confirmed', hash: executed, originalHash: hash });
  await becomes(other, safe, { status: 'confirmed', hash: executed, originalHash: hash });
});
